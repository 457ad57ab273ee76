/** A figure opened to its last row, over HTTP: what proves it, the invoice behind a row, its partner, its file, a return. */
import type { EvidenceProof } from '@xinjian/contract'
import type { ReportDocument, TableBlock } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { childOf, emptyCompany } from '../support/companies.ts'
import { trade, vatPage } from '../support/returns.ts'

const TAX_NO = '914403001922038216'
const HEADER =
  '发票号码,开票日期,购方识别号,购买方名称,货物或应税劳务名称,数量,税率,金额,税额,价税合计,发票状态,备注'
/** 数电 numbers are twenty digits. */
const DIGITAL = '244472000000'
const BUYERS = ['91330100799655058B,示例买方一有限公司', '91310114060938092E,示例买方二有限公司']

let server: TestServer
let owner: string
let invoices: { reportNo: string; document: ReportDocument }
let taxes: { reportNo: string; document: ReportDocument }

const call = (path: string, body: object, token = owner) => server.call('POST', path, body, token)
const ask = async (path: string, body: object) => {
  const answer = await call(path, body)
  if (answer.status !== 200) throw new Error(answer.msg)
  return answer.data
}

const now = new Date()
const month = (back: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)

/** 25 months of two invoices: 1 000 and 2 000 a month in the last twelve, 500 and 1 000 before; one of 200 is taken back. */
function csv(): Uint8Array {
  const lines = [HEADER]
  for (let back = 25; back >= 1; back--)
    for (const [i, buyer] of BUYERS.entries()) {
      const amount = (back <= 12 ? 1_000 : 500) * (i + 1)
      const tax = amount * 0.13
      const number = 10_000_000 + back * 10 + i
      lines.push(
        `${DIGITAL}${number},${month(back)}-05,${buyer},*塑料*颗粒,10,13%,${amount},${tax},${amount + tax},正常,`,
      )
    }
  lines.push(
    `${DIGITAL}20000001,${month(3)}-20,${BUYERS[0]},*塑料*颗粒,-2,13%,-200,-26,-226,正常,被红冲蓝字数电发票号码：${DIGITAL}${10_000_000 + 40}`,
  )
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)
}

async function imported(files: { name: string; bytes: Uint8Array }[]) {
  const { data } = await server.upload(TAX_NO, files, owner)
  for (const { id } of data)
    await until(async () => {
      const { row } = await ask('/invoice/import/detail', { id })
      if (row.status === 'FAILED') throw new Error(row.message)
      return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
    })
}

async function made(reportType: ReportKind) {
  const { reportNo } = await ask('/frontTax/front/report/tax/query', { taxId: TAX_NO, reportType })
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
  await call('/enterprise/save', { taxNo: TAX_NO, name: '证据测试有限公司' })
  await imported([{ name: '销项清单.csv', bytes: csv() }])
  const returns = Array.from({ length: 12 }, (_, i) => {
    const [of, declaredOn] = [month(13 - i), `${month(12 - i)}-10`]
    const bytes = vatPage({ taxNo: TAX_NO, month: of, lines: trade(10_000), declaredOn })
    return { name: `${of}.html`, bytes }
  })
  await imported(returns)
  invoices = await made('INVOICE')
  taxes = await made('TAX')
})
afterAll(() => server.stop())

const proofOf = async (of: string, reportNo = invoices.reportNo): Promise<EvidenceProof | null> =>
  (await ask('/report/evidence/proof', { reportNo, of })).proof
const rowsOf = (of: string, leg = 0, reportNo = invoices.reportNo) =>
  ask('/report/evidence', { reportNo, of, leg, page: 1, size: 100 })
const opened = (of: string, id: string, leg = 0, reportNo = invoices.reportNo) =>
  ask('/report/evidence/record', { reportNo, of, leg, id })

describe('a proof', () => {
  it('of a growth is both windows, each with its sum, and what they come to', async () => {
    // 12 × (1 130 + 2 260) − 226 = 40 454; 12 × (565 + 1 130) = 20 340; 40 454 ÷ 20 340 − 1 = 98.89 %.
    expect(await proofOf('I-007.L12')).toEqual({
      formula: 'GROWTH',
      terms: [
        { name: '近12个月', value: 40_454, unit: 'yuan', column: 'total' },
        { name: '上一个12个月', value: 20_340, unit: 'yuan', column: 'total' },
      ],
      value: 0.988889,
      unit: 'ratio',
    })
    const { legs } = await rowsOf('I-007.L12')
    expect(legs.map(({ name }: { name: string }) => name)).toEqual(['近12个月', '上一个12个月'])
  })

  it('of a red share takes the reds without their sign; of parties, counts them', async () => {
    expect(await proofOf('I-030.L12')).toMatchObject({
      formula: 'SHARE',
      terms: [{ value: 226 }, { value: 40_680 }],
    })
    expect(await proofOf('I-048.L12')).toMatchObject({
      formula: 'SUM',
      terms: [{ value: 2, unit: 'parties', column: null }],
    })
  })

  it('of lines of a return adds the sales they are', async () => {
    expect(await proofOf('T-001.L12', taxes.reportNo)).toMatchObject({
      formula: 'SUM',
      terms: [{ value: 120_000, column: 'amount' }],
    })
  })

  it('is not there for what no sum gives, nor where the rows no longer give it', async () => {
    expect(await proofOf('I-020.L12')).toBeNull()
    await server.db.run("update invoice set total = total + 1 where invoice_key like '%10000010'")
    expect(await proofOf('I-007.L12')).toBeNull()
    await server.db.run("update invoice set total = total - 1 where invoice_key like '%10000010'")
    expect(await proofOf('I-007.L12')).not.toBeNull()
  })
})

it('whole returns have no foot: their lines are unlike', async () => {
  const blocks = taxes.document.sections.flatMap((section) => section.blocks)
  const table = blocks.find(
    (block): block is TableBlock =>
      block.kind === 'table' && block.evidence?.[0]?.[0]?.dataset === 'VAT_RETURN',
  )!
  const whole = await rowsOf(`table:${table.id}:0`, 0, taxes.reportNo)
  expect(whole.total).toBeGreaterThan(5)
  expect(whole.sums).toEqual({})
  expect(whole.columns.some(({ sum }: { sum?: boolean }) => sum)).toBe(false)
  const sales = await rowsOf('T-001.L12', 0, taxes.reportNo)
  expect(sales.sums.amount).toBe(120_000)
})

describe('a row opens', () => {
  const value = (record: { facts: { title: string; value: unknown }[] }, title: string) =>
    record.facts.find((fact) => fact.title === title)?.value

  it('to the face of the invoice, its lines and the file it came in', async () => {
    const { rows } = await rowsOf('I-001.L12')
    const row = rows.find(({ cells }: { cells: { key: string } }) => cells.key.endsWith('10000041'))
    const record = await opened('I-001.L12', row.id)
    expect(value(record, '对方名称')).toBe('示例买方二有限公司')
    expect(value(record, '价税合计')).toBe(2_260)
    expect(record.rows.map(({ cells }: { cells: object }) => cells)).toMatchObject([
      { quantity: 10, rate: '13%', amount: 2_000, tax: 260 },
    ])
    expect(record.original).toEqual({ fileName: '销项清单.csv' })
    const file = await fetch(`${server.base}/report/evidence/original`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ reportNo: invoices.reportNo, of: 'I-001.L12', id: row.id }),
    })
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(csv())
  })

  it('from a red invoice to its blue one, and back', async () => {
    const { rows } = await rowsOf('I-030.L12')
    expect(rows).toHaveLength(1)
    const red = await opened('I-030.L12', rows[0].id)
    expect(red.partners).toMatchObject([
      { name: '对应的蓝字发票', said: expect.stringContaining('价税合计1,130.00元') },
    ])
    const blue = await opened('I-030.L12', red.partners[0].id)
    expect(value(blue, '状态')).toBe('正常')
    expect(blue.partners).toMatchObject([{ id: rows[0].id, name: '对应的红字发票' }])
  })

  it('to the return that a line is of, with the line marked', async () => {
    const { rows } = await rowsOf('T-001.L12', 0, taxes.reportNo)
    const record = await opened('T-001.L12', rows[0].id, 0, taxes.reportNo)
    expect(record.title).toContain(rows[0].cells.period_from)
    expect(record.rows.length).toBeGreaterThan(5)
    expect(record.marked).toBe(rows[0].id)
    expect(record.rows.some(({ id }: { id: string }) => id === record.marked)).toBe(true)
    expect(record.columns.some(({ sum }: { sum?: boolean }) => sum)).toBe(false)
  })

  it('to nothing that is not there, of another dataset or of another company', async () => {
    const refused = async (of: string, id: string, reportNo = invoices.reportNo, token = owner) =>
      (await call('/report/evidence/record', { reportNo, of, id }, token)).status
    const { rows } = await rowsOf('I-001.L12')
    expect(await refused('I-001.L12', `OUT${DIGITAL}99999999`)).not.toBe(200)
    expect(await refused('I-001.L12', rows[0].id.replace('OUT', 'IN'))).not.toBe(200)
    expect(await refused('T-001.L12', rows[0].id, taxes.reportNo)).not.toBe(200)
    const stranger = await childOf(server, await emptyCompany(server, '外人有限公司'), 'stranger')
    expect(await refused('I-001.L12', rows[0].id, invoices.reportNo, stranger)).not.toBe(200)
  })
})
