/**
 * The sealed body of the five collection calls: one field `data`, the JSON payload under a symmetric block cipher in ECB mode
 * (AES-128, PKCS#7, base64), a header that marks it.
 *
 * ECB neither hides repetition nor notices tampering. The first is bounded by a key that lives for one task only (ECDH P-256
 * between phone and server at `getChannelToken`, HKDF-SHA-256, salt empty, info `xinjian-collect:<taskId>`, 48 bytes: 16 for
 * AES, 32 for the MAC); the second is mended by a MAC: the header is
 * `X-Sealed: aes-128-ecb.<base64url HMAC-SHA-256 over path + '\n' + data>`, where path
 * is the contract's, without the base path: `/tax/taxweb/loginEtax`. The payload carries `ts` (milliseconds) and `nonce`
 * (≥ 12 characters); a body older than five minutes or a nonce seen before is refused, so a recorded call cannot be replayed.
 */
export const SEALED_HEADER = 'x-sealed'
export const SEALED_SCHEME = 'aes-128-ecb'
export const SEALED_KEY_BYTES = 48
export const SEALED_MAX_AGE_MS = 5 * 60_000
export const sealedInfo = (taskId: string): string => `xinjian-collect:${taskId}`
