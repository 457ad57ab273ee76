/**
 * Calls made from the contract's literals: `call(auth.userInfo, {})`. Import nouns one by one
 * (`@xinjian/contract/nouns/session`), so that a page ships only the schemas of the calls it makes.
 */
import type { AnyEndpoint, BodyOf, DataOf } from '@xinjian/contract/endpoint'
import { type Envelope, FALLBACK_MESSAGE, OK } from '@xinjian/contract/envelope'
import { ApiError, TRANSPORT } from './errors.ts'

export const BASE = '/api'
/** Product spec §9. */
export const TIMEOUT_MS = 90_000

export interface Transport {
  fetch: typeof fetch
  token: () => string | null
  /** Shows the error where the surface wants it; see policy.ts. */
  tell: (error: ApiError) => Promise<boolean>
  words: () => { offline: string; timeout: string }
}

let transport: Transport | null = null

/** Called once at start, before any call. */
export function setTransport(next: Transport): void {
  transport = next
}

interface CallOptions {
  signal?: AbortSignal
  /** Errors go to the caller only. */
  silent?: boolean
}

/** The data of the envelope, or an ApiError with the server's words. GET bodies travel as the query. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E> | FormData,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const response = await send(endpoint, body, options)
  const envelope = await readEnvelope<DataOf<E>>(response)
  const status = envelope.code ?? envelope.status
  if (status === OK) return envelope.data as DataOf<E>
  return refuse(new ApiError(status, envelope.msg || FALLBACK_MESSAGE), options)
}

export interface Download {
  blob: Blob
  fileName: string
}

/** Bytes of a `download` call. A refusal still comes as an envelope and is thrown as an ApiError. */
export async function download<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E>,
  options: CallOptions = {},
): Promise<Download> {
  const response = await send(endpoint, body, options)
  if (response.headers.get('content-type')?.startsWith('application/json') && !isFile(response)) {
    const envelope = await readEnvelope<null>(response)
    return refuse(
      new ApiError(envelope.code ?? envelope.status, envelope.msg || FALLBACK_MESSAGE),
      options,
    )
  }
  return { blob: await response.blob(), fileName: fileNameOf(response) }
}

/** The raw response of an endpoint: for streams. Transport failures are told like any other call's. */
export async function send<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E> | FormData,
  options: CallOptions & { timeout?: number | null } = {},
): Promise<Response> {
  const t = transport
  if (!t) throw new Error('setTransport was not called')
  const limit = options.timeout === null ? [] : [AbortSignal.timeout(options.timeout ?? TIMEOUT_MS)]
  const signals = [...limit, ...(options.signal ? [options.signal] : [])]
  const { url, init } = request(endpoint, body)
  const token = t.token()
  try {
    return await t.fetch(url, {
      ...init,
      credentials: 'same-origin',
      headers: { ...init.headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
    return refuse(new ApiError(TRANSPORT, t.words()[timedOut ? 'timeout' : 'offline']), options)
  }
}

/** URL and init of an endpoint: `{id}` of the path is filled from the body, which then no longer carries it. */
export function request(
  endpoint: Pick<AnyEndpoint, 'method' | 'path'>,
  body: unknown,
): { url: string; init: { method: string; headers: Record<string, string>; body?: BodyInit } } {
  if (body instanceof FormData)
    return { url: BASE + endpoint.path, init: { method: 'POST', headers: {}, body } }
  const rest = { ...(body as Record<string, unknown>) }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  if (endpoint.method === 'POST')
    return {
      url: BASE + path,
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(rest),
      },
    }
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([k, v]) =>
      v === undefined || v === null ? [] : [[k, String(v)] as [string, string]],
    ),
  ).toString()
  return {
    url: `${BASE}${path}${query ? `?${query}` : ''}`,
    init: { method: 'GET', headers: {} },
  }
}

async function readEnvelope<T>(
  response: Response,
): Promise<Partial<Envelope<T>> & { status: number }> {
  try {
    return (await response.json()) as Envelope<T>
  } catch {
    // A proxy's HTML page or a cut connection: the HTTP status is all there is to go by.
    return { status: response.ok ? 500 : response.status, msg: '' }
  }
}

async function refuse(error: ApiError, options: CallOptions): Promise<never> {
  if (!options.silent && (await transport?.tell(error))) error.told = true
  throw error
}

const isFile = (response: Response): boolean =>
  response.headers.get('content-disposition')?.startsWith('attachment') ?? false

function fileNameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(header)?.[1] ?? 'download'
}
