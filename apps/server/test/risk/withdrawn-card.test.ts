/** Orders that name an own card which was withdrawn: it judges nobody from that moment, whatever was begun before. One that a newer version superseded stays what the order names. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../harness.ts'
import { TAX_NO } from '../support/sales-csv.ts'
import { card, LOANS, train } from './cards.ts'
import { HEAD, startLoans, TAX_NOS, upload as uploadLoans } from './loans.ts'
import {
  AT,
  ask,
  companyId,
  detail,
  done,
  inForce,
  server,
  staff,
  table,
  upload,
  workbook,
} from './setup.ts'

/** Both of the worst figures, which are worth no point: their score is the base of a card. */
const [FIRST, SECOND] = [TAX_NOS[7]!, TAX_NOS[15]!]
const SAID = '自有评分卡已停用，停用后不再按它判断'
let code: number

beforeAll(async () => {
  await startLoans()
  await uploadLoans([HEAD, ...LOANS].join('\n'))
  for (let version = 1; version <= 3; version++) await train()
  await force(1)
  const line = { about: 'OWN_SCORE', report: 'INVOICE', is: 'LT', value: 10_000 }
  ;({ code } = await inForce({
    reports: [{ kind: 'INVOICE', days: 730 }],
    lines: [{ when: [line], verdict: 'REJECT' }],
  }))
})
afterAll(() => server?.stop())

async function force(version: number): Promise<void> {
  await ask('/risk/score-card/submit', { version }, staff)
  await ask('/risk/score-card/decide', { version, approve: true, note: '已核对验证结果' })
  expect((await ask('/risk/score-card/force', { version })).data.state).toBe('IN_FORCE')
}
const withdraw = async (version: number) =>
  (await ask('/risk/score-card/withdraw', { version })).data

/** A list that was begun and paused before the first was judged. */
async function paused(): Promise<string> {
  await server.db.pool.query(
    "alter table risk_order alter due_at set default now() + interval '1 day'",
  )
  const { no } = (await upload({ policy: code }, ['税号', FIRST, SECOND].join('\n'))).data
  await server.db.pool.query('alter table risk_order alter due_at set default now()')
  expect((await ask('/risk/order/pause', { no })).data.status).toBe('PAUSED')
  return no
}
const resume = (no: string) => ask('/risk/order/resume', { no })
const subject = async (no: string, line = 1) =>
  (await ask('/risk/order/subject', { no, line })).data
const outcomes = async (no: string): Promise<unknown[]> =>
  (await detail(no)).data.rows.map(({ outcome }: { outcome: unknown }) => outcome)
const firstFound = async (no: string) => (await subject(no)).judgement.lines[0].conditions[0]

let before: string
let held: string[]
it('names a card only where its policy speaks of the own score', async () => {
  const plain = await inForce(table(), { name: '客户集中' })
  const { no } = (await ask('/risk/order/start', { policy: plain.code, taxId: TAX_NO })).data
  expect((await done(no)).row).toMatchObject({
    scoreCard: null,
    cardWithdrawnAt: null,
    withoutCard: 0,
  })
})

it('a card that was superseded judges on in an order that names it', async () => {
  before = (await upload({ policy: code }, ['税号', FIRST, SECOND].join('\n'))).data.no
  await done(before)
  held = [await paused(), await paused()]
  const superseded = await paused()
  await force(2)
  expect((await card(1)).row).toMatchObject({
    state: 'RETIRED',
    withdrawnAt: null,
    withdrawnBy: null,
  })
  await resume(superseded)
  const { row } = await done(superseded)
  expect(row).toMatchObject({ scoreCard: 1, cardWithdrawnAt: null, withoutCard: 0, reject: 2 })
  expect((await firstFound(superseded)).value).toBe((await card(1)).result.card.scale.base)
})

it('a superseded card can be withdrawn as well, once: an order that was paused is judged without it from then on, and says so', async () => {
  expect(await withdraw(1)).toMatchObject({
    state: 'RETIRED',
    withdrawnBy: 'demo',
    withdrawnAt: expect.any(String),
  })
  expect(await withdraw(1)).toBeFalsy()
  expect((await card(2)).row).toMatchObject({ state: 'IN_FORCE', withdrawnAt: null })
  const [no] = held as [string]
  await resume(no)
  const { row } = await done(no)
  expect(row).toMatchObject({
    scoreCard: 1,
    withoutCard: 2,
    reject: 0,
    review: 2,
    cardWithdrawnAt: expect.any(String),
  })
  expect(await outcomes(no)).toEqual(['REVIEW', 'REVIEW'])
  expect(await firstFound(no)).toMatchObject({
    holds: null,
    value: null,
    why: 'CARD_WITHDRAWN',
    detail: SAID,
  })
})

it('what it judged before stays, is explained by it, and the order says that it was withdrawn', async () => {
  expect((await detail(before)).data.row).toMatchObject({
    scoreCard: 1,
    withoutCard: 0,
    reject: 2,
    cardWithdrawnAt: expect.any(String),
  })
  expect(await outcomes(before)).toEqual(['REJECT', 'REJECT'])
  expect((await firstFound(before)).value).toBe((await card(1)).result.card.scale.base)
})

it('workbooks say so in the language of who asks', async () => {
  const column = async (path: string, body: object, title: string, language: string) => {
    const [titles, ...rows] = await workbook(path, body, language)
    return rows.map((row) => row[titles!.indexOf(title)])
  }
  const [no] = held as [string]
  const of = (one: string, title: string, language = 'zh') =>
    column(`${AT}/export/detail`, { no: one }, title, language)
  expect(await of(before, '自有评分卡')).toEqual(['第1版', '第1版'])
  expect(await of(no, '自有评分卡')).toEqual(Array(2).fill('第1版已停用，未按它判断'))
  expect(await of(no, '原因')).toEqual(
    Array(2).fill(`第1行无法判断：自有评分低于10000（无法判断；${SAID}）`),
  )
  expect(await of(no, 'Own score card', 'en')).toEqual(
    Array(2).fill('Version 1 was withdrawn: not judged by it'),
  )
  expect((await of(no, 'Reason', 'en')).join()).not.toMatch(/[\u3400-\u9fff]/)
  const list = async (title: string, language: string) =>
    (await column(`${AT}/export`, { keyword: no }, title, language))[0]
  expect(await list('自有评分卡', 'zh')).toMatch(
    /^第1版，\d{4}-\d\d-\d\d \d\d:\d\d停用；停用前判断0家，停用后判断2家（未按它）$/,
  )
  expect(await list('Own score card', 'en')).toMatch(
    /^Version 1, withdrawn at \d{4}-\d\d-\d\d \d\d:\d\d; 0 judged before, 2 after \(not by it\)$/,
  )
})

/** Stands in the way of a batch that was judged and is not written yet. */
async function whileABatchWaits(
  table: 'risk_subject' | 'score_card',
  lock: string,
  values: unknown[],
  meanwhile: () => Promise<unknown>,
) {
  const other = await server.db.pool.connect()
  try {
    await other.query('begin')
    await other.query(lock, values)
    await resume(held[1]!)
    await until(
      async () =>
        server.db.one(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'`,
          [table],
        ),
      30_000,
    )
    await meanwhile()
    await other.query('commit')
  } finally {
    other.release()
  }
}

it('a withdrawal while a batch is judged holds for that batch', async () => {
  held[1] = await paused()
  const sql =
    "update score_card set state = 'RETIRED', withdrawn_at = now(), withdrawn_by = 'demo' where company_id = $1 and version = 2"
  await whileABatchWaits('score_card', sql, [companyId], async () => undefined)
  expect((await done(held[1]!)).row).toMatchObject({
    scoreCard: 2,
    withoutCard: 2,
    review: 2,
    reject: 0,
  })
})

it('a batch that is being written when it is withdrawn is of before: the withdrawal waits for it', async () => {
  await force(3)
  held[1] = await paused()
  let withdrawn: Promise<{ withdrawnAt: string }> | null = null
  const sql = 'select 1 from risk_subject where company_id = $1 and no = $2 for update'
  await whileABatchWaits('risk_subject', sql, [companyId, held[1]], async () => {
    withdrawn = withdraw(3)
    await until(
      () =>
        server.db.one(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update score_card%'",
        ),
      30_000,
    )
  })
  const { row } = await done(held[1]!)
  const { withdrawnAt } = await withdrawn!
  expect(row).toMatchObject({ scoreCard: 3, withoutCard: 0, reject: 2 })
  expect(withdrawnAt).toEqual(expect.any(String))
})
