import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../harness.ts'
import { memberOf } from '../support/companies.ts'
import { purchasesCsv, TAX_NO } from '../support/sales-csv.ts'
import { card, LOANS, train, trained } from './cards.ts'
import { HEAD, startLoans, TAX_NOS, upload } from './loans.ts'
import { admin, ask, companyId, inForce, STRANGER, server, staff } from './setup.ts'

beforeAll(startLoans)
afterAll(() => server.stop())

const list = (token = admin, more: object = {}) => ask('/risk/loan/list', more, token)
describe('outcomes of loans', () => {
  it('are asked for before a training', async () => {
    expect(
      (await ask('/risk/score-card/train', { note: '首版', defaultDays: '90' }, staff)).msg,
    ).toContain('先上传名单')
  })

  it('come by a list, whose faulty rows are told; a later list puts an outcome right', async () => {
    const [a] = TAX_NOS as [string]
    const { data } = await upload(
      [
        HEAD,
        `${a},J1,2025-02-01,2025-12-01,0`,
        `${a},J1,2025-02-01,2025-12-01,5`,
        `${a},J2,2025-02-01,2025-01-01,0`,
        `${a},J3,2099-02-01,2099-12-01,0`,
        // On a day when it has been out for less than seven years.
        `${a},J4,2025-02-01,2025-12-01,2500`,
      ].join('\n'),
    )
    expect(data).toMatchObject({ total: 5, added: 1, changed: 0, bad: 4 })
    const again = await upload(`${HEAD}\n${a},J1,2025-02-01,2025-12-01,95`)
    expect(again.data).toMatchObject({ total: 1, added: 0, changed: 1, bad: 0 })
    const same = await upload(`${HEAD}\n${a},J1,2025-02-01,2025-12-01,95`)
    expect(same.data).toMatchObject({ added: 0, changed: 0 })
    const { data: page } = await list()
    expect(page.rows).toMatchObject([
      { taxNo: a, name: '示例贷款1有限公司', loanNo: 'J1', granted: '2025-02-01', overdueDays: 95 },
    ])
    expect(page.totals).toEqual({ all: 1, late30: 1, late60: 1, late90: 1 })
    expect((await ask('/risk/loan/bad', { id: again.data.id })).msg).toContain('没有有误的行')
  })

  it('are of the company that entered them alone', async () => {
    const other = await server.login('admin')
    expect((await list(other)).data?.total ?? 0).toBe(0)
  })
})

describe('a training', () => {
  it('of bad loans alone comes to nothing, and says why others could not be used', async () => {
    await upload(`${HEAD}\n${STRANGER},B4,2025-03-01,2025-12-01,0`)
    const { row } = await train()
    expect([row.status, row.message]).toEqual([
      'FAILED',
      '可用的贷款结果中须既有正常的也有违约的，现有正常0笔、违约1笔，未能使用的：本公司没有其企业的1笔；请补充录入，或导入这些企业放款前的发票',
    ])
  })

  it('of few outcomes comes to a calibration, and says so', async () => {
    await upload([HEAD, ...LOANS.filter((_, i) => i % 15 < 6)].join('\n'))
    const { row, result } = await train()
    expect(row).toMatchObject({ status: 'DONE', kind: 'CALIBRATION', state: 'DRAFT', own: false })
    expect(result).toMatchObject({ kind: 'CALIBRATION', ridge: null, cases: 49, firms: 24 })
  })

  it('takes no loan that was granted before its report stood, or that is not due', async () => {
    const [a, b, c] = TAX_NOS as [string, string, string]
    const file = { name: '进项.csv', bytes: purchasesCsv() }
    const { data } = await server.upload(TAX_NO, [file], admin)
    await until(async () => {
      const { row } = (await ask('/invoice/import/detail', { id: data[0].id })).data
      return row.status === 'DONE'
    })
    await upload(
      [
        HEAD,
        ...LOANS,
        `${a},B1,2025-01-09,2025-12-01,0`,
        `${b},B2,2025-08-01,2025-12-01,0`,
        `${c},B3,2025-03-01,2099-12-01,0`,
        `${STRANGER},B4,2025-03-01,2025-12-01,0`,
        // Its invoices are held.
        `${TAX_NO},B5,2025-03-01,2025-12-01,0`,
        // The report that stood on that day was too old: its invoices reach to the month before.
        `${TAX_NO},B6,2025-12-01,2026-06-01,0`,
      ].join('\n'),
    )
    const { row, result } = await train()
    expect(row).toMatchObject({ status: 'DONE', kind: 'CARD' })
    // 120 loans, the one of the first list, B5 and B6; 33 bad and that of the first list.
    // Of the three firms of each figures 0, 1, 1, 3, 3, 3, 3 and 3 have a bad one, and that of the first list; each has a good one.
    expect(result).toMatchObject({
      ...{ cases: 123, bad: 34, firms: 25, badFirms: 18, goodFirms: 25, reckoned: 1 },
    })
    expect(
      Object.fromEntries(result.leftOut.map((one: { why: string; n: number }) => [one.why, one.n])),
    ).toEqual({ NONE: 1, STALE: 1, NOT_DUE: 1, NO_FIRM: 1 })
    expect(result.validation.auc).toBeGreaterThan(0.7)
    expect(result.validation.reliability).toHaveLength(5)
    // Of 25 enterprises one has invoices; whoever leaves its purchases out gains nothing.
    expect([result.attacked, result.attacks.length]).toEqual([1, 16])
    expect(result.attacks.find(({ id }: { id: string }) => id === 'WITHOUT_PURCHASES')).toEqual({
      ...{ id: 'WITHOUT_PURCHASES', unrated: 0 },
      gains: { own: expect.objectContaining({ lifted: 0 }), platform: expect.any(Object) },
    })
    const kept = await server.db.one('select 1 from score_sample where company_id = $1', [
      companyId,
    ])
    expect(kept).toBeFalsy()
  })

  /** The worker stands before it keeps what it has read; `meanwhile` gets the process of its connection. */
  async function whileItWaits(meanwhile: (version: number, pid: number) => Promise<unknown>) {
    const { data } = await server.db.transaction(async (tx) => {
      await tx.run('lock table score_sample in share mode')
      const begun = await ask('/risk/score-card/train', { note: '首版', defaultDays: '90' }, staff)
      const waits = await until(() =>
        server.db.one<{ pid: number }>(
          `select l.pid from pg_locks l where not l.granted and l.relation = 'score_sample'::regclass limit 1`,
        ),
      )
      await meanwhile(begun.data.version, waits.pid)
      return begun
    })
    return data.version as number
  }
  const samples = () =>
    server.db.one('select 1 from score_sample where company_id = $1', [companyId])

  it('that loses its connection is taken up again, to the same card', async () => {
    const version = await whileItWaits((_, pid) =>
      server.db.run('select pg_terminate_backend($1)', [pid]),
    )
    const again = await trained(version)
    expect(again.row).toMatchObject({ status: 'DONE', kind: 'CARD' })
    expect(again.result).toEqual((await card(3)).result)
    expect(await samples()).toBeFalsy()
  })

  it('that is cancelled stays so, whatever its worker had read', async () => {
    const version = await whileItWaits((begun) =>
      // Its row is held by the worker until the lock is let go: not waited for here.
      Promise.resolve(
        void cancelled.push(ask('/risk/score-card/cancel', { version: begun }, staff)),
      ),
    )
    await Promise.all(cancelled)
    const { row, result } = await trained(version)
    expect([row.status, result]).toEqual(['CANCELLED', null])
    expect(await samples()).toBeFalsy()
    const next = await train()
    expect(next.row.status).toBe('DONE')
  })
  const cancelled: Promise<unknown>[] = []

  it('counts more loans as bad by fewer days', async () => {
    const { result } = await train({ defaultDays: '30' })
    // Of each figures the fifteenth loan is 45 days late.
    expect(result.bad).toBe(34 + 8)
  })
})

describe('a version', () => {
  it('is decided by somebody who neither trained it nor entered a loan of it', async () => {
    expect((await ask('/risk/score-card/submit', { version: 3 }, staff)).data.state).toBe(
      'SUBMITTED',
    )
    const decision = { version: 3, approve: true, note: '已核对验证结果' }
    expect((await ask('/risk/score-card/decide', decision, staff)).data).toBeFalsy()
    expect((await ask('/risk/score-card/force', { version: 3 })).data).toBeFalsy()
    expect((await ask('/risk/score-card/decide', decision)).data.state).toBe('APPROVED')
    expect((await ask('/risk/score-card/force', { version: 3 })).data.state).toBe('IN_FORCE')
    await upload(`${HEAD}\n${TAX_NOS[0]},ADMIN,2025-02-01,2025-12-01,0`, admin)
    const { row } = await train()
    expect(row.own).toBe(true)
    await ask('/risk/score-card/submit', { version: row.version }, staff)
    const own = await ask('/risk/score-card/decide', { ...decision, version: row.version })
    expect(own.data).toBeFalsy()
  })

  it('judges lines on the own score of orders that begin from then on, and nobody once it is withdrawn', async () => {
    const { result } = await card(3)
    const most = result.card.scale.base + 10_000
    const line = { about: 'OWN_SCORE', report: 'INVOICE', is: 'LT', value: most }
    const of = await inForce({
      reports: [{ kind: 'INVOICE', days: 730 }],
      lines: [{ when: [line], verdict: 'REJECT' }],
    })
    const judged = async () => {
      const { data } = await ask('/risk/order/start', { policy: of.code, taxId: TAX_NOS[7] })
      return until(async () => {
        const found = (await ask('/risk/order/subject', { no: data.no, line: 1 })).data
        return found.judgement
      })
    }
    const before = await judged()
    expect(before.outcome).toBe('REJECT')
    // Firm 8 has the worst of each figure, which is worth no point: its score is the base.
    expect(before.lines[0].conditions[0].value).toBe(result.card.scale.base)
    await memberOf(server, companyId, 'card-second', 'ROLE_COMPANY_ADMIN')
    expect((await ask('/risk/score-card/withdraw', { version: 3 })).data.state).toBe('RETIRED')
    const after = await judged()
    expect([after.outcome, after.lines[0].conditions[0].why]).toEqual(['REVIEW', 'NO_CARD'])
    // One person took it out; everybody who decides on rules hears of it at once, and none puts it back by himself.
    const told = await server.db.rows<{ params: object }>(
      `select n.params from notice n join app_user u on u.id = n.user_id
        where n.company_id = $1 and n.kind = 'CARD_WITHDRAWN' and u.user_name = any('{demo,card-second}') order by u.user_name`,
      [companyId],
    )
    expect(told.map(({ params }) => params)).toEqual([
      expect.objectContaining({ version: '3', by: 'demo' }),
      expect.objectContaining({ version: '3', by: 'demo' }),
    ])
    expect((await ask('/risk/score-card/force', { version: 3 })).data).toBeFalsy()
  })
})
