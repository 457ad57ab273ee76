/** Codes of an authenticator: RFC 6238, SHA-1, six digits, thirty seconds, as all of them know it. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
/** Clocks of phones differ by this many steps at most. */
const DRIFT = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits in base32 (RFC 4648), as authenticators take them. */
export function newSecret(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((c) => ALPHABET.indexOf(c).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of a step of time. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export const stepOf = (now: number): number => Math.floor(now / STEP_MS)

/** The step that a code is of, later than `last`; null = it is of none. */
export function matchingStep(
  secret: string,
  code: string,
  now: number,
  last: number,
): number | null {
  const given = Buffer.from(code.padEnd(6).slice(0, 6))
  let found: number | null = null
  for (let step = stepOf(now) - DRIFT; step <= stepOf(now) + DRIFT; step++)
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), given) && step > last) found ??= step
  return found
}

/** What an authenticator scans. */
export const totpUri = (secret: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(`信鉴:${account}`)}?secret=${secret}&issuer=${encodeURIComponent('信鉴')}`
