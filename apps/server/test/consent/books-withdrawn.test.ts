/** A consent to books taken back: what a program told is out, what was uploaded stays, of bank lines by themselves; reports of it are sealed. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Firm, must, officeToken, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { BooksPhone } from '../programs/books-phone.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
let firm: Firm
let phone: BooksPhone
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  firm = await sandbox.firm('trader')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const office = (path: string, body: object = {}) => server.call('POST', path, body, bank)
const count = async (table: string) =>
  (await server.db.one<{ n: number }>(
    `select count(*)::int as n from (select distinct on (row_key) gone from ${table} order by row_key, revision desc) x where not gone`,
  ))!.n
const withdraw = async (code: string) => {
  const { data } = await must(phone.call('consent/mine'))
  const { contractNo } = data.find((c: { code: string }) => c.code === code)
  await must(phone.call('consent/withdraw', { contractNo }))
  await until(async () => {
    const row = await server.db.one<{ status: string }>(
      'select status from withdrawal where contract_no = $1',
      [contractNo],
    )
    return row?.status === 'DONE' ? row : null
  })
}
const detail = (reportNo: string) => office('/bss/order/report/getDetailReport', { reportNo })
/** By what was there when each was ordered. */
const reports = { both: '', books: '', anew: '', file: '' }
const ordered = async (): Promise<string> => {
  const body = { taxId: firm.taxNo, reportType: 'ERP' }
  const { data, msg } = await office('/frontTax/front/report/tax/query', body)
  expect(data, msg).toMatchObject({ sealed: false })
  return until(async () => {
    const { row } = (await detail(data.reportNo)).data
    if (row.status === 'FAILED') throw new Error(row.message)
    return row.status === 'READY' ? data.reportNo : null
  })
}
/** Whom its bank lines alone name. */
let paid: string[]
const texts = async (sql: string) =>
  (await server.db.rows<{ text: string | null }>(sql)).flatMap(({ text }) => text ?? [])
const told = async (reportNo: string, words: readonly string[]) => {
  const said = JSON.stringify((await detail(reportNo)).data.document)
  return words.filter((word) => said.includes(word))
}
/** Months that a report tells of a book. */
const covered = async (reportNo: string, of: 'GL_BALANCE' | 'BANK_LINE') => {
  const { coverage } = (await detail(reportNo)).data.document
  return Object.keys(coverage[of] ?? {}).filter((month) => coverage[of][month] === 'COLLECTED')
}
/** Names of those that are shown, in every way by which one reads a report. */
const shown = async (): Promise<string[]> => {
  const listed = (await office('/frontTax/front/report/tax/result', { page: 1, size: 10 })).data
  const open: string[] = []
  for (const [name, reportNo] of Object.entries(reports)) {
    if (!reportNo) continue
    const { status } = await detail(reportNo)
    const row = listed.rows.find((r: { reportNo: string }) => r.reportNo === reportNo)
    const evidence = { reportNo, of: 'E-01.L24', page: 1, size: 10 }
    const ways = [
      status === 200,
      (await office('/report/evidence', evidence)).status !== 3003,
      row.sealed === false,
    ]
    expect([name, new Set(ways).size]).toEqual([name, 1])
    if (ways[0]) open.push(name)
  }
  return open
}
const LINE = '2026-01-06,记-9001,手工账,1001,库存现金,100.00,0'

it('the rows of the program and of a file stand side by side', async () => {
  await office('/enterprise/save', { name: firm.name, taxNo: firm.taxNo })
  const csv = `\ufeff日期,凭证字号,摘要,科目代码,科目名称,借方,贷方\r\n${LINE}\r\n,,,1002,银行存款,0,100.00\r\n`
  const bytes = Buffer.from(csv)
  const { data } = await server.upload(firm.taxNo, [{ name: '手工.csv', bytes }], bank)
  await until(async () => {
    const { row } = (await office('/invoice/import/detail', { id: data[0]!.id })).data
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
  })
  phone = new BooksPhone(server, sandbox)
  expect((await phone.whole(firm, 'GALAXY')).state).toBe('SUCCESS')
  expect(await count('gl_voucher_line')).toBeGreaterThan(100)
  expect(await count('bank_line')).toBeGreaterThan(10)
  reports.both = await ordered()
  paid = await texts(
    `select party as text from bank_line where length(party) > 3 except select party from receivable except select party from payable`,
  )
  // Else nothing is proved below by their absence.
  expect((await told(reports.both, paid)).length).toBeGreaterThan(0)
  expect(await shown()).toEqual(['both'])
})

it('bank lines are taken out by themselves; the books stand', async () => {
  const vouchers = await count('gl_voucher_line')
  await withdraw('ENT_BANK')
  expect([await count('bank_line'), await count('gl_voucher_line')]).toEqual([0, vouchers])
  expect((await phone.state()).consents).toMatchObject({
    ENT_BANK: 'REVOKED',
    ENT_ERP: 'EFFECTIVE',
  })
})

it('the report that bank lines stand in is sealed, one that is made without them is shown', async () => {
  expect(await shown()).toEqual([])
  expect(await detail(reports.both)).toMatchObject({
    ...{ status: 3003, msg: '企业已撤回授权，数据已封存', data: null },
  })
  reports.books = await ordered()
  expect(await shown()).toEqual(['books'])
  expect(await told(reports.books, paid)).toEqual([])
  expect(await covered(reports.books, 'BANK_LINE')).toEqual([])
  expect((await covered(reports.books, 'GL_BALANCE')).length).toBeGreaterThan(6)
})

it('and come again whole under a new consent', async () => {
  const again = new BooksPhone(server, sandbox)
  expect((await again.whole(firm, 'GALAXY')).state).toBe('SUCCESS')
  expect(await count('bank_line')).toBeGreaterThan(10)
  phone = again
  // What was taken back and given anew hides nothing.
  expect(await shown()).toEqual(['both', 'books'])
  reports.anew = await ordered()
})

it('with the books everything of them is out but the two lines of the file', async () => {
  await withdraw('ENT_ERP')
  expect(await count('gl_voucher_line')).toBe(2)
  for (const table of ['gl_balance', 'receivable', 'payable', 'stock_summary', 'gl_account'])
    expect([table, await count(table)]).toEqual([table, 0])
  expect(await phone.state()).toMatchObject({ consents: { ENT_ERP: 'REVOKED' } })
  const { rows } = (await office('/collect/tasks', { taxNo: undefined, page: 1, size: 5 })).data
  expect(rows.every((r: { sealed: boolean }) => r.sealed)).toBe(true)
})

it('every report that rests on the books of the program is sealed; one of the file and of bank lines is made and shown', async () => {
  expect(await shown()).toEqual([])
  reports.file = await ordered()
  expect(await shown()).toEqual(['file'])
  // Bank lines have a consent of their own, which stands.
  expect((await told(reports.file, paid)).length).toBeGreaterThan(0)
  expect((await covered(reports.file, 'BANK_LINE')).length).toBeGreaterThan(6)
  expect(await covered(reports.file, 'GL_BALANCE')).toEqual(['202601'])
  // Nor are the books said to be kept in the program: it is named beside the lines of the bank alone.
  const { sections } = (await detail(reports.file)).data.document
  const { blocks } = sections.find((s: { id: string }) => s.id === 's01-book')
  const of = (id: string) => blocks.find((b: { id: string }) => b.id === id)
  expect(JSON.stringify(of('book'))).not.toContain('金蝶')
  const rows: { name: string; books: string }[] = of('book-sources').rows
  expect(rows.map(({ name, books }) => [name, books])).toEqual([
    ['金蝶云·星空', '银行流水'],
    ['手工.csv', '序时簿'],
  ])
  const { datasets } = (await office('/collect/data/summary', { taxNo: firm.taxNo })).data
  const programs = datasets.flatMap((d: { dataset: string; source: string }) =>
    d.source === '金蝶云·星空' ? d.dataset : [],
  )
  expect(programs).toEqual(['BANK_LINE'])
})
