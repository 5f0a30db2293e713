// A device that holds passkeys, in a few lines: it answers as WebAuthn level 3 says (6.1, 6.5), and can be told to misbehave.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Held {
  readonly id: string;
  readonly site: string;
  readonly userHandle: string;
  readonly key: KeyObject;
  counter: number;
}

/** How a device or a page may lie. */
export interface Lies {
  readonly origin?: string;
  readonly challenge?: string;
  readonly userHandle?: string;
  /** Of the signature counter: a copied device falls behind. */
  readonly counter?: number;
  /** Nobody has unlocked it. */
  readonly locked?: true;
}

interface ToCreate {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

interface ToGet {
  readonly challenge: string;
  readonly rpId?: string;
}

export function authenticator(origin: string) {
  const held: Held[] = [];

  return {
    create({ challenge, rp, user }: ToCreate, lies: Lies = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const passkey: Held = {
        id: randomBytes(16).toString('base64url'),
        site: rp.id ?? '',
        userHandle: user.id,
        key: privateKey,
        counter: 0,
      };
      held.push(passkey);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const id = Buffer.from(passkey.id, 'base64url');
      // COSE (RFC 9053): kty EC2, alg ES256, crv P-256, x, y.
      const cose = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const data = Buffer.concat([authenticatorData(passkey, lies, 0x40), attested]);
      // CBOR: { fmt: 'none', attStmt: {}, authData: data }
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...named(passkey.id),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lies).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Answers with the passkey that was made last. */
    get({ challenge }: ToGet, lies: Lies = {}) {
      const passkey = held.at(-1);
      if (!passkey) throw new Error('this device holds no passkey');
      passkey.counter++;
      const data = authenticatorData(passkey, lies);
      const client = clientData('webauthn.get', challenge, lies);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...named(passkey.id),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, passkey.key).toString('base64url'),
          userHandle: lies.userHandle ?? passkey.userHandle,
        },
      };
    },
  };

  function clientData(type: string, challenge: string, lies: Lies): Buffer {
    const said = { type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? origin };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
  }
}

/** Hash of the site, flags (user present, user verified, more), counter. */
function authenticatorData({ site, counter }: Held, lies: Lies, more = 0): Buffer {
  const flags = 0x01 | (lies.locked ? 0 : 0x04) | more;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(lies.counter ?? counter);
  return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flags]), count]);
}

const named = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} });
