/** One POST of JSON to a verification service, and what its breaking means for the invoice's daily budget. */
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

/** The JSON object of the answer; throws `Unreached` where there is none. */
export async function postJson(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  if (signal.aborted) throw new Unreached('TIMEOUT', true)
  const response = await fetch(url, { method: 'POST', headers, body, signal }).catch((error) => {
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
