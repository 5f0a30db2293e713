// States, events and acts on their way into an item and back: JSON, compressed. An item is paid for by the kilobyte.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export function pack(value: unknown): Uint8Array {
  const text = Buffer.from(JSON.stringify(value));
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, { params });
}

/** The value that was packed. Its type is the packer's word: nobody else writes here. */
export function unpack<T>(bytes: Uint8Array): T {
  return JSON.parse(brotliDecompressSync(bytes).toString());
}
