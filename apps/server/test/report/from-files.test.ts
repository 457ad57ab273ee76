/** Reports of what an enterprise brought as files: made without a bureau, told as such, and never better for it. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { certificate, trade, vatPage } from '../support/returns.ts'
import { balance, book } from '../support/statements.ts'

const TAX_NO = '914403001922038216'
const OTHER = '91110108MA01XY2W74'
let server: TestServer
let owner: string

const call = (path: string, body: object) => server.call('POST', path, body, owner)
const ask = async (path: string, body: object) => (await call(path, body)).data

const now = new Date()
/** `2026-01`: so many months before this one. */
const month = (back: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)

async function imported(taxNo: string, files: { name: string; bytes: Uint8Array }[]) {
  const { data } = await server.upload(taxNo, files, owner)
  for (const { id } of data)
    await until(async () => {
      const { row } = await ask('/invoice/import/detail', { id })
      if (row.status === 'FAILED') throw new Error(row.message)
      return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
    })
}

async function made(taxId: string, reportType: ReportKind) {
  const { reportNo } = await ask('/frontTax/front/report/tax/query', { taxId, reportType })
  const document: ReportDocument = await until(async () => {
    const told = await ask('/bss/order/report/getDetailReport', { reportNo })
    if (told.row.status === 'FAILED') throw new Error(told.row.message)
    return told.row.status === 'READY' ? told.document : null
  })
  return { reportNo, document }
}

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  for (const [taxNo, name] of [
    [TAX_NO, '申报测试有限公司'],
    [OTHER, '报表测试有限公司'],
  ])
    await call('/enterprise/save', { taxNo, name })
  const returns = Array.from({ length: 12 }, (_, i) => {
    const of = month(13 - i)
    const declaredOn = `${month(12 - i)}-10`
    const bytes = vatPage({ taxNo: TAX_NO, month: of, lines: trade(10_000), declaredOn })
    return { name: `${of}.html`, bytes }
  })
  await imported(TAX_NO, returns)
  const paid = await certificate(TAX_NO, [['344035240100000001', '增值税', `${month(2)}-10`, 300]])
  await imported(TAX_NO, [{ name: '完税证明.xlsx', bytes: paid }])
  await imported(OTHER, [{ name: '资产负债表.xlsx', bytes: await book(balance()) }])
})
afterAll(() => server.stop())

describe('a tax report of uploaded returns', () => {
  it('is made without any contract, and held to a person’s judgement', async () => {
    const { document, reportNo } = await made(TAX_NO, 'TAX')
    const { decision } = document.verdict
    expect(decision).toMatchObject({
      level: 'REVIEW',
      coverage: [{ dataset: 'VAT_RETURN', known: 12, months: 12, fromFiles: 12 }],
    })
    expect(decision?.reasons[0]?.id).toBe('G-UNVERIFIED')
    expect(decision?.text).toContain('未经税务机关核验')
    expect(document.indicators.find(({ key }) => key === 'T-001.L12')?.value).toBe(120_000)
    // Nobody asked for these: absent, never zero.
    expect(document.coverage.SOCIAL_INSURANCE).toBeUndefined()
    expect(document.indicators.find(({ key }) => key === 'T-020.asOf')?.value).toBeNull()

    const { columns, rows } = await ask('/report/evidence', {
      reportNo,
      of: 'T-001.L12',
      page: 1,
      size: 5,
    })
    expect(columns.map(({ title }: { title: string }) => title)).toContain('数据来源')
    expect(rows[0].cells).toMatchObject({
      source: '来自上传文件',
      place: expect.stringContaining('行'),
    })
  })
  it('feeds the risk check and the payment report as well', async () => {
    const risk = await made(TAX_NO, 'TAX_RISK')
    expect(risk.document.verdict.risk?.level).toBeNull()
    expect(risk.document.findings.risks[0]).toContain('未经税务机关核验')
    const paid = await made(TAX_NO, 'TAX_PAYMENT')
    expect(paid.document.quality.find(({ check }) => check === 'SOURCE_TAX_PAYMENT')).toMatchObject(
      {
        result: 'FAIL',
      },
    )
    const states = Object.values(paid.document.coverage.TAX_PAYMENT ?? {})
    expect(states.filter((state) => state === 'COLLECTED')).toHaveLength(1)
    expect(states).not.toContain('COLLECTED_EMPTY')
  })
  it('is kept from the benchmarks of others', async () => {
    expect(await server.db.rows('select 1 from peer_value')).toEqual([])
  })
})

it('a tax report of statements alone rates nothing and says what it has not', async () => {
  const { document } = await made(OTHER, 'TAX')
  expect(document.verdict.decision).toMatchObject({
    level: 'UNRATABLE',
    coverage: [{ dataset: 'VAT_RETURN', known: 0 }],
  })
  expect(Object.keys(document.coverage)).toEqual(['FIN_STATEMENT'])
  expect(document.indicators.find(({ key }) => key === 'T-001.L12')?.value).toBeNull()
  const risk = await call('/frontTax/front/report/tax/query', {
    taxId: OTHER,
    reportType: 'TAX_RISK',
  })
  expect(risk.status).not.toBe(200)
  expect(risk.msg).toContain('或上传申报表')
})
