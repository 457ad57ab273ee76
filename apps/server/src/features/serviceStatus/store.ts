/** SQL of what was measured, and of what was announced. */
import {
  type Impact,
  type IncidentState,
  type PartState,
  STATUS_DAYS_KEPT,
} from '@xinjian/contract/status/status'
import { countedPage } from '../../db/page.ts'
import type { Db } from '../../db/pool.ts'
import type { DayCalls } from '../../outside/source/board.ts'
import type { DayMinutes } from './judge.ts'

/** One process looks at a time. */
const LOCK = 7_301_951
/** What was not looked at for so long is not known. */
const STALE = "interval '5 minutes'"

/** What a part came to at one look. */
export interface Looked {
  part: string
  state: PartState
  hour_calls: number
  hour_failed: number
  day_calls: number
  day_failed: number
  notice: 'MAINTENANCE' | 'CLOSED' | null
  until: string | null
  oldest_seconds: number | null
}

/** Whether nobody else looks now, or looked within `ms`. */
export async function isTurn(tx: Db, ms: number): Promise<boolean> {
  const mine = await tx.one<{ ok: boolean }>('select pg_try_advisory_xact_lock($1) as ok', [LOCK])
  if (!mine?.ok) return false
  const last = await tx.one<{ due: boolean }>(
    `select coalesce(max(at) < now() - make_interval(secs => $1), true) as due from service_state`,
    [ms / 1000],
  )
  return last?.due ?? true
}

export const keepStates = (tx: Db, looked: readonly Looked[]): Promise<number> =>
  tx.run(
    `insert into service_state (part, state, since, at, hour_calls, hour_failed, day_calls, day_failed, notice, until, oldest_seconds)
     select part, state, now(), now(), hour_calls, hour_failed, day_calls, day_failed, notice, until, oldest_seconds
       from jsonb_to_recordset($1::jsonb) as x (part text, state text, hour_calls int, hour_failed int, day_calls int, day_failed int,
                                                notice text, until text, oldest_seconds int)
     on conflict (part) do update
        set since = case when service_state.state = excluded.state and service_state.at > now() - ${STALE}
                         then service_state.since else excluded.since end,
            state = excluded.state, at = excluded.at, hour_calls = excluded.hour_calls, hour_failed = excluded.hour_failed,
            day_calls = excluded.day_calls, day_failed = excluded.day_failed, notice = excluded.notice, until = excluded.until,
            oldest_seconds = excluded.oldest_seconds`,
    [JSON.stringify(looked)],
  )

const COLUMN: Readonly<Record<Exclude<PartState, 'NO_DATA'>, keyof DayMinutes>> = {
  OPERATIONAL: 'operational',
  DELAYED: 'delayed',
  PARTIAL: 'partial',
  OUTAGE: 'outage',
}

/** Adds a minute to the day of each part that was measured, and says what its calls of the day came to. */
export async function keepDays(
  tx: Db,
  looked: readonly Looked[],
  calls: readonly DayCalls[],
): Promise<void> {
  const minutes = looked.flatMap(({ part, state }) =>
    state === 'NO_DATA' ? [] : [{ part, [COLUMN[state]]: 1 }],
  )
  await tx.run(
    `insert into service_day (part, day, operational, delayed, partial, outage)
     select part, (now() at time zone 'Asia/Shanghai')::date, coalesce(operational, 0), coalesce(delayed, 0), coalesce(partial, 0), coalesce(outage, 0)
       from jsonb_to_recordset($1::jsonb) as x (part text, operational int, delayed int, partial int, outage int)
     on conflict (part, day) do update
        set operational = service_day.operational + excluded.operational, delayed = service_day.delayed + excluded.delayed,
            partial = service_day.partial + excluded.partial, outage = service_day.outage + excluded.outage`,
    [JSON.stringify(minutes)],
  )
  const counted = calls.map(({ place, ...of }) => ({ ...of, part: partOf(place) }))
  await tx.run(
    `update service_day d set calls = x.calls, failed = x.failed
       from jsonb_to_recordset($1::jsonb) as x (part text, day date, calls int, failed int)
      where d.part = x.part and d.day = x.day`,
    [JSON.stringify(counted)],
  )
}

/** A bureau's calls are counted under its code, those of others under the name of the part. */
const partOf = (place: string): string => (/^\d{4}$/.test(place) ? `BUREAU_${place}` : place)

/** Days that are over, and parts that are no more. */
export async function forget(tx: Db, parts: readonly string[]): Promise<void> {
  await tx.run(
    `delete from service_day where day < (now() at time zone 'Asia/Shanghai')::date - ${STATUS_DAYS_KEPT}`,
  )
  await tx.run('delete from service_state where not part = any($1::text[])', [parts])
}

export interface State extends Looked {
  since: Date
  at: Date
}

/** Empty where the last look is too old to say anything. */
export const states = (db: Db): Promise<State[]> =>
  db.rows<State>(`select * from service_state where at > now() - ${STALE}`)

export interface Day extends DayMinutes {
  part: string
  day: string
  calls: number
  failed: number
}

/** The last `most` days in China, old ones first. */
export const days = (db: Db, most: number): Promise<Day[]> =>
  db.rows<Day>(
    `select part, day::text as day, operational, delayed, partial, outage, calls, failed from service_day
      where day > (now() at time zone 'Asia/Shanghai')::date - $1::int order by part, day`,
    [most],
  )

export interface IncidentAt {
  id: number
  started_at: Date
  ended_at: Date | null
}

/** An update as it was written. */
export interface Written {
  incident_id: number
  n: number
  title: string
  title_en: string
  text: string
  text_en: string
  parts: string[]
  impact: Impact
  state: IncidentState
  corrects: number | null
  by: string
  at: Date
}

/** Open ones, and those that ended within the kept days; new ones first. */
export const recent = (db: Db): Promise<IncidentAt[]> =>
  db.rows<IncidentAt>(
    `select id, started_at, ended_at from incident
      where ended_at is null or ended_at > now() - interval '${STATUS_DAYS_KEPT} days'
      order by (ended_at is null) desc, id desc`,
  )

/** Updates of these incidents, old ones first. */
export const updatesOf = (db: Db, ids: readonly number[]): Promise<Written[]> =>
  db.rows<Written>(
    'select * from incident_update where incident_id = any($1::int[]) order by incident_id, n',
    [ids],
  )

export const incidentPage = async (db: Db, page: number, size: number) => {
  const skip = (page - 1) * size
  return countedPage(db, 'from incident', [], { skip, most: size }, (most) =>
    db.rows<IncidentAt>(
      `select id, started_at, ended_at from incident order by (ended_at is null) desc, id desc limit $1 offset $2`,
      [most, skip],
    ),
  )
}

/** Its number. `startedAt`: null = now. */
export async function open(tx: Db, startedAt: string | null): Promise<number> {
  const row = await tx.one<{ id: number }>(
    'insert into incident (started_at) values (coalesce($1::timestamptz, now())) returning id',
    [startedAt],
  )
  return row!.id
}

/** Takes an incident for writing, so that updates are numbered one after another; null = there is none. */
export const take = (tx: Db, id: number): Promise<IncidentAt | null> =>
  tx.one<IncidentAt>('select id, started_at, ended_at from incident where id = $1 for update', [id])

/** Writes the next update, and with it whether the incident is over. A correction leaves when it ended as it was. */
export async function write(
  tx: Db,
  id: number,
  said: Omit<Written, 'incident_id' | 'n' | 'at'>,
): Promise<void> {
  await tx.run(
    `insert into incident_update (incident_id, n, title, title_en, text, text_en, parts, impact, state, corrects, by)
     select $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10 from incident_update where incident_id = $1`,
    [
      ...[id, said.title, said.title_en, said.text, said.text_en],
      ...[said.parts, said.impact, said.state, said.corrects, said.by],
    ],
  )
  if (said.corrects === null)
    await tx.run(
      "update incident set ended_at = case when $2 = 'RESOLVED' then coalesce(ended_at, now()) end where id = $1",
      [id, said.state],
    )
}
