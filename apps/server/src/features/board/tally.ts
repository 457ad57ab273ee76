/** What collections come to, by the tax bureau: counted from their rows, put together and taken apart again. */
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { STEPS } from '../collect/index.ts'

/** Seconds that a step took → how many collections took so long. */
export type Took = Map<number, number>

export interface Tally {
  started: number
  succeeded: number
  failed: number
  /** By step: for how many it is the last that they stood in. */
  came: number[]
  /** By step, but for the first: how long the way took from the one before that they had stood in. */
  took: Took[]
  /** Code of a failure → how often it was told. */
  codes: Map<string, number>
}
/** By bureau; '' = none was chosen. */
export type Tallies = Map<string, Tally>

/** A tally as it is stored. */
export interface StoredTally extends Pick<Tally, 'started' | 'succeeded' | 'failed' | 'came'> {
  took: [seconds: number, n: number][][]
  codes: Record<string, number>
}

const PLACES = STEPS.map((_, i) => i + 1)
/** SQL of when a task came to the last step before `place` that it stood in. */
const before = (place: number): string =>
  `coalesce(${PLACES.slice(0, place - 1)
    .reverse()
    .map((n) => `at${n}`)
    .join(', ')})`

/** SQL of one row a bureau. `tasks`: from `from` to the end of `where`, over `collect_task t`; an array is taken apart once. */
const tallySql = (tasks: string): string => `
  with tasks as materialized (
    select t.task_id, coalesce(t.area_code, '') as area, t.state, ${PLACES.map((n) => `t.reached[${n}] as at${n}`).join(', ')} ${tasks}),
  ways as (
    select area, state, case ${[...PLACES]
      .reverse()
      .map((n) => `when at${n} is not null then ${n}`)
      .join(' ')} end as last,
           ${PLACES.slice(1)
             .map((n) => `round(extract(epoch from at${n} - ${before(n)}))::int as took${n}`)
             .join(', ')} from tasks),
  codes as (
    select area, json_object_agg(code, n) as codes from (
      select t.area, e.code, count(*) as n from tasks t join collect_event e on e.company_id = $1 and e.task_id = t.task_id
       where e.code is not null and not e.ok group by 1, 2) told group by area),
  areas as (
    select area, count(*)::int as started, count(*) filter (where state in ('SUCCESS', 'PARTIAL'))::int as succeeded,
           count(*) filter (where state = 'FAILED')::int as failed,
           json_build_array(${PLACES.map((n) => `count(*) filter (where last = ${n})`).join(', ')}) as came,
           json_build_array(${PLACES.slice(1)
             .map((n) => `json_agg(took${n}) filter (where took${n} is not null)`)
             .join(', ')}) as seconds
      from ways group by area)
  select a.*, coalesce(c.codes, '{}') as codes from areas a left join codes c on c.area = a.area`

interface Counted extends Pick<Tally, 'started' | 'succeeded' | 'failed' | 'came'> {
  area: string
  seconds: (number[] | null)[]
  codes: Record<string, number>
}

/** Counts the collections that these statements' end finds: `from collect_task t … where …`, `$1` is the company. */
export async function count(
  tenant: Pick<TenantDb, 'rows'>,
  tasks: string,
  values: readonly Value[],
): Promise<Tallies> {
  const rows = await tenant.rows<Counted>(tallySql(tasks), values)
  return new Map(
    rows.map(({ area, seconds, codes, ...sums }) => [
      area,
      { ...sums, took: seconds.map(histogram), codes: new Map(Object.entries(codes)) },
    ]),
  )
}

function histogram(seconds: readonly number[] | null): Took {
  const took: Took = new Map()
  for (const one of seconds ?? []) took.set(one, (took.get(one) ?? 0) + 1)
  return took
}

export const stored = (tallies: Tallies): Record<string, StoredTally> =>
  Object.fromEntries(
    [...tallies].map(([area, tally]) => [
      area,
      {
        ...tally,
        took: tally.took.map((took) => [...took]),
        codes: Object.fromEntries(tally.codes),
      },
    ]),
  )

export const unstored = (kept: Record<string, StoredTally>): Tallies =>
  new Map(
    Object.entries(kept).map(([area, { took, codes, ...sums }]) => [
      area,
      { ...sums, took: took.map((of) => new Map(of)), codes: new Map(Object.entries(codes)) },
    ]),
  )

/** Adds a part to a whole; with -1 it is taken out again. */
export function add(whole: Tallies, part: Tallies, sign: 1 | -1 = 1): void {
  for (const [area, one] of part) {
    const sum = whole.get(area) ?? nothing()
    whole.set(area, sum)
    sum.started += sign * one.started
    sum.succeeded += sign * one.succeeded
    sum.failed += sign * one.failed
    one.came.forEach((n, i) => {
      sum.came[i]! += sign * n
    })
    one.took.forEach((took, i) => {
      addCounts(sum.took[i]!, took, sign)
    })
    addCounts(sum.codes, one.codes, sign)
  }
}

function addCounts<Key>(sum: Map<Key, number>, part: Map<Key, number>, sign: number): void {
  for (const [key, n] of part) {
    const left = (sum.get(key) ?? 0) + sign * n
    if (left === 0) sum.delete(key)
    else sum.set(key, left)
  }
}

export const nothing = (): Tally => ({
  started: 0,
  succeeded: 0,
  failed: 0,
  came: STEPS.map(() => 0),
  took: STEPS.slice(1).map(() => new Map()),
  codes: new Map(),
})

/** The middle of the seconds, or of the two in the middle their mean, in whole seconds; null: nobody came there. */
export function median(took: Took): number | null {
  const n = [...took.values()].reduce((sum, count) => sum + count, 0)
  if (n === 0) return null
  const sorted = [...took].sort(([a], [b]) => a - b)
  const nth = (place: number): number => {
    let seen = 0
    return sorted.find(([, count]) => {
      seen += count
      return seen > place
    })![0]
  }
  return Math.round((nth((n - 1) >> 1) + nth(n >> 1)) / 2)
}
