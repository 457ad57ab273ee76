/** Whether a request carries the signature TC3-HMAC-SHA256 of Tencent Cloud (its document 签名方法 v3) under a key. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** @param body as it came */
export function isSigned(req: IncomingMessage, body: string, secretKey: string): boolean {
  const parts =
    /^TC3-HMAC-SHA256 Credential=[^/]+\/(\d{4}-\d{2}-\d{2})\/(\w+)\/tc3_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? '',
    )
  if (!parts) return false
  const [, date, service, names, signature] = parts as unknown as [
    string,
    string,
    string,
    string,
    string,
  ]
  const timestamp = Number(req.headers['x-tc-timestamp'])
  if (!(timestamp > 0) || new Date(timestamp * 1_000).toISOString().slice(0, 10) !== date)
    return false
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(req.headers[name] ?? '').toLowerCase()}\n`)
    .join('')
  const request = ['POST', '/', '', headers, names, hash(body)].join('\n')
  const text = ['TC3-HMAC-SHA256', timestamp, `${date}/${service}/tc3_request`, hash(request)]
  const key = hmac(hmac(hmac(`TC3${secretKey}`, date), service), 'tc3_request')
  return timingSafeEqual(hmac(key, text.join('\n')), Buffer.from(signature, 'hex'))
}
