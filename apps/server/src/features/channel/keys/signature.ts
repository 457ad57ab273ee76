/**
 * Requests that a system signs with its company's private key (thPublicKey is the other half). A signature that comes is judged
 * whether it was asked for or not; a number is taken once within the window of its time.
 */
import { constants, createPublicKey, verify } from 'node:crypto'
import type { Database } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { SignedRequest } from '../../../http/signed.ts'
import { verifySm2 } from '../../../security/sm2.ts'
import { signingKeysOf } from '../../company/index.ts'
import { CHANNEL_SAYS } from '../words.ts'

/** How far the clock of a system may be from ours, either way, seconds. */
export const WINDOW = 300
const NONCE = /^[\w-]{16,64}$/
/** Length of an uncompressed point of a curve of 256 bits, with which such a key ends. */
const POINT = 65

/** As whom a request comes: under another key or for another channel its signature says something else. */
export interface SignedAs {
  /** SHA-256 of the API key. */
  key: Uint8Array
  channel: string
}

/** What is signed: seven lines. */
export const signedText = (
  { method, path, timestamp, nonce, digest }: SignedRequest,
  { key, channel }: SignedAs,
): string =>
  [method, path, timestamp, nonce, digest, Buffer.from(key).toString('hex'), channel].join('\n')

export interface SigningKey {
  algorithm: 'RSA' | 'SM2'
  /** PEM. */
  publicKey: string
}

/** RSASSA-PKCS1-v1_5 with SHA-256, or SM2 with SM3. */
export function isSignedBy(key: SigningKey, text: string, signature: Uint8Array): boolean {
  const publicKey = createPublicKey(key.publicKey)
  if (key.algorithm === 'RSA')
    return verify(
      'sha256',
      Buffer.from(text),
      { key: publicKey, padding: constants.RSA_PKCS1_PADDING },
      signature,
    )
  const point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-POINT)
  return verifySm2(point, Buffer.from(text), signature)
}

export const refused = (why: string) =>
  new Refusal('SIGNATURE', CHANNEL_SAYS.signatureInvalid({ why }))

/** When it was signed, seconds since 1970; refuses what cannot be signed, what is too long ago, and a number that is none. */
export function timeOf(signed: SignedRequest): number {
  if (signed.digest === null) throw refused(CHANNEL_SAYS.requestsUploadFilesCannot)
  const at = /^\d{10}$/.test(signed.timestamp) ? Number(signed.timestamp) : Number.NaN
  if (!(Math.abs(Date.now() / 1000 - at) <= WINDOW))
    throw refused(CHANNEL_SAYS.timestampDiffersFromTime)
  if (!NONCE.test(signed.nonce)) throw refused(CHANNEL_SAYS.nonceForm)
  return at
}

/** Refuses what is not signed where it must be, what is signed wrongly, too long ago, or was taken before. */
export async function mustBeSigned(
  db: Database,
  tenant: TenantDb,
  channel: { code: string; required: boolean; key: Uint8Array },
  signed: SignedRequest | null,
): Promise<void> {
  if (!signed) {
    if (channel.required) throw refused(CHANNEL_SAYS.channelRequiresSignedRequests)
    return
  }
  const at = timeOf(signed)
  const keys = await signingKeysOf(db, tenant.companyId)
  if (keys.length === 0) throw refused(CHANNEL_SAYS.yourCompanyRegisteredNo)
  const signature = Buffer.from(signed.signature, 'base64')
  const text = signedText(signed, { key: channel.key, channel: channel.code })
  if (!keys.some((key) => isSignedBy(key, text, signature)))
    throw refused(CHANNEL_SAYS.doesNotFitRegistered)
  // Last, so that nobody fills it who cannot sign.
  const fresh = await tenant.run(
    `with over as (delete from api_nonce where company_id = $1 and expires_at < now())
     insert into api_nonce (company_id, channel, nonce, expires_at)
     values ($1, $2, $3, to_timestamp($4) + interval '${WINDOW + 1} seconds') on conflict do nothing`,
    [channel.code, signed.nonce, at],
  )
  if (fresh !== 1) throw refused(CHANNEL_SAYS.nonceUsedBefore)
}
