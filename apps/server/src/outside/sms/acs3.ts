/**
 * Alibaba Cloud's request signature, version 3 (ACS3-HMAC-SHA256), of a call without a body whose parameters travel in the query:
 * https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature
 */
import { createHash, createHmac } from 'node:crypto'

const ALGORITHM = 'ACS3-HMAC-SHA256'
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
const NO_BODY = sha256('')

export interface Acs3Call {
  keyId: string
  keySecret: string
  host: string
  action: string
  version: string
  query: Readonly<Record<string, string>>
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
  const headers: Record<string, string> = {
    host: call.host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': NO_BODY,
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
    NO_BODY,
  ].join('\n')
  const signature = createHmac('sha256', call.keySecret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex')
  const authorization = `${ALGORITHM} Credential=${call.keyId},SignedHeaders=${signed},Signature=${signature}`
  return { ...headers, authorization }
}
