/** How a channel can tell that a message is ours: docs/callbacks.md. */
import { createHmac } from 'node:crypto'

/** `v1=` and the hex HMAC-SHA-256 over timestamp (seconds), key and body, joined by dots. */
export const signatureOf = (secret: string, timestamp: number, key: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${key}.${body}`).digest('hex')}`

export const headersOf = (secret: string, timestamp: number, key: string, body: string) => ({
  'Content-Type': 'application/json; charset=utf-8',
  'X-Xinjian-Timestamp': String(timestamp),
  'X-Xinjian-Idempotency-Key': key,
  'X-Xinjian-Signature': signatureOf(secret, timestamp, key, body),
})
