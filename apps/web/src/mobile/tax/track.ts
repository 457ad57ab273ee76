/** Tracking events, gathered and sent in batches with finTaskId and taskId; lost ones are lost, no page waits for them. */
import { collect } from '@xinjian/contract/nouns/collect'
import { BASE } from '../../api/core.ts'
import { ApiError } from '../../api/errors.ts'
import { errorLog } from '../../shell/errors/error-log.ts'
import { act, currentAccess, flow } from './flow.ts'

export interface PointEvent {
  name: string
  page: string
  at: string
  ms?: number
}

const BATCH = 20
const EVERY_MS = 5_000
/** Beyond this a phone without a line forgets the oldest. */
const MOST = 50
const MOST_ERRORS = 10

let queue: PointEvent[] = []
let timer = 0

/** Name and page of something a person did or saw; never what was typed. `ms` = how long it took. */
export function point(name: string, page: string, ms?: number): void {
  const event = { name: name.slice(0, 40), page: page.slice(0, 100), at: new Date().toISOString() }
  queue = [...queue, ms === undefined ? event : { ...event, ms: Math.round(ms) }].slice(-MOST)
  if (queue.length >= BATCH) flush()
  else timer ||= window.setTimeout(flush, EVERY_MS)
}

/** Does one thing a person asked for, and notes how long it took or how it failed. */
export async function tracked<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const page = location.pathname
  try {
    const done = await work()
    point(name, page, performance.now() - start)
    return done
  } catch (error) {
    const status = error instanceof ApiError ? error.status : -1
    point(`${name}:${status}`, page, performance.now() - start)
    throw error
  }
}

/** Sends what is there. By fetch with `keepalive`, which outlives the page and, unlike a beacon, carries the token. */
export function flush(): void {
  clearTimeout(timer)
  timer = 0
  const { task } = flow.get()
  const access = currentAccess()
  if (queue.length === 0 || !task || !access || !navigator.onLine) return
  const events = queue
  queue = []
  const { finTaskId, taskId } = task
  fetch(BASE + collect.pointUpload.path, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access.token}` },
    body: JSON.stringify({ finTaskId, taskId, events }),
  }).catch(() => {
    queue = [...events, ...queue].slice(-MOST)
  })
}

let watching = false

/** Sends the rest when the page goes, and reports errors of the page to the task's black box. */
export function watchPage(): void {
  if (watching) return
  watching = true
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flush()
  })
  let reported = 0
  errorLog.subscribe(() => {
    const last = errorLog.get().at(-1)
    if (!last || reported >= MOST_ERRORS || !currentAccess()) return
    reported++
    act(
      collect.addApplyErrorRecord,
      {
        page: location.pathname.slice(0, 100),
        message: `${last.message} ${last.info}`.slice(0, 500),
      },
      { silent: true },
    ).catch(() => undefined)
  })
}
