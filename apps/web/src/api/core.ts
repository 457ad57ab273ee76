/**
 * One request and its answer, for every client of this front end: the office with its session (`client.ts`), the phone with
 * its task (`mobile/tax/line/wire.ts`), sheets and shared links with a ticket (`bare.ts`). What is common stands here: how a call
 * becomes a request, the deadline, the envelope, and which error comes of what. Tokens, telling the user and trying again are
 * each client's own policy.
 */
import type { AnyEndpoint } from '@xinjian/contract/endpoint'
import { type Envelope, FALLBACK_MESSAGE, OK } from '@xinjian/contract/envelope'
import { preferences } from '../i18n/language.ts'
import { takeEarly } from './early/early.ts'
import { ApiError, TRANSPORT } from './errors.ts'
import { PATIENCE_S, pauseFor, retryAfterOf, withWait } from './later.ts'
import { request, TIMEOUT_MS } from './request.ts'

let traceparent: (() => string) | null = null
/** Calls say from now on of which trace they are: `traceparent.ts`, which comes once the page stands. */
export const traceCalls = (by: () => string): void => {
  traceparent = by
}

export { BASE, TIMEOUT_MS } from './request.ts'

export interface Sending {
  headers?: Record<string, string>
  /** `omit` for callers that must not be known by a cookie. */
  credentials?: RequestCredentials
  signal?: AbortSignal | undefined
  /** Milliseconds until the whole answer must be here; null = a stream, which has no end. */
  timeout?: number | null
  /** What the user reads when nothing came back; `wait` with `{n}` seconds, when it may be asked again. */
  words: () => { offline: string; timeout: string; wait?: string }
}

/**
 * Sends a call and gives the raw answer. Rejects with an ApiError of status 0 when none came, in the words for a lost line or
 * for a deadline; with the caller's own reason when the caller gave up. A GET that is put off for a short while (429, 503 with
 * Retry-After) is made once more after it.
 */
export async function exchange(
  endpoint: Pick<AnyEndpoint, 'method' | 'path'>,
  body: unknown,
  sending: Sending,
): Promise<Response> {
  const { url, init } = request(endpoint, body)
  const once = () => sent(url, init, sending)
  const response = await once()
  const after = retryAfterOf(response)
  // What is only read may be asked twice: once, where the wait is one that somebody at the page sits out.
  if (endpoint.method !== 'GET' || after === undefined || after > PATIENCE_S) return response
  await pauseFor(after, sending.signal)
  return once()
}

async function sent(
  url: string,
  init: ReturnType<typeof request>['init'],
  sending: Sending,
): Promise<Response> {
  const { signal, timeout = TIMEOUT_MS } = sending
  const deadline = timeout === null ? [] : [AbortSignal.timeout(timeout)]
  const headers: Record<string, string> = {
    // The service answers in the language that the page shows, whatever the browser was set to.
    'Accept-Language': preferences.get().language,
    ...(traceparent && { traceparent: traceparent() }),
    ...init.headers,
    ...sending.headers,
  }
  const ended = AbortSignal.any([...deadline, ...(signal ? [signal] : [])])
  try {
    const early = takeEarly(url, init.body, headers, ended)
    const answer = early && (await early)
    if (answer) return answer
    return await fetch(url, {
      ...init,
      credentials: sending.credentials ?? 'same-origin',
      headers,
      signal: ended,
    })
  } catch (cause) {
    throw lost(cause, sending)
  }
}

/** The data of the envelope, or an ApiError in the server's words. */
export async function answerOf<T>(response: Response, sending: Sending): Promise<T> {
  const envelope = await envelopeOf<T>(response, sending)
  const status = envelope.code ?? envelope.status
  if (status === OK) return envelope.data as T
  const message = envelope.msg || FALLBACK_MESSAGE
  const after = retryAfterOf(response)
  const told = after === undefined ? message : withWait(message, after, sending)
  throw new ApiError(status, told, envelope.field, after)
}

export interface Download {
  blob: Blob
  fileName: string
}

/** Bytes of a `download` call. A refusal still comes as an envelope and is thrown as an ApiError. */
export async function fileOf(response: Response, sending: Sending): Promise<Download> {
  const { headers } = response
  const named = headers.get('content-disposition') ?? ''
  const isFile = named.startsWith('attachment')
  if (!isFile && (!response.ok || headers.get('content-type')?.startsWith('application/json'))) {
    await answerOf<null>(response, sending)
    throw new ApiError(500, FALLBACK_MESSAGE)
  }
  const blob = await response.blob().catch((cause) => {
    throw lost(cause, sending)
  })
  return { blob, fileName: fileNameOf(named) }
}

async function envelopeOf<T>(
  response: Response,
  sending: Sending,
): Promise<Partial<Envelope<T>> & { status: number }> {
  // Read whole before it is judged: an answer cut off under way is a lost line, not a fault of the server.
  const text = await response.text().catch((cause) => {
    throw lost(cause, sending)
  })
  try {
    const envelope = JSON.parse(text) as Envelope<T> | null
    if (envelope && typeof envelope === 'object') return envelope
  } catch {
    // A proxy's HTML page: the HTTP status is all there is to go by.
  }
  return { status: response.ok ? 500 : response.status, msg: '' }
}

function lost(cause: unknown, { signal, words }: Sending): unknown {
  if (signal?.aborted) return cause
  const late = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new ApiError(TRANSPORT, words()[late ? 'timeout' : 'offline'])
}

function fileNameOf(header: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(header)?.[1] ?? 'download'
}
