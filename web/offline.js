// The service worker: once everything was loaded, the game starts without network. Each version has a cache of its own;
// the one in use is left alone until no window of the game is open any more.

const CACHE = 'ringspin-@version@';
const FILES = [@files@];

self.addEventListener('install', (event) => {
    event.waitUntil((async () => {
        const cache = await caches.open(CACHE);
        for (const file of FILES) {
            if (!(await cache.match(file))) await cache.add(new Request(file, { cache: 'no-cache' }));
        }
    })());
});

self.addEventListener('activate', (event) => {
    event.waitUntil((async () => {
        for (const name of await caches.keys()) {
            if (name.startsWith('ringspin-') && name !== CACHE) await caches.delete(name);
        }
    })());
});

self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
    event.respondWith((async () => {
        const cache = await caches.open(CACHE);
        return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
    })());
});
