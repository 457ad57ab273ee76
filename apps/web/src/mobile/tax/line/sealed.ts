/** The sealed body of the five collection calls (`packages/contract/src/sealed-body.ts`). Loaded when the first one is made. */
import { ecb } from '@noble/ciphers/aes.js'
import { toBase64Url } from '@xinjian/contract/seal'
import { SEALED_SCHEME } from '@xinjian/contract/sealed-body'
import type { SealKeys } from './keys.ts'

export interface Sealed {
  /** Value of the header `X-Sealed`. */
  header: string
  body: { data: string }
}

const NONCE_BYTES = 12

/**
 * `path` = the contract's, without the base path. `now` in milliseconds: more than five minutes off the server's clock is
 * refused. Two seals of one payload never look alike, because the nonce stands first in the text.
 */
export async function seal(
  keys: SealKeys,
  path: string,
  payload: Readonly<Record<string, unknown>>,
  now: number = Date.now(),
): Promise<Sealed> {
  const nonce = toBase64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))
  const plain = new TextEncoder().encode(JSON.stringify({ nonce, ts: now, ...payload }))
  const data = base64(ecb(keys.aes).encrypt(plain))
  const text = new TextEncoder().encode(`${path}\n${data}`)
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', keys.mac, text))
  return { header: `${SEALED_SCHEME}.${toBase64Url(mac)}`, body: { data } }
}

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (const b of bytes) binary += String.fromCharCode(b)
  return btoa(binary)
}
