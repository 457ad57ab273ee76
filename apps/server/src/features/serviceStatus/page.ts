/** The answer of the status page, of what was measured and what was announced. */
import type { contract, DataOf, IncidentRow } from '@xinjian/contract'
import { CALLS_FLOOR, type PartState, STATUS_PARTS, worse } from '@xinjian/contract/status/status'
import type { Db } from '../../db/pool.ts'
import { wired } from '../../http/rows/wired.ts'
import { stateOfDay } from './judge.ts'
import * as store from './store.ts'

type Told = DataOf<typeof contract.serviceStatus.serviceStatus>

const counted = (calls: number, failed: number) =>
  calls < CALLS_FLOOR ? null : { succeeded: calls - failed, failed }

/** An incident with the updates that were written of it: the last one says how it stands. */
export interface Announced {
  of: store.IncidentAt
  written: readonly store.Written[]
  last: store.Written
}

export async function announcedOf(
  db: Db,
  incidents: readonly store.IncidentAt[],
): Promise<Announced[]> {
  const all = Map.groupBy(
    await store.updatesOf(
      db,
      incidents.map(({ id }) => id),
    ),
    (one) => one.incident_id,
  )
  return incidents.flatMap((of) => {
    const written = all.get(of.id) ?? []
    const last = written.at(-1)
    return last ? [{ of, written, last }] : []
  })
}

const headOf = ({ of, last }: Announced) => ({
  ...wired(last, 'title title_en state impact parts'),
  ...wired(of, 'id started_at ended_at'),
})

/** As operators see it: all that was written, with its authors. */
export const rowOf = (one: Announced): IncidentRow => ({
  ...headOf(one),
  updates: one.written.map((w) => wired(w, 'n state text text_en at by corrects')),
})

/** As customers see it: each update with its latest text, and no names. */
const toldOf = (one: Announced): Told['incidents'][number] => ({
  ...headOf(one),
  updates: one.written
    .filter(({ corrects }) => corrects === null)
    .map((update) => {
      const corrected = one.written.findLast(({ corrects }) => corrects === update.n)
      return {
        ...wired(update, 'n state at'),
        ...wired(corrected ?? update, 'text text_en'),
        correctedAt: corrected ? corrected.at.toISOString() : null,
      }
    })
    .reverse(),
})

/** What announcements that go on say of a part, and since when. */
function announcedState(part: string, going: readonly Announced[], now: Date) {
  let state: PartState = 'NO_DATA'
  let since: Date | null = null
  for (const { of, last } of going)
    if (last.parts.includes(part) && of.started_at <= now && worse(state, last.impact) !== state) {
      state = last.impact
      since = of.started_at
    }
  return { state, since }
}

export async function statusPage(db: Db, most: number): Promise<Told> {
  const [states, days, incidents] = await Promise.all([
    store.states(db),
    store.days(db, most),
    store.recent(db),
  ])
  const announced = await announcedOf(db, incidents)
  const now = new Date()
  const going = announced.filter(({ of }) => of.ended_at === null)
  const stateOf = new Map(states.map((state) => [state.part, state]))
  const daysOf = Map.groupBy(days, ({ part }) => part)
  return {
    measuredAt: states[0]?.at.toISOString() ?? null,
    parts: STATUS_PARTS.map((part) => {
      const measured = stateOf.get(part)
      const said = announcedState(part, going, now)
      const state = worse(measured?.state ?? 'NO_DATA', said.state)
      const since = state === measured?.state ? measured.since : said.since
      return {
        ...{ part, state, since: state === 'NO_DATA' ? null : (since?.toISOString() ?? null) },
        hour: measured ? counted(measured.hour_calls, measured.hour_failed) : null,
        last24h: measured ? counted(measured.day_calls, measured.day_failed) : null,
        notice: measured?.notice ?? null,
        until: measured?.until ?? null,
        oldestSeconds: measured?.oldest_seconds ?? null,
        days: (daysOf.get(part) ?? []).map(({ part: _, calls, failed, ...day }) => ({
          ...day,
          state: stateOfDay(day),
          calls: counted(calls, failed),
        })),
      }
    }),
    incidents: announced.map(toldOf),
  }
}
