/**
 * Alibaba Cloud's request signature, version 3 (ACS3-HMAC-SHA256), of a call whose parameters travel in the query and whose body, where
 * it has one, is bytes:
 * https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
import { createHash, createHmac } from 'node:crypto'

const ALGORITHM = 'ACS3-HMAC-SHA256'
const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')
/** Of a call with a body. */
const CONTENT_TYPE = 'application/octet-stream'

export interface Acs3Call {
  keyId: string
  keySecret: string
  host: string
  action: string
  version: string
  query: Readonly<Record<string, string>>
  body?: Uint8Array
  /** Random, of one call alone. */
  nonce: string
  at: Date
}

/** RFC 3986: letters, digits and `-_.~` stand for themselves. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The query as it is signed and sent: by name, in the order of its bytes. */
export const canonicalQuery = (query: Readonly<Record<string, string>>): string =>
  Object.keys(query)
    .sort()
    .map((name) => `${encoded(name)}=${encoded(query[name] ?? '')}`)
    .join('&')

/** Headers of the call, its signature among them. */
export function acs3Headers(call: Acs3Call): Record<string, string> {
  const hash = sha256(call.body ?? '')
  const headers: Record<string, string> = {
    ...(call.body && { 'content-type': CONTENT_TYPE }),
    host: call.host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': hash,
    'x-acs-date': `${call.at.toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  }
  const names = Object.keys(headers).sort()
  const signed = names.join(';')
  const canonical = [
    'POST',
    '/',
    canonicalQuery(call.query),
    names.map((name) => `${name}:${headers[name]}\n`).join(''),
    signed,
    hash,
  ].join('\n')
  const signature = createHmac('sha256', call.keySecret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex')
  const authorization = `${ALGORITHM} Credential=${call.keyId},SignedHeaders=${signed},Signature=${signature}`
  return { ...headers, authorization }
}
