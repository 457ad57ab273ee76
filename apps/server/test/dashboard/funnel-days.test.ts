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

const DAYS = 12
const AREAS = ['4403', '1100', null] as const
const STATES = ['LOGIN', 'SUCCESS', 'PARTIAL', 'FAILED', 'EXPIRED', 'CANCELLED']
const CODES = ['TE001', 'TE007', 'TE-09']
const ENTERPRISES = 8

/** The same numbers each time. */
function random(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

let db: Awaited<ReturnType<typeof openClone>>['db']
let drop: () => Promise<void>
let own: TenantDb
let other: TenantDb

async function company(name: string): Promise<TenantDb> {
  const { id } = (await db.one<{ id: number }>(
    "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
    [name],
  ))!
  await db.run(
    `insert into enterprise (company_id, tax_no, name) select $1, '9144' || lpad(n::text, 14, '0'), '企业' || n from generate_series(1, $2::int) n`,
    [id, ENTERPRISES],
  )
  return tenantOf(db, id)
}
const enterprisesOf = async (tenant: TenantDb) =>
  (
    await db.rows<{ id: number }>('select id from enterprise where company_id = $1 order by id', [
      tenant.companyId,
    ])
  ).map(({ id }) => id)

async function begin(tenant: TenantDb, n: number, pick: (below: number) => number): Promise<void> {
  const ids = await enterprisesOf(tenant)
  const day = pick(DAYS)
  // Of the seven steps some are left out, and nobody comes further than one of them.
  const last = pick(8)
  const steps = Array.from({ length: 7 }, (_, i) =>
    i < last && pick(5) > 0 ? i * 60 + pick(90) : null,
  )
  await db.run(
    `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, enterprise_id, area_code, state, joined, kind, created_at, reached)
     select $1, $2, $2, 'own', $3, '', '', $4, $5, $6, $7, $8, began, array(select began + s * interval '1 second' from unnest($10::int[]) with ordinality u (s, n) order by n)
       from (select ((now() at time zone 'Asia/Shanghai')::date - $9::int + interval '30 seconds' * ($11::int)) at time zone 'Asia/Shanghai' as began) b`,
    [
      tenant.companyId,
      `T-${n}`,
      Buffer.from(`${tenant.companyId}-${n}`),
      pick(5) === 0 ? null : ids[pick(ids.length)]!,
      AREAS[pick(AREAS.length)]!,
      STATES[pick(STATES.length)]!,
      pick(9) === 0 ? 'T-1' : null,
      pick(9) === 0 ? 'ERP' : 'TAX',
      day,
      steps,
      // Some in the first and the last minute of the day.
      [0, 1, 2_878, 2_879][pick(4)]!,
    ],
  )
  for (let i = pick(3); i > 0; i--)
    await db.run(
      `insert into collect_event (company_id, task_id, at, state, step, actor, text, ok, code) values ($1, $2, now(), 'FAILED', 's', 'BUREAU', '', $3, $4)`,
      [
        tenant.companyId,
        `T-${n}`,
        pick(4) === 0,
        pick(4) === 0 ? null : CODES[pick(CODES.length)]!,
      ],
    )
}

let contracts = 0
const sign = (tenant: TenantDb, enterprise: number, status: 'EFFECTIVE' | 'REVOKED') =>
  db.run(
    `insert into auth_contract (company_id, contract_no, enterprise_id, task_id, code, title, version, hash, paragraphs, consents, purposes, scopes,
       grantees, signer, signer_sealed, evidence, seal, signed_at, valid_from, valid_to, signed_as, status)
     values ($1, $2, $3, 'T-1', 'ENT_TAX', '授权书', '1', 'h', '["一"]', '[]', '{}', '{INVOICE}', '[]', '{"name":"","mobile":"","idNo":"","role":""}', '', '{}', '',
       now() + $4 * interval '1 second', now(), now() + interval '1 year', '{}', $5)`,
    [tenant.companyId, `AU-${contracts}`, enterprise, contracts++, status],
  )

interface Task {
  task_id: string
  day: string
  area_code: string | null
  state: string
  enterprise_id: number | null
  joined: string | null
  kind: string
  reached: (Date | null)[]
}
interface Filter {
  from: string | null
  to: string | null
  area: string | null
}

/** The funnel by hand, of rows alone. */
async function recount(tenant: TenantDb, f: Filter) {
  const tasks = await db.rows<Task>(
    `select task_id, (created_at at time zone 'Asia/Shanghai')::date as day, area_code, state, enterprise_id, joined, kind, reached from collect_task where company_id = $1`,
    [tenant.companyId],
  )
  const signed = await db.rows<{ enterprise_id: number; status: string }>(
    'select enterprise_id, status from auth_contract where company_id = $1 order by signed_at',
    [tenant.companyId],
  )
  const newest = new Map(signed.map((c) => [c.enterprise_id, c.status]))
  const chosen = tasks.filter(
    (t) =>
      t.joined === null &&
      t.kind === 'TAX' &&
      (f.from === null || t.day >= f.from) &&
      (f.to === null || t.day <= f.to) &&
      (f.area === null || t.area_code === f.area) &&
      (t.enterprise_id === null || newest.get(t.enterprise_id) !== 'REVOKED'),
  )
  const events = await db.rows<{ task_id: string; code: string }>(
    'select task_id, code from collect_event where company_id = $1 and code is not null and not ok',
    [tenant.companyId],
  )
  const furthest = chosen.map((t) => t.reached.findLastIndex((at) => at !== null))
  const counts = Array.from({ length: 7 }, (_, i) => furthest.filter((last) => last >= i).length)
  const medians = Array.from({ length: 7 }, (_, i) => {
    const seconds = chosen
      .flatMap(({ reached }) => {
        const before = reached.slice(0, i).findLast((at) => at !== null)
        const at = reached[i]
        return at && before ? [(at.getTime() - before.getTime()) / 1000] : []
      })
      .sort((a, b) => a - b)
    const half = seconds.length / 2
    if (half === 0) return null
    return Math.round(
      Number.isInteger(half)
        ? (seconds[half - 1]! + seconds[half]!) / 2
        : seconds[Math.floor(half)]!,
    )
  })
  const bureaus = AREAS.flatMap((area) => {
    const of = chosen.filter((t) => t.area_code === area)
    if (area === null || of.length === 0) return []
    const times = CODES.map((code) => ({
      code,
      n: events.filter((e) => e.code === code && of.some((t) => t.task_id === e.task_id)).length,
    })).filter(({ n }) => n > 0)
    times.sort((a, b) => b.n - a.n || (a.code < b.code ? -1 : 1))
    return [
      {
        code: area,
        started: of.length,
        succeeded: of.filter((t) => t.state === 'SUCCESS' || t.state === 'PARTIAL').length,
        failed: of.filter((t) => t.state === 'FAILED').length,
        topFailure: times[0]?.code ?? null,
      },
    ]
  }).sort((a, b) => b.started - a.started || (a.code < b.code ? -1 : 1))
  return { counts, medians, bureaus }
}

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
      const expected = await recount(tenant, filter)
      expect(await told(tenant, filter), JSON.stringify(filter)).toEqual(expected)
    }
  expect((await recount(own, FILTERS[0]!)).counts[0]).toBeGreaterThan(20)
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
})
afterAll(() => drop())

beforeEach(async () => {
  own = await company('机构甲')
  other = await company('机构乙')
  const pick = random(20_269)
  for (let n = 1; n <= 140; n++) await begin(own, n, pick)
  for (let n = 1; n <= 60; n++) await begin(other, n, pick)
  const ids = await enterprisesOf(own)
  await sign(own, ids[0]!, 'REVOKED')
  await sign(own, ids[1]!, 'REVOKED')
  await sign(own, ids[1]!, 'EFFECTIVE')
  await sign(own, ids[2]!, 'EFFECTIVE')
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
    const [, , , , enterprise] = await enterprisesOf(own)
    const before = await told(own, FILTERS[0]!)
    await sign(own, enterprise!, 'REVOKED')
    await expectTold()
    expect(await told(own, FILTERS[0]!)).not.toEqual(before)
    await sign(own, enterprise!, 'EFFECTIVE')
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
    const [first] = await enterprisesOf(own)
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
