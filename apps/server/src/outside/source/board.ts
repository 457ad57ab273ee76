/**
 * What calls came to, by bureau (or other place) and minute: kept in memory, written every few seconds, so that a thousand calls are one
 * update. The status board reads the table; a crash loses seconds of statistics, nothing else.
 */
import { maskText } from '@xinjian/format/mask-text'
import type { Db } from '../../db/pool.ts'
import { observeOutside } from '../../http/metrics.ts'
import { CLASSES, type Counter, OWN_API } from './counted.ts'

const FLUSH_MS = 3_000

interface Tally {
  area: string
  minute: number
  calls: number
  failed: number
  classes: number[]
  lastError: string | null
}

export class Board implements Counter {
  #db: Db
  #tallies = new Map<string, Tally>()
  #timer: NodeJS.Timeout

  constructor(db: Db) {
    this.#db = db
    this.#timer = setInterval(() => void this.flush().catch(() => undefined), FLUSH_MS)
    this.#timer.unref()
  }

  record(area: string, ms: number, error: string | null, now: number): void {
    // Calls of our own have a histogram of their own.
    if (area !== OWN_API) observeOutside(area, error !== null, ms / 1000)
    const minute = Math.floor(now / 60_000)
    const key = `${area}/${minute}`
    let tally = this.#tallies.get(key)
    if (!tally) {
      const classes = Array.from({ length: CLASSES.length + 1 }, () => 0)
      tally = { area, minute, calls: 0, failed: 0, classes, lastError: null }
      this.#tallies.set(key, tally)
    }
    tally.calls++
    const at = CLASSES.findIndex((bound) => ms <= bound)
    tally.classes[at < 0 ? CLASSES.length : at]!++
    if (error === null) return
    tally.failed++
    tally.lastError = error
  }

  async flush(): Promise<void> {
    const due = [...this.#tallies.values()]
    this.#tallies.clear()
    if (due.length > 0) await write(this.#db, due)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush().catch(() => undefined)
  }
}

/** In one order, so that processes which write the same places at once wait, and do not for each other. */
const write = (db: Db, tallies: readonly Tally[]) =>
  db.run(
    `insert into bureau_call (area_code, minute, calls, failed, classes, last_error)
     select area, to_timestamp(minute), calls, failed, classes, error
       from jsonb_to_recordset($1::jsonb) as t (area text, minute float8, calls int, failed int, classes int[], error text)
      order by area, minute
     on conflict (area_code, minute) do update
        set calls = bureau_call.calls + excluded.calls, failed = bureau_call.failed + excluded.failed,
            classes = array(select a + b from unnest(bureau_call.classes, excluded.classes) as x(a, b)),
            last_error = coalesce(excluded.last_error, bureau_call.last_error)`,
    [
      JSON.stringify(
        tallies.map(({ area, minute, calls, failed, classes, lastError }) => ({
          ...{ area, minute: minute * 60, calls, failed, classes },
          error: lastError && maskText(lastError),
        })),
      ),
    ],
  )

export interface BoardRow {
  area_code: string
  calls: number
  failed: number
  classes: number[]
  last_error: string | null
}

/** The last hour, by bureau. */
export async function lastHour(db: Db): Promise<BoardRow[]> {
  const rows = await db.rows<Omit<BoardRow, 'classes'> & { classes: number[][] }>(
    `select area_code, sum(calls)::int as calls, sum(failed)::int as failed, json_agg(classes) as classes,
            (array_agg(last_error order by minute desc) filter (where last_error is not null))[1] as last_error
       from bureau_call where minute > now() - interval '1 hour' group by area_code`,
  )
  return rows.map((r) => ({
    ...r,
    classes: CLASSES.map((_, i) => r.classes.reduce((sum, c) => sum + (c[i] ?? 0), 0)).concat(
      r.classes.reduce((sum, c) => sum + (c[CLASSES.length] ?? 0), 0),
    ),
  }))
}

/** What the calls to a place came to. */
export interface Tallied {
  place: string
  calls: number
  failed: number
  /** Slower than asked for. */
  slow: number
}

/** By place, within this time until now. `slow`: milliseconds from which a call is slow, a bound of `CLASSES`; calls of our own API have another. */
export function callsSince(
  db: Db,
  within: '1 hour' | '1 day',
  slow: { usual: number; api: number },
): Promise<Tallied[]> {
  const over = (ms: number) => (CLASSES as readonly number[]).indexOf(ms) + 2
  return db.rows<Tallied>(
    `select area_code as place, sum(calls)::int as calls, sum(failed)::int as failed,
            coalesce(sum((select sum(n) from unnest(classes) with ordinality as c (n, i)
                           where i >= case area_code when 'API' then $1::int else $2::int end)), 0)::int as slow
       from bureau_call where minute > now() - $3::interval group by area_code`,
    [over(slow.api), over(slow.usual), within],
  )
}

export interface DayCalls {
  place: string
  /** In China. */
  day: string
  calls: number
  failed: number
}

/** By place, of today in China; in its first minutes of yesterday as well, whose last calls are written by then. */
export const callsOfDays = (db: Db): Promise<DayCalls[]> =>
  db.rows<DayCalls>(
    `select area_code as place, (minute at time zone 'Asia/Shanghai')::date::text as day, sum(calls)::int as calls, sum(failed)::int as failed
       from bureau_call
      where minute >= date_trunc('day', (now() - interval '5 minutes') at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
      group by 1, 2`,
  )

/** Figures of more than a week ago are nobody's. */
export const forgetCalls = (db: Db): Promise<number> =>
  db.run("delete from bureau_call where minute < now() - interval '7 days'")

/** Upper bound of the class that holds the 95th percentile; null without calls. */
export function p95Of(classes: readonly number[]): number | null {
  const total = classes.reduce((a, b) => a + b, 0)
  if (total === 0) return null
  let seen = 0
  for (const [i, n] of classes.entries()) {
    seen += n
    if (seen >= total * 0.95) return CLASSES[i] ?? CLASSES[CLASSES.length - 1]! * 2
  }
  return null
}
