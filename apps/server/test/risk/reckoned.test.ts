/** A trial as of a past day by what reports of that day would have said: held against reports that are made of the same month and kept. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../harness.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { TAX_NO } from '../support/sales-csv.ts'
import {
  ask,
  code,
  companyId,
  done,
  EMPTY,
  HIT,
  policy,
  server,
  startRisk,
  table,
} from './setup.ts'

beforeAll(startRisk)
afterAll(() => server.stop())

/** Sales of the list run from 2024-04 to 2026-09: at the end of 2025-08-31 the last whole month is 2025-08. */
const DAY = '2025-08-31'
const SALES = { about: 'INDICATOR', report: 'INVOICE', key: 'I-001.L12', is: 'GT', value: 0 }
const RECKONED = { source: 'RECKONED', asOf: DAY }

let tried: { code: number; version: number }
beforeAll(async () => {
  tried = await policy(
    table({
      lines: [
        { when: [HIT], verdict: 'REJECT' },
        { when: [SALES], verdict: 'REVIEW' },
      ],
    }),
  )
})

const start = (more: object) =>
  ask('/risk/trial/start', { policy: tried.code, version: tried.version, ...more })
async function outcomes(more: object) {
  const { data } = await start(more)
  const { rows } = await done(data.no)
  const of = (taxNo: string) => rows.find((row: { taxNo: string }) => row.taxNo === taxNo)
  const found = async (taxNo: string) =>
    (await ask('/risk/order/subject', { no: data.no, line: of(taxNo).line })).data
  return { of, found }
}

it('judges whom no report of that day speaks of, as a report of its last whole month does', async () => {
  const stored = await outcomes({ asOf: DAY })
  expect(stored.of(TAX_NO)).toMatchObject({ outcome: 'UNJUDGED', missing: [{ why: 'NONE' }] })

  const reckoned = await outcomes(RECKONED)
  expect(reckoned.of(TAX_NO)).toMatchObject({ outcome: 'REJECT', missing: [] })
  expect(reckoned.of(EMPTY)).toMatchObject({ outcome: 'UNJUDGED', missing: [{ why: 'NO_DATA' }] })
  const { judgement, reports } = await reckoned.found(TAX_NO)
  expect(reports).toEqual([{ kind: 'INVOICE', reportNo: null, asOf: DAY }])
  // Nothing was kept: no report opens, and lines that do not hold cannot be read again.
  expect(judgement.lines[0].conditions[0]).not.toHaveProperty('reportNo')
  expect(judgement.cleared).toBeNull()

  const { reportNo } = (
    await ask('/frontTax/front/report/tax/query', {
      ...{ taxId: TAX_NO, reportType: 'INVOICE', through: '2025-08' },
    })
  ).data
  const { document } = await until(async () => {
    const { data } = await ask('/bss/order/report/getDetailReport', { reportNo })
    return data.row.status === 'READY' ? data : null
  })
  const sales = document.indicators.find(({ key }: { key: string }) => key === SALES.key)
  const rule = document.rules.find(({ id }: { id: string }) => id === HIT.key)
  const [first, second] = judgement.lines
  expect(first.conditions[0]).toMatchObject({ holds: true, detail: rule.text })
  expect(second.conditions[0]).toMatchObject({ holds: true, value: sales.value })
  expect(judgement.score).toBe(document.verdict.score?.value ?? null)
})

it('knows nobody of before the first month of the data, and takes no data that are too old for the policy', async () => {
  const before = await outcomes({ source: 'RECKONED', asOf: '2024-04-29' })
  expect(before.of(TAX_NO).missing).toEqual([{ kind: 'INVOICE', why: 'NO_DATA' }])
  tried = await policy(table({ reports: [{ kind: 'INVOICE', days: 30 }] }))
  // On 2025-09-30 the data reach to that day; on 2026-11-29 they end with 2026-09-30, sixty days before.
  expect((await outcomes({ source: 'RECKONED', asOf: '2025-09-30' })).of(TAX_NO).missing).toEqual(
    [],
  )
  const late = await outcomes({ source: 'RECKONED', asOf: '2026-11-29' })
  expect(late.of(TAX_NO).missing).toEqual([{ kind: 'INVOICE', why: 'STALE' }])
})

it('needs a day, and consent where data were collected', async () => {
  expect((await start({ source: 'RECKONED' })).status).toBe(400)
  expect((await start({ source: 'MADE', asOf: DAY })).status).toBe(400)
  const { contractNo } = await signFor(server, TAX_NO)
  await server.db.run(REVOKE, [companyId, contractNo])
  const { rows } = await done((await start(RECKONED)).data.no)
  const row = rows.find(({ taxNo }: { taxNo: string }) => taxNo === TAX_NO)
  expect([row.sealed, row.outcome]).toEqual([true, null])
})

it('judges by the version in force alone where no other is named, and by no version against itself', async () => {
  const own = { policy: code, version: 1 }
  const { data } = await ask('/risk/trial/start', { ...own, ...RECKONED })
  const { row, rows } = await done(data.no)
  expect(row).toMatchObject({ policyVersion: 1, againstVersion: null })
  expect(rows.length).toBeGreaterThan(0)
  const same = await ask('/risk/trial/start', { ...own, ...RECKONED, againstVersion: 1 })
  expect([same.status, same.msg]).toEqual([400, '请选择两个不同的版本'])
})
