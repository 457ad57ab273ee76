/** How far people come, and where they leave, by step and by bureau. */

import { areaName } from '@xinjian/format/bureau/areas'
import type { Value } from '../../db/pool.ts'
import { isWhole, within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { STEPS } from '../collect/index.ts'
import { notWithdrawn, withdrawnEnterprises } from '../consent/index.ts'
import { COUNTED_TASKS, type SummedDay, summedDays } from './days.ts'
import { add, count, median, nothing, type Tallies, type Tally, unstored } from './tally.ts'

export interface FunnelFilter {
  /** Days of the start in China, both included. */
  from: string | null
  to: string | null
  area: string | null
}

/** Days from the first on and before the second. */
type Span = readonly [start: string, stop: string]

const next = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** As the database reads an instant; of no day, before or behind all. */
const midnight = (day: string): string => (day.endsWith('infinity') ? day : `${day}T00:00:00+08:00`)

/** What is asked for, without the days that are summed. */
export function spansBetween(
  { from, to }: Pick<FunnelFilter, 'from' | 'to'>,
  days: readonly string[],
): Span[] {
  const spans: Span[] = []
  let start = from ?? '-infinity'
  for (const day of days) {
    if (start !== day) spans.push([start, day])
    start = next(day)
  }
  const stop = to === null ? 'infinity' : next(to)
  return start === stop ? spans : [...spans, [start, stop]]
}

/** Counts rows, without those of enterprises that took their consent back. */
function countRows(tenant: TenantDb, area: string | null, spans: readonly Span[]) {
  const values: Value[] = [
    spans.map(([start]) => midnight(start)),
    spans.map(([, stop]) => midnight(stop)),
  ]
  const ofArea = area ? ` and t.area_code = $${values.push(area) + 1}` : ''
  const seen = within(tenant.scope, values).tasks('t')
  return count(
    tenant,
    // Each span is read by itself (offset): of all at once the planner expects the whole table.
    `from unnest($2::timestamptz[], $3::timestamptz[]) as span (start, stop)
     cross join lateral (
       select * from collect_task t where ${COUNTED_TASKS} and t.created_at >= span.start and t.created_at < span.stop${ofArea} offset 0) t
      where ${notWithdrawn('coalesce(t.enterprise_id, 0)', 'DATA')}${seen}`,
    values,
  )
}

/** What enterprises that took their consent back have in the sums of these days: they are few, and the sums stay as they are. */
const countWithdrawn = (tenant: TenantDb, days: readonly SummedDay[]): Promise<Tallies> =>
  count(
    tenant,
    `from collect_task t where ${COUNTED_TASKS} and t.enterprise_id = any(array${withdrawnEnterprises('DATA')}) and (t.created_at at time zone 'Asia/Shanghai')::date = any($2::date[])`,
    [days.map(({ day }) => day)],
  )

/** Whoever sees only some of the company's collections has them counted one by one. */
async function talliesOf(tenant: TenantDb, { from, to, area }: FunnelFilter): Promise<Tallies> {
  const days =
    isWhole(tenant.scope) && tenant.scope.visit === undefined
      ? await summedDays(tenant, { from, to })
      : []
  const spans = spansBetween(
    { from, to },
    days.map(({ day }) => day),
  )
  const [rows, withdrawn] = await Promise.all([
    countRows(tenant, area, spans),
    days.length > 0 ? countWithdrawn(tenant, days) : null,
  ])
  const sum: Tallies = new Map()
  for (const { tally } of days) add(sum, unstored(tally))
  if (withdrawn) add(sum, withdrawn, -1)
  if (area) for (const other of sum.keys()) if (other !== area) sum.delete(other)
  add(sum, rows)
  return sum
}

export async function funnelOf(tenant: TenantDb, filter: FunnelFilter) {
  const tallies = await talliesOf(tenant, filter)
  return { steps: stepResults(tallies), bureaus: bureauResults(tallies) }
}

/** Reaching a later step counts for the earlier ones, however one got there. */
function stepResults(tallies: Tallies) {
  const all: Tallies = new Map()
  for (const tally of tallies.values()) add(all, new Map([['', tally]]))
  const { came, took } = all.get('') ?? nothing()
  const reachedAt = (step: number): number => came.slice(step).reduce((sum, n) => sum + n, 0)
  return STEPS.map(({ state, name }, i) => ({
    state,
    name,
    reached: reachedAt(i),
    left: i + 1 < STEPS.length ? reachedAt(i) - reachedAt(i + 1) : 0,
    medianSeconds: i === 0 ? null : median(took[i - 1]!),
  }))
}

const bureauResults = (tallies: Tallies) =>
  [...tallies]
    .filter(([code, { started }]) => code !== '' && started > 0)
    .sort(([a, one], [b, other]) => other.started - one.started || (a < b ? -1 : 1))
    .map(([code, tally]) => ({
      code,
      name: areaName(code),
      started: tally.started,
      succeeded: tally.succeeded,
      failed: tally.failed,
      topFailure: topOf(tally),
    }))

const topOf = ({ codes }: Tally): string | null =>
  [...codes].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0] ?? null
