/** One call of a service in front of the platform, and what its breaking means for the invoice's daily budget. */
import { Unreached } from './connector.ts'

const BODY_LIMIT = 2 * 1024 * 1024
/** The connection was never made: nothing was said to anybody. */
const BEFORE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
/** A gateway that turns away at the door. */
const TURNED_AWAY = new Set([429, 503])

/** The JSON object of what a POST is answered with; throws `Unreached` where there is none. */
export const postJson = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Record<string, unknown>> => askJson(url, { method: 'POST', headers, body }, signal)

/** Likewise of any request. */
export async function askJson(
  url: string,
  request: RequestInit,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  if (signal.aborted) throw new Unreached('TIMEOUT', true)
  const response = await fetch(url, { ...request, signal }).catch((error) => {
    const cause = (error as { cause?: { code?: string } }).cause?.code ?? ''
    throw new Unreached(signal.aborted ? 'TIMEOUT' : cause || 'NETWORK', BEFORE.has(cause))
  })
  const length = Number(response.headers.get('content-length') ?? 0)
  const value: unknown = length > BODY_LIMIT ? null : await response.json().catch(() => null)
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new Unreached(`HTTP_${response.status}`, TURNED_AWAY.has(response.status))
}

/** A field of an answer as text; numbers as they are written, anything else ''. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

export const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(objectOf) : []

/** JSON inside a text; null where it is none. */
export function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}
