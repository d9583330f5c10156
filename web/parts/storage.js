// What the game keeps: documents by name in the browser's database, read once at the start, each change written at once.

const STORE = 'documents';

/** The storage of this page, or one that keeps nothing where the browser has none for it. */
export async function openStorage() {
    const window = await windowNumber();
    try {
        const database = await open();
        const documents = await readAll(database);
        navigator.storage?.persist?.();
        return { documents, lasts: true, window, keep: (name, text) => write(database, name, text) };
    } catch (why) {
        return { documents: {}, lasts: false, window, keep: async () => {}, why };
    }
}

function open() {
    return new Promise((resolve, reject) => {
        const asked = indexedDB.open('ringspin', 1);
        asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
        asked.onblocked = () => reject(new Error('the database is blocked'));
    });
}

function readAll(database) {
    return new Promise((resolve, reject) => {
        const documents = {};
        const transaction = database.transaction(STORE, 'readonly');
        const cursor = transaction.objectStore(STORE).openCursor();
        cursor.onsuccess = () => {
            if (!cursor.result) return;
            documents[cursor.result.key] = cursor.result.value;
            cursor.result.continue();
        };
        transaction.oncomplete = () => resolve(documents);
        transaction.onabort = () => reject(transaction.error);
    });
}

/** One transaction: afterwards the old document is there or the new one, whole. */
function write(database, name, text) {
    return new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
        const store = transaction.objectStore(STORE);
        if (text === undefined) store.delete(name);
        else store.put(text, name);
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('the browser gave it up'));
    });
}

/** Which of the windows of the game that are open this is: each holds a lock of its own as long as it is open. */
async function windowNumber() {
    const WINDOWS = 8;
    if (!navigator.locks) return 0;
    for (let number = 0; number < WINDOWS - 1; number += 1) {
        if (await holds(`ringspin-window-${number}`)) return number;
    }
    return WINDOWS - 1;
}

function holds(name) {
    return new Promise((resolve) => {
        navigator.locks
            .request(name, { ifAvailable: true }, (lock) => {
                resolve(lock !== null);
                return lock && new Promise(() => {});
            })
            .catch(() => resolve(true));
    });
}
