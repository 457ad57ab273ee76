import { createHmac, timingSafeEqual } from 'node:crypto'
import { GETS } from './gets.js'
import { signatureHeaders } from './signing.js'

export { signatureHeaders } from './signing.js'
export { entryAddress } from './ticket.js'

export class XinjianError extends Error {
  constructor({ status, code, msg }, http) {
    super(msg)
    this.name = 'XinjianError'
    this.status = status
    this.code = code
    this.http = http
  }
}

export class Xinjian {
  #base
  #apiKey
  #signing
  #language
  #timeoutMs

  constructor({ base, apiKey, signing = null, language = 'zh', timeoutMs = 30_000 }) {
    this.#base = base.replace(/\/+$/, '')
    this.#apiKey = apiKey
    this.#signing = signing
    this.#language = language
    this.#timeoutMs = timeoutMs
  }

  async call(path, body = {}) {
    const response = await this.#send(path, body)
    const answer = await response.json().catch(() => null)
    if (answer?.status !== 200) throw refusal(answer, response.status)
    return answer.data
  }

  async download(path, body = {}) {
    const response = await this.#send(path, body)
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || response.headers.get('content-disposition') === null)
      throw refusal(await response.json().catch(() => null), response.status)
    return { bytes: new Uint8Array(await response.arrayBuffer()), type }
  }

  #send(path, given) {
    const rest = { ...given }
    const address = path.replace(/\{(\w+)\}/g, (_, name) => {
      const value = rest[name]
      delete rest[name]
      return encodeURIComponent(String(value))
    })
    const isGet = GETS.has(path)
    const query = isGet ? new URLSearchParams(rest).toString() : ''
    const target = `/api${address}${query ? `?${query}` : ''}`
    const body = isGet ? '' : JSON.stringify(rest)
    const method = isGet ? 'GET' : 'POST'
    return fetch(this.#base + target, {
      method,
      headers: {
        Authorization: `Bearer ${this.#apiKey}`,
        'Accept-Language': this.#language,
        ...(isGet ? {} : { 'Content-Type': 'application/json' }),
        ...(this.#signing
          ? signatureHeaders(
              this.#apiKey,
              this.#signing.channel,
              this.#signing.key,
              method,
              target,
              body,
            )
          : {}),
      },
      ...(isGet ? {} : { body }),
      signal: AbortSignal.timeout(this.#timeoutMs),
    })
  }
}

const refusal = (answer, http) =>
  new XinjianError(
    typeof answer?.status === 'number'
      ? answer
      : { status: http, code: 'UNREADABLE', msg: `HTTP ${http}` },
    http,
  )

const FIVE_MINUTES = 300

export function verifyCallback({ secret, headers, body, now = Date.now() }) {
  const of = (name) => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name]
    return Array.isArray(value) ? value[0] : (value ?? '')
  }
  const timestamp = of('x-xinjian-timestamp')
  const key = of('x-xinjian-idempotency-key')
  const told = of('x-xinjian-signature').replace(/^v1=/, '')
  const due = createHmac('sha256', secret).update(`${timestamp}.${key}.${body}`).digest('hex')
  const same = told.length === due.length && timingSafeEqual(Buffer.from(told), Buffer.from(due))
  if (!same) throw new Error('signature does not fit')
  if (Math.abs(now / 1000 - Number(timestamp)) > FIVE_MINUTES)
    throw new Error('timestamp too far off')
  return { key, message: JSON.parse(String(body)) }
}
