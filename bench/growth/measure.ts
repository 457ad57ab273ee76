/** One call over real HTTP, and how long it takes. */

import type { TimedCall } from './calls.ts'
import type { World } from './seed.ts'

export const PORT = 3145
const SIZE = 20
const ROUNDS = 5
/** A call that takes longer is not waited for. */
const PATIENCE_MS = 20_000
/** One that takes so long is not asked again to be measured better. */
const SLOW_MS = 1_000

/** Milliseconds; null: it was given up. `total`: rows on all pages. */
interface Timed {
  ms: number | null
  total: number
}

export interface Measured {
  call: TimedCall
  total: number
  first: number | null
  middle: number | null
  last: number | null
}

export async function post(path: string, body: object, token: string, signal?: AbortSignal) {
  const response = await fetch(`http://127.0.0.1:${PORT}/api${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  const answer = (await response.json()) as {
    status: number
    msg: string
    data: { total?: number; rows?: unknown[] }
  }
  return { http: response.status, ...answer }
}

/** The best of some rounds: what the call costs where nothing is beside it. */
async function timed(call: TimedCall, token: string, page: number): Promise<Timed> {
  let best: number | null = null
  let total = 0
  for (let round = 0; round < ROUNDS && (best === null || best < SLOW_MS); round++) {
    const start = performance.now()
    try {
      const body = call.paged ? { ...call.body, page, size: SIZE } : call.body
      const answer = await post(call.path, body, token, AbortSignal.timeout(PATIENCE_MS))
      if (answer.status !== 200) throw new Error(`${call.what}: ${answer.http} ${answer.msg}`)
      total = answer.data?.total ?? 0
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') return { ms: best, total }
      throw error
    }
    const ms = performance.now() - start
    best = best === null ? ms : Math.min(best, ms)
  }
  return { ms: best, total }
}

/** A call at its first page, in the middle and at its last. */
export async function measure(call: TimedCall, { tokens }: World): Promise<Measured> {
  const token = tokens[call.person]
  const first = await timed(call, token, 1)
  const pages = Math.ceil(Math.max(first.total, call.rows ?? 0) / SIZE)
  const at = async (page: number) => (page > 1 ? (await timed(call, token, page)).ms : first.ms)
  return {
    call,
    total: first.total,
    first: first.ms,
    middle: await at(Math.ceil(pages / 2)),
    last: await at(pages),
  }
}
