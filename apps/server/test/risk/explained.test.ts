/** Why an enterprise came out so: reasons of the report's own verdicts, lines that do not hold, and until when it is told. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../harness.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'
import {
  AT,
  admin,
  ask,
  code,
  companyId,
  detail,
  done,
  EMPTY,
  HIT,
  inForce,
  server,
  staff,
  startRisk,
  table,
  workbook,
} from './setup.ts'

beforeAll(startRisk)
afterAll(() => server.stop())

it('explains the words of the report itself by its own reasons, and a pass by every line that does not hold', async () => {
  const verdict = { report: 'INVOICE', about: 'DECISION', is: 'IS' }
  const other = await inForce(
    table({
      lines: [
        { when: [{ ...verdict, value: 'ADMIT' }], verdict: 'REVIEW' },
        { when: [{ ...verdict, value: 'CLEAR' }], verdict: 'REVIEW' },
        { when: [{ ...HIT, is: 'HIT_HIGH' }], verdict: 'REJECT' },
      ],
      limit: {
        legs: [
          { report: 'INVOICE', times: 0.5 },
          { report: 'INVOICE', key: 'I-001.L12', times: 0.1 },
        ],
        take: 'MIN',
        capWan: 50,
      },
    }),
  )
  const { data } = await ask('/risk/order/start', { policy: other.code, taxId: TAX_NO })
  expect((await done(data.no)).rows[0].outcome).toBe('PASS')
  const { judgement } = (await ask('/risk/order/subject', { no: data.no, line: 1 })).data
  expect(judgement.lines).toEqual([])
  expect(judgement.cleared.map(({ nth, holds }: never) => [nth, holds])).toEqual([
    [1, false],
    [2, false],
    [3, false],
  ])
  // The report comes to neither: what it comes to instead is said, with its reasons.
  const [found] = judgement.cleared[0].conditions
  expect(found).toMatchObject({ value: 'UNRATABLE', detail: expect.stringContaining('不评级') })
  expect(found.because.map(({ text }: { text: string }) => text)).toEqual(
    expect.arrayContaining([expect.stringMatching(/。$/)]),
  )
  const [rule] = judgement.cleared[2].conditions
  expect(rule).toMatchObject({ value: 'HIT_MEDIUM', of: 'R-038' })
  const [, row] = await workbook(`${AT}/export/detail`, { no: data.no })
  expect(row).toContain('3行策略均已判断，都不成立')

  // Its score and limit come from the report as well: a verdict that leaves no suggestion says so, a figure opens to its rows.
  const { scored, limit } = judgement
  expect(scored).toMatchObject({ report: 'INVOICE', reportNo: found.reportNo })
  expect(scored.parts[0].text).toContain('不评级')
  const [suggestion, sales] = limit.legs
  expect(suggestion).toMatchObject({ reportNo: found.reportNo, base: null, value: null })
  expect(suggestion.because.length).toBeGreaterThan(0)
  expect(sales).toMatchObject({ reportNo: found.reportNo, of: 'I-001.L12' })
  const opened = await ask('/report/evidence', {
    ...{ reportNo: sales.reportNo, of: sales.of, page: 1, size: 5 },
  })
  expect(opened.data.rows.length).toBeGreaterThan(0)
  expect(limit).toMatchObject({ amount: null, take: 'MIN', capWan: 50 })
  expect(row!.some((cell) => cell.includes(`（发票报告 ${found.reportNo} I-001.L12`))).toBe(true)
})

it('buys no report that would be as old as the one there is, and calls what is too old so', async () => {
  const { code: fresh } = await inForce(table({ reports: [{ kind: 'INVOICE', days: 30 }] }))
  const bought = async () =>
    (await server.db.one<{ n: number }>(
      'select count(*)::int as n from usage_record where company_id = $1 and tax_no = $2',
      [companyId, TAX_NO],
    ))!.n
  const missing = async () => {
    const { data } = await ask('/risk/order/start', {
      ...{ policy: fresh, taxId: TAX_NO, source: 'MADE' },
    })
    return (await done(data.no)).rows[0].missing
  }
  const stale = [{ kind: 'INVOICE', why: 'STALE' }]
  const before = await bought()
  expect(await missing()).toEqual(stale)
  expect(await bought()).toBe(before)

  // More invoices of the same months: they may be newer, and are not.
  const { data } = await server.upload(
    TAX_NO,
    [{ name: '补充.csv', bytes: salesCsv({ perMonth: 7 }) }],
    admin,
  )
  await until(async () => {
    const { row } = (await ask('/invoice/import/detail', { id: data[0].id })).data
    return row.status === 'DONE'
  })
  expect(await missing()).toEqual(stale)
  expect(await missing()).toEqual(stale)
  expect(await bought()).toBe(before + 1)
})

it('tells nothing any more of a report that rested on another enterprise, once that one takes its consent back', async () => {
  const { data } = await ask('/risk/order/start', { policy: code, taxId: TAX_NO })
  await done(data.no)
  const other = await signFor(server, EMPTY)
  const subject = async () => (await ask('/risk/order/subject', { no: data.no, line: 1 })).data
  const [{ reportNo: read }] = (await subject()).reports
  await server.db.run('insert into report_beside values ($1, $2, $3)', [
    ...[companyId, read, other.enterpriseId],
  ])
  expect((await subject()).judgement.lines).toHaveLength(1)
  const proposal = { no: data.no, line: 1, to: 'PASS', reason: '已核实大客户为集团内公司' }
  const { id } = (await ask('/risk/override/ask', proposal, staff)).data
  await server.db.run(REVOKE, [companyId, other.contractNo])
  const sealed = await subject()
  expect(sealed).toMatchObject({
    ...{ reports: [], judgement: null, row: { sealed: true, first: null } },
    overrides: [{ id, state: 'ASKED', from: null, to: null, reason: null }],
  })
  // No filter tells the outcome, and nobody agrees to what is not told; it may be refused.
  for (const outcome of ['PASS', 'REVIEW', 'REJECT', 'UNJUDGED'])
    expect((await detail(data.no, { outcome })).data.rows, outcome).toEqual([])
  const decided = (approve: boolean) =>
    ask('/risk/override/decide', { id, approve, answer: '材料齐全，已经核对' })
  expect((await decided(true)).status).toBe(409)
  expect((await decided(false)).data.state).toBe('REFUSED')
  const [, row] = await workbook(`${AT}/export/detail`, { no: data.no })
  expect(row).toContain('授权已撤销')
  expect(row?.join()).not.toContain('R-038')
  // Neither is told what became of it.
  const [last] = (await detail(data.no)).data.rows
  expect(last).toMatchObject({ sealed: true, outcome: null, override: null })
})
