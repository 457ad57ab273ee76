/**
 * The funnel of a company whose past days are summed, held to a recount by hand over what stands in its rows: collections at random, some of
 * enterprises that took their consent back, some that joined another or read books, beside those of another company.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WHOLE_COMPANY } from '../../src/db/scope.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { sumDays } from '../../src/features/board/days.ts'
import { funnelOf, spansBetween } from '../../src/features/board/funnel.ts'
import { moveOn } from '../../src/features/collect/direct/store.ts'
import { note, noteNow } from '../../src/features/collect/events.ts'
import { writeChange } from '../../src/features/collect/task.ts'
import { openClone } from '../harness.ts'
import { DAYS, type Filter, funnelWorld, random } from './funnel-world.ts'

let db: Awaited<ReturnType<typeof openClone>>['db']
let drop: () => Promise<void>
let world: ReturnType<typeof funnelWorld>
let own: TenantDb
let other: TenantDb

async function told(tenant: TenantDb, f: Filter) {
  const { steps, bureaus } = await funnelOf(tenant, f)
  return {
    counts: steps.map(({ reached }) => reached),
    medians: steps.map(({ medianSeconds }) => medianSeconds),
    bureaus: bureaus.map(({ name: _, ...bureau }) => bureau),
  }
}

const dayAgo = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)
const FILTERS: readonly Filter[] = [
  { from: null, to: null, area: null },
  { from: null, to: null, area: '4403' },
  { from: dayAgo(7), to: null, area: null },
  { from: null, to: dayAgo(4), area: '1100' },
  { from: dayAgo(9), to: dayAgo(3), area: null },
  { from: dayAgo(5), to: dayAgo(5), area: null },
  { from: dayAgo(1), to: dayAgo(0), area: null },
]
/** Of both companies by every filter; the counts are of some, so that a comparison of nothing with nothing is none. */
async function expectTold() {
  for (const tenant of [own, other])
    for (const filter of FILTERS) {
      const expected = await world.recount(tenant, filter)
      expect(await told(tenant, filter), JSON.stringify(filter)).toEqual(expected)
    }
  expect((await world.recount(own, FILTERS[0]!)).counts[0]).toBeGreaterThan(20)
}
const summed = async (tenant: TenantDb) =>
  (
    await db.rows<{ day: string }>(
      'select day from collect_day where company_id = $1 and tally is not null order by day',
      [tenant.companyId],
    )
  ).map(({ day }) => day)
/** A task of this company that began so many days ago and counts, of an enterprise with consent. */
const someTask = async (tenant: TenantDb, days: number) =>
  (await db.one<{ task_id: string; version: number; enterprise_id: number }>(
    `select task_id, version, enterprise_id from collect_task
      where company_id = $1 and joined is null and kind = 'TAX' and enterprise_id is not null and (created_at at time zone 'Asia/Shanghai')::date = $2
      order by task_id limit 1`,
    [tenant.companyId, dayAgo(days)],
  ))!

beforeAll(async () => {
  ;({ db, drop } = await openClone())
  world = funnelWorld(db)
})
afterAll(() => drop())

beforeEach(async () => {
  own = await world.company('机构甲')
  other = await world.company('机构乙')
  const pick = random(20_269)
  for (let n = 1; n <= 140; n++) await world.begin(own, n, pick)
  for (let n = 1; n <= 60; n++) await world.begin(other, n, pick)
  const ids = await world.enterprisesOf(own)
  await world.sign(own, ids[0]!, 'REVOKED')
  await world.sign(own, ids[1]!, 'REVOKED')
  await world.sign(own, ids[1]!, 'EFFECTIVE')
  await world.sign(own, ids[2]!, 'EFFECTIVE')
})

it('days that are past are summed once their rows have been there for a while, yesterday and today are not', async () => {
  await expectTold()
  expect(await sumDays(own)).toBe(0)
  expect(await summed(own)).toEqual([])
  await db.run(
    "update collect_day set since = now() - interval '31 minutes' where company_id = $1",
    [own.companyId],
  )
  const days = Array.from({ length: DAYS - 2 }, (_, i) => dayAgo(DAYS - 1 - i))
  expect(await sumDays(own)).toBe(days.length)
  expect(await summed(own)).toEqual(days)
  expect(await summed(other)).toEqual([])
  expect(await sumDays(own), 'nothing is left').toBe(0)
  await expectTold()
})

describe('of summed days it says what the rows say', () => {
  beforeEach(async () => {
    await sumDays(own, '0')
    await sumDays(other, '0')
  })

  it('by days and bureau', expectTold)

  it('after a consent was taken back, and given anew', async () => {
    const [, , , , enterprise] = await world.enterprisesOf(own)
    const before = await told(own, FILTERS[0]!)
    await world.sign(own, enterprise!, 'REVOKED')
    await expectTold()
    expect(await told(own, FILTERS[0]!)).not.toEqual(before)
    await world.sign(own, enterprise!, 'EFFECTIVE')
    expect(await told(own, FILTERS[0]!)).toEqual(before)
  })

  it.each<[what: string, change: (task: Awaited<ReturnType<typeof someTask>>) => Promise<unknown>]>(
    [
      [
        'comes to its end late',
        async (task) => {
          await writeChange(own, task, { state: 'SUCCESS' })
          await note(own, task.task_id, { state: 'SUCCESS', step: 's', actor: 'SYSTEM', text: '' })
        },
      ],
      ['stands in another state', (task) => writeChange(own, task, { state: 'FAILED' })],
      ['is of another bureau', (task) => writeChange(own, task, { area_code: '3100' })],
      ['joins another', (task) => writeChange(own, task, { joined: 'T-2' })],
      [
        'fails once more',
        (task) =>
          note(own, task.task_id, {
            state: 'FAILED',
            step: 's',
            actor: 'BUREAU',
            text: '',
            ok: false,
            code: 'TE-09',
          }),
      ],
      [
        'is noted by who does not know where it stands',
        (task) => noteNow(own, task.task_id, { step: 's', text: '', ok: true, ms: null }),
      ],
      ['moves on to an institution', (task) => moveOn(own, task.task_id, other.companyId)],
    ],
  )('when a collection of one %s', async (_, change) => {
    const task = await someTask(own, 6)
    await change(task)
    expect(await summed(own)).not.toContain(dayAgo(6))
    expect(await summed(other), 'the other company has its sum still').toContain(dayAgo(6))
    const seen = await told(own, FILTERS[0]!)
    await sumDays(own, '0')
    expect(await summed(own)).toContain(dayAgo(6))
    expect(await told(own, FILTERS[0]!)).toEqual(seen)
  })

  it('to whoever sees some of it only, row by row', async () => {
    const [first] = await world.enterprisesOf(own)
    const some = tenantOf(db, own.companyId, { ...WHOLE_COMPANY, enterprises: [first! + 2] })
    const { bureaus } = await funnelOf(some, FILTERS[0]!)
    const started = bureaus.reduce((sum, bureau) => sum + bureau.started, 0)
    const rows = await db.one<{ n: number }>(
      `select count(*)::int as n from collect_task where company_id = $1 and enterprise_id = $2 and joined is null and kind = 'TAX' and area_code is not null`,
      [own.companyId, first! + 2],
    )
    expect(started).toBe(rows!.n)
  })
})

/** Until a statement of this database waits for a row. */
async function untilOneWaits(): Promise<void> {
  for (;;) {
    const [row] = await db.rows<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (row!.n > 0) return
  }
}
const SUCCESS = { state: 'SUCCESS', step: 's', actor: 'SYSTEM', text: '' } as const

it('a sum that is being made while a collection goes on is taken back', async () => {
  await sumDays(own)
  const task = await someTask(own, 6)
  let change: Promise<unknown> | undefined
  await own.transaction(async (tx) => {
    await tx.run('select 1 from collect_day where company_id = $1 and day = $2 for update', [
      dayAgo(6),
    ])
    change = note(own, task.task_id, SUCCESS)
    await untilOneWaits()
    await tx.run("update collect_day set tally = '{}' where company_id = $1 and day = $2", [
      dayAgo(6),
    ])
  })
  await change
  expect(await summed(own)).not.toContain(dayAgo(6))
})

it('a sum waits for a collection that is going on, and counts it', async () => {
  await sumDays(own)
  const task = await someTask(own, 6)
  let sum: Promise<unknown> | undefined
  await own.transaction(async (tx) => {
    await writeChange(tx, task, { state: 'SUCCESS', area_code: '3300' })
    sum = sumDays(own, '0')
    await untilOneWaits()
  })
  await sum
  expect(await summed(own)).toContain(dayAgo(6))
  expect((await told(own, FILTERS[0]!)).bureaus).toContainEqual({
    code: '3300',
    started: 1,
    succeeded: 1,
    failed: 0,
    topFailure: expect.toSatisfy(() => true),
  })
})

it('days that are not summed are asked for in spans', () => {
  expect(spansBetween({ from: null, to: null }, [])).toEqual([['-infinity', 'infinity']])
  expect(
    spansBetween({ from: '2026-01-30', to: '2026-03-01' }, [
      '2026-01-31',
      '2026-02-01',
      '2026-02-28',
    ]),
  ).toEqual([
    ['2026-01-30', '2026-01-31'],
    ['2026-02-02', '2026-02-28'],
    ['2026-03-01', '2026-03-02'],
  ])
  expect(spansBetween({ from: '2026-01-31', to: '2026-01-31' }, ['2026-01-31'])).toEqual([])
})
