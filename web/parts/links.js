// Links that carry a thing: `#replay=…`, `#rules=…`, `#drill=…`.
//
// A recording is a JSON document: packed (deflate without a head) or as it is, then written in the letters of base64url.

/** No document is larger than this, in bytes: the game would refuse it. */
const LONGEST = 8 * 1024 * 1024;

/** What the address carries behind its `#`: the kind and the text. What cannot be unpacked has no text, and is refused. */
export async function readLink(hash) {
    const [, kind, carried] = /^#(replay|rules|drill)=(.*)$/s.exec(hash) ?? [];
    if (!kind) return undefined;
    if (kind !== 'replay') return { kind, text: plain(carried) };
    return { kind, text: await unpacked(carried).catch(() => '') };
}

function plain(carried) {
    try {
        return decodeURIComponent(carried);
    } catch {
        return '';
    }
}

async function unpacked(carried) {
    const letters = carried.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const isPlain = bytes[0] === '{'.charCodeAt(0);
    const stream = new Blob([bytes]).stream();
    const reader = (isPlain ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'))).getReader();
    const chunks = [];
    let length = 0;
    for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        length += value.byteLength;
        if (length > LONGEST) throw new Error('too long');
        chunks.push(value);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(chunks).arrayBuffer());
}

/** The link to this page that carries the recording `text`. */
export async function recordingLink(text) {
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    const carried = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return `${location.origin}${location.pathname}#replay=${carried}`;
}
