/**
 * Signature TC3-HMAC-SHA256 of Tencent Cloud's API 3.0 (its document 签名方法 v3): POST of JSON, three signed headers, the key
 * derived by day and service.
 */
import { createHash, createHmac } from 'node:crypto'

export interface Signed {
  host: string
  service: string
  action: string
  /** Seconds since 1970. */
  timestamp: number
  payload: string
}

const SIGNED_HEADERS = 'content-type;host;x-tc-action'
export const CONTENT_TYPE = 'application/json; charset=utf-8'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

export function canonicalRequest({ host, action, payload }: Signed): string {
  const headers = `content-type:${CONTENT_TYPE}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`
  return ['POST', '/', '', headers, SIGNED_HEADERS, sha256(payload)].join('\n')
}

/** Value of the header Authorization. */
export function authorization(signed: Signed, secretId: string, secretKey: string): string {
  const { service, timestamp } = signed
  const date = new Date(timestamp * 1_000).toISOString().slice(0, 10)
  const scope = `${date}/${service}/tc3_request`
  const text = ['TC3-HMAC-SHA256', timestamp, scope, sha256(canonicalRequest(signed))].join('\n')
  const key = hmac(hmac(hmac(`TC3${secretKey}`, date), service), 'tc3_request')
  const signature = createHmac('sha256', key).update(text).digest('hex')
  return `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`
}
