/** One call to a program over HTTP: deadline, consent and task for the other side's log, and what every program says by its status. */
import type { Call } from '../connector.ts'
import { within } from '../deadline.ts'
import { SourceError } from '../failure.ts'
import { checkPass } from '../pass.ts'

/** A person waits. */
export const LOGIN_MS = 30_000
export const PAGE_MS = 45_000
const MOST_BYTES = 32 * 1024 * 1024
/** Said by a program that does not say how long to wait. */
const PAUSE_SECONDS = 5

export interface Sent {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  /** JSON, or the fields of a form. */
  body?: object | URLSearchParams
  ms: number
}

export interface Answered {
  headers: Headers
  json: unknown
}

/** Throws TE-08 on maintenance, TE-23 where the program asks to slow down, TE-09 where it is broken, slow or not there. */
export async function exchange(call: Call, sent: Sent): Promise<Answered> {
  checkPass(call.pass)
  return within(sent.ms, call.signal, (signal) => answered(call, sent, signal))
}

async function answered(call: Call, sent: Sent, signal: AbortSignal): Promise<Answered> {
  const form = sent.body instanceof URLSearchParams
  const response = await fetch(sent.url, {
    method: sent.method,
    headers: {
      ...(sent.body && !form ? { 'content-type': 'application/json' } : {}),
      'x-consent-no': call.pass.contractNo,
      'x-task-no': call.pass.taskId,
      ...sent.headers,
    },
    ...(sent.body
      ? { body: form ? (sent.body as URLSearchParams) : JSON.stringify(sent.body) }
      : {}),
    signal,
  }).catch(() => {
    throw new SourceError('TE-09', signal.aborted ? 'TIMEOUT' : 'NETWORK', null)
  })
  if (response.status === 429) {
    const eta = Number(response.headers.get('retry-after')) || PAUSE_SECONDS
    throw slowDown(eta)
  }
  if (Number(response.headers.get('content-length') ?? 0) > MOST_BYTES)
    throw new SourceError('TE-09', 'TOO_LARGE', null)
  const json: unknown = await response.json().catch(() => null)
  if (response.status === 503) throw new SourceError('TE-08', 'MAINTENANCE', wordsIn(json))
  if (response.status >= 500 || json === null)
    throw new SourceError('TE-09', `HTTP_${response.status}`, wordsIn(json))
  return { headers: response.headers, json }
}

export const slowDown = (eta = PAUSE_SECONDS): SourceError =>
  new SourceError('TE-23', 'TOO_MANY', null, { eta })

/** What the program says beside its status. */
function wordsIn(json: unknown): string | null {
  if (typeof json !== 'object' || json === null) return null
  const { message, Message, msg, description } = json as Record<string, unknown>
  const said = message ?? Message ?? msg ?? description
  return typeof said === 'string' ? said : null
}

/** A field as text; absent = null. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? `${value}` : null

/** What a program calls its version, of a length that can be shown. */
export const versionOf = (value: unknown): string | null => textOf(value)?.slice(0, 40) ?? null

/** `2026-03` → its last day. */
export function lastDayOf(month: string): string {
  const [year, of] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, of!, 0)).toISOString().slice(0, 10)
}
