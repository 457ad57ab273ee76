/** How a channel can tell that a message is ours: docs/callbacks.md. */
import { createHmac } from 'node:crypto'

/** `v1=` and the hex HMAC-SHA-256 over timestamp (seconds), key and body, joined by dots. */
export const signatureOf = (secret: string, timestamp: number, key: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${key}.${body}`).digest('hex')}`

/** @param secrets the one that holds first; during an overlap the former one follows, and there is a signature by each, parted by commas */
export const headersOf = (
  secrets: readonly string[],
  timestamp: number,
  key: string,
  body: string,
) => ({
  'Content-Type': 'application/json; charset=utf-8',
  'X-Xinjian-Timestamp': String(timestamp),
  'X-Xinjian-Idempotency-Key': key,
  'X-Xinjian-Signature': secrets
    .map((secret) => signatureOf(secret, timestamp, key, body))
    .join(','),
})
