/** Statements by the calls that name their standard: the same intake, and nothing but statements. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv } from '../support/sales-csv.ts'
import { balance, book, type Row } from '../support/statements.ts'

const TAX_NO = '914403001922038216'
let server: TestServer
let owner: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  const firm = { taxNo: TAX_NO, name: '报表测试有限公司' }
  await server.call('POST', '/enterprise/save', firm, owner)
})
afterAll(() => server.stop())

async function send(
  standard: 1 | 2,
  name: string,
  bytes: Uint8Array,
  token: string | null = owner,
) {
  const form = new FormData()
  form.set('taxNo', TAX_NO)
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  const response = await fetch(`${server.base}/front/financial/uploadCrt/${standard}`, {
    method: 'POST',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    body: form,
  })
  return (await response.json()) as { status: number; msg: string; data: { id: number }[] }
}

async function imported(standard: 1 | 2, name: string, bytes: Uint8Array) {
  const { data } = await send(standard, name, bytes)
  return until(async () => {
    const { row, errors } = (
      await server.call('POST', '/invoice/import/detail', { id: data[0]!.id }, owner)
    ).data
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : { ...row, errors }
  })
}

const told = async (periodTo: string) => {
  const asked = { taxId: TAX_NO, periodTo }
  return (await server.call('POST', '/front/financialReport/webquery', asked, owner)).data
}
const of = (day: string, over: { cash?: number; total?: number } = {}): Row[] =>
  balance({ day, ...over })
const titled = (rows: Row[], title: string): Row[] => [[title], ...rows.slice(1)]

describe('a statement sent by its standard', () => {
  it.each([
    [1, '2023年12月31日', '2023-12-31', 'GENERAL'],
    [2, '2022年12月31日', '2022-12-31', 'SMALL'],
  ] as const)(
    '/%d is booked by the one intake and answered item by item',
    async (n, day, to, name) => {
      const row = await imported(n, '资产负债表.xlsx', await book(of(day)))
      expect(row).toMatchObject({ forms: [{ what: 'STATEMENT', kind: 'BALANCE', period: to }] })
      expect(await told(to)).toMatchObject([{ kind: 'BALANCE', standard: name, periodTo: to }])
      expect(row.errors.map((e: { reason: string }) => e.reason).join()).not.toContain('上传时注明')
    },
  )

  it('that says otherwise itself is booked as it says, and the difference is told', async () => {
    const rows = titled(of('2021年12月31日'), '资产负债表（适用执行小企业会计准则的企业）')
    const row = await imported(1, '资产负债表.xlsx', await book(rows))
    expect(await told('2021-12-31')).toMatchObject([{ standard: 'SMALL' }])
    expect(row.errors.map((e: { reason: string }) => e.reason)).toContain(
      '上传时注明为“企业会计准则”，表内为“小企业会计准则”；已按表内所示入库，建议核实',
    )
  })
})

describe('anything else is refused in words', () => {
  it('a table of invoices', async () => {
    const row = await imported(1, '销项.csv', salesCsv())
    expect(row).toMatchObject({ status: 'FAILED' })
    expect(row.message).toContain('文件里没有财务报表')
    const invoices = await server.db.one<{ n: number }>(
      'select count(*)::int as n from invoice where enterprise_id = (select id from enterprise where tax_no = $1)',
      [TAX_NO],
    )
    expect(invoices!.n).toBe(0)
  })

  it('who may not import, and who is not logged in', async () => {
    const child = await server.login('child')
    const bytes = await book(of('2020年12月31日'))
    expect((await send(1, 'a.xlsx', bytes, child)).status).toBe(403)
    expect((await send(2, 'a.xlsx', bytes, null)).status).toBe(401)
  })
})
