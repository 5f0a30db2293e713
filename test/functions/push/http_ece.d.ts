// The part of http_ece 1.2.1 that a receiver needs: decrypting a whole aes128gcm body (RFC 8188) with its own key.
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  const ece: {
    /** `authSecret`: base64url. Throws on a body that was not encrypted for this key and secret. */
    decrypt(
      body: Buffer,
      params: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
    ): Buffer;
  };
  export default ece;
}
