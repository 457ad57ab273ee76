/** One call to a vendor of public records: deadline, size, and what its status says. */
import { PublicSourceFailure, type ToldPage } from './connector.ts'

const MOST_BYTES = 8 * 1024 * 1024
const REFUSED = new Set([401, 402, 403, 429])

export interface Exchanged {
  page: ToldPage
  json: unknown
}

/** JSON by GET, or by POST of `posted`. @throws PublicSourceFailure */
export async function exchange(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  posted?: object,
): Promise<Exchanged> {
  const init = posted
    ? {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(posted),
      }
    : { headers }
  const response = await fetch(url, { ...init, signal, redirect: 'error' }).catch((error) => {
    throw new PublicSourceFailure(signal.aborted ? 'TIMEOUT' : 'DOWN', error)
  })
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined)
    throw new PublicSourceFailure(REFUSED.has(response.status) ? 'LIMIT' : 'DOWN')
  }
  const body = await bodyOf(response, signal)
  const page = { body, at: new Date() }
  try {
    return { page, json: JSON.parse(body.toString('utf8')) }
  } catch (error) {
    throw new PublicSourceFailure('SHAPE', error)
  }
}

async function bodyOf(response: Response, signal: AbortSignal): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > MOST_BYTES) throw new PublicSourceFailure('SHAPE')
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof PublicSourceFailure) throw error
    throw new PublicSourceFailure(signal.aborted ? 'TIMEOUT' : 'CUT', error)
  }
  return Buffer.concat(chunks)
}

type Json = Readonly<Record<string, unknown>>

export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

export const listOf = (value: unknown): Json[] | null =>
  Array.isArray(value) ? value.map(objectOf) : null

/** Text without the marks around what was searched for; numbers as they are written; nothing = null. */
export function wordsOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  return value.replaceAll(/<\/?em>/g, '').trim() || null
}
