/**
 * As much of WebAuthn (level 2, §7) as a second factor takes: browsers hand out the public key as SPKI, so that nothing of CBOR or
 * of attestation is read; which maker a key is of is not asked. ES256, EdDSA and RS256.
 */
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { Refusal } from '../../../http/refusal.ts'
import { SESSION_SAYS } from '../words.ts'

export interface Place {
  /** Host of the pages. */
  rpId: string
  /** Scheme, host and port of the pages. */
  origins: readonly string[]
}

/** Where the pages are. A browser keeps no keys for an address of numbers; on the machine itself the pages are localhost's, too. */
export function placeOf(publicUrl: string): Place {
  const { hostname, origin, port } = new URL(publicUrl)
  if (hostname !== '127.0.0.1') return { rpId: hostname, origins: [origin] }
  return { rpId: 'localhost', origins: [`http://localhost:${port}`] }
}

interface Ceremony {
  type: 'webauthn.create' | 'webauthn.get'
  challenge: string
  /** base64url, as the browser has it. */
  clientData: string
  authenticatorData: string
}

const refused = () => new Refusal('BAD_SECOND', SESSION_SAYS.passkeyCouldNotVerified)
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HEAD = 37

/** Judges what both ceremonies have in common; the counter of the key. */
function judge({ rpId, origins }: Place, given: Ceremony): number {
  let said: { type?: string; challenge?: string; origin?: string; crossOrigin?: boolean }
  try {
    said = JSON.parse(bytes(given.clientData).toString('utf8'))
  } catch {
    throw refused()
  }
  const data = bytes(given.authenticatorData)
  const flags = data[32] ?? 0
  const right =
    said.type === given.type &&
    said.challenge === given.challenge &&
    origins.includes(said.origin ?? '') &&
    said.crossOrigin !== true &&
    data.length >= HEAD &&
    data.subarray(0, 32).equals(sha256(rpId)) &&
    (flags & USER_PRESENT) !== 0 &&
    (flags & USER_VERIFIED) !== 0
  if (!right) throw refused()
  return data.readUInt32BE(33)
}

/** Bits of an RSA key below which its signatures are no proof (NIST SP 800-131A). */
const RSA_BITS = 2048

/** Of the kinds that the pages ask browsers for: a browser of somebody else's making may offer any. */
function isTaken({ asymmetricKeyType, asymmetricKeyDetails: details }: KeyObject): boolean {
  switch (asymmetricKeyType) {
    case 'ec':
      return details?.namedCurve === 'prime256v1'
    case 'rsa':
      return (details?.modulusLength ?? 0) >= RSA_BITS
    default:
      return asymmetricKeyType === 'ed25519'
  }
}

/** A new key: its SPKI, and the counter that it begins at. */
export function newPasskey(
  place: Place,
  given: Omit<Ceremony, 'type'> & { publicKey: string },
): { publicKey: Buffer; counter: number } {
  const counter = judge(place, { ...given, type: 'webauthn.create' })
  const publicKey = bytes(given.publicKey)
  try {
    if (!isTaken(createPublicKey({ key: publicKey, format: 'der', type: 'spki' }))) throw refused()
  } catch {
    throw refused()
  }
  return { publicKey, counter }
}

/** A signature by a known key; its counter, which must go up where the key counts at all. */
export function provenBy(
  place: Place,
  known: { publicKey: Uint8Array; counter: number },
  given: Omit<Ceremony, 'type'> & { signature: string },
): number {
  const counter = judge(place, { ...given, type: 'webauthn.get' })
  const key = createPublicKey({ key: Buffer.from(known.publicKey), format: 'der', type: 'spki' })
  const signed = Buffer.concat([bytes(given.authenticatorData), sha256(bytes(given.clientData))])
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  if (!verify(digest, signed, key, bytes(given.signature))) throw refused()
  // A count that does not go up is that of a copy.
  if ((counter > 0 || known.counter > 0) && counter <= known.counter) throw refused()
  return counter
}
