/** Sheets whose columns are not told: asked once, read as they were settled, remembered, taken back. Figures by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { takeBackLayout } from '../../src/features/intake/books/settle.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

const FIRM = { taxNo: '914403001922038216', name: '确认测试有限公司' }
let server: TestServer
let owner: string

const call = (path: string, body: object, token = owner) => server.call('POST', path, body, token)
const ask = async (path: string, body: object) => (await call(path, body)).data

async function ended(id: number) {
  return until(async () => {
    const { row } = await ask('/invoice/import/detail', { id })
    return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
  })
}

async function imported(name: string, ...lines: string[]) {
  const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
  const { data } = await server.upload(FIRM.taxNo, [{ name, bytes }], owner)
  return ended(data[0].id)
}

const balances = async () =>
  (
    await ask('/collect/data/rows', {
      ...{ taxNo: FIRM.taxNo, dataset: 'GL_BALANCE', page: 1, size: 50 },
    })
  ).rows.map(({ cells }: { cells: Record<string, unknown> }) => [
    ...[cells.month_to, cells.account, cells.open_amount, cells.debit, cells.close_amount],
  ])

const HEAD = '科目编码,科目名称,上月结转,借方,贷方,结转下月'
const march = (...lines: string[]) => ['期间：2024年3月', HEAD, ...lines]
const COLUMNS = ['account', 'accountName', 'open', 'debit', 'credit', 'close'].map((role, at) => ({
  at,
  role,
}))

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  await call('/enterprise/save', FIRM)
})
afterAll(() => server.stop())

let first: { id: number }
let fingerprint: string

it('a sheet that is not told apart waits for a person, and nothing of it is kept', async () => {
  first = await imported('科目.csv', ...march('1001,现金,1,0.3,0.5,0.8', '1002,银行,9,1,0,10'))
  expect(first).toMatchObject({ status: 'DONE', toSettle: 1, added: 0, bad: 0, forms: [] })
  expect(await balances()).toEqual([])
  const { sheets } = await ask('/invoice/import/sheets', { id: first.id })
  expect(sheets).toHaveLength(1)
  expect(sheets[0]).toMatchObject({ kind: null, power: 0, settled: null })
  expect(sheets[0].columns[2]).toEqual({ at: 2, heading: '上月结转', role: null, why: null })
  expect(sheets[0].rows[0]).toEqual(['1001', '现金', '1', '0.3', '0.5', '0.8'])
  fingerprint = sheets[0].fingerprint
  const todo = await ask('/dashboard/todo', { kind: 'CHECK', page: 1, size: 10 })
  expect(JSON.stringify(todo)).toContain('科目.csv')
})

it.each([
  ['columns that make no such book', { kind: 'VOUCHERS', columns: COLUMNS }],
  ['a meaning twice', { columns: [...COLUMNS, { at: 5, role: 'open' }] }],
  ['a column that is not there', { columns: [{ at: 77, role: 'account' }, ...COLUMNS.slice(1)] }],
  ['a meaning that is none', { columns: [{ at: 0, role: 'nonsense' }, ...COLUMNS.slice(1)] }],
  ['a unit that is none', { power: 5 }],
  ['another sheet', { fingerprint: '0'.repeat(32) }],
])('refuses %s', async (_, wrong) => {
  const body = { id: first.id, fingerprint, kind: 'BALANCES', columns: COLUMNS, power: 0 }
  expect((await call('/invoice/import/sheet/settle', { ...body, ...wrong })).status).not.toBe(200)
  expect(await ask('/invoice/import/layouts', {})).toEqual([])
})

it('is read as it was settled, in the unit that was chosen', async () => {
  const body = { id: first.id, fingerprint, kind: 'BALANCES', columns: COLUMNS, power: 4 }
  expect((await call('/invoice/import/sheet/settle', body)).status).toBe(200)
  expect(await ended(first.id)).toMatchObject({ status: 'DONE', toSettle: 0 })
  expect(await balances()).toEqual([
    ['2024-03', '1001', 10_000, 3_000, 8_000],
    ['2024-03', '1002', 90_000, 10_000, 100_000],
  ])
  const [layout, ...more] = await ask('/invoice/import/layouts', {})
  expect(more).toEqual([])
  expect(layout).toMatchObject({ fingerprint, kind: 'BALANCES', power: 4, decidedBy: 'owner' })
})

it('the next file of the layout goes through without a question', async () => {
  const next = await imported('别的名字.csv', '期间：2024年4月', HEAD, '1001,现金,0.8,1,0,1.8')
  expect(next).toMatchObject({ status: 'DONE', toSettle: 0 })
  expect(await balances()).toContainEqual(['2024-04', '1001', 8_000, 10_000, 18_000])
})

it('another company is asked for itself', async () => {
  const stranger = await server.login('demo')
  expect((await call('/invoice/import/sheets', { id: first.id }, stranger)).status).not.toBe(200)
  expect((await call('/invoice/import/layouts', {}, stranger)).data).toEqual([])
  const taken = await call('/invoice/import/layout/takeBack', { fingerprint }, stranger)
  expect(taken.status).not.toBe(200)
})

it('is not taken back by somebody who does not see all that was read by it', async () => {
  const company = await server.db.one<{ id: number }>(
    "select company_id as id from app_user where user_name = 'owner'",
  )
  const other = tenantOf(server.db, company!.id, { madeBy: 'somebody-else', enterprises: null })
  await expect(takeBackLayout(server.db, other, fingerprint)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await balances()).toHaveLength(3)
})

it('taken back, what was read by it holds no longer and is asked about anew', async () => {
  expect(await ask('/invoice/import/layout/takeBack', { fingerprint })).toEqual({ rows: 3 })
  expect(await ended(first.id)).toMatchObject({ status: 'DONE', toSettle: 1 })
  await until(async () => ((await balances()).length === 0 ? true : null))
  expect(await ask('/invoice/import/layouts', {})).toEqual([])
  const again = await call('/invoice/import/layout/takeBack', { fingerprint })
  expect(again.status).not.toBe(200)
})

it('said to be no book, it is left alone and asked about no more', async () => {
  const body = { id: first.id, fingerprint, kind: null, columns: [], power: 0 }
  expect((await call('/invoice/import/sheet/settle', body)).status).toBe(200)
  expect(await ended(first.id)).toMatchObject({ toSettle: 0, forms: [] })
  expect(await balances()).toEqual([])
})

it('amounts in a unit that the file tells are scaled; in one that it does not tell nothing is kept', async () => {
  const heads = '科目编码,科目名称,期初余额,期末余额'
  await imported('万元.csv', '单位：万元', '期间：2024年5月', heads, '1001,现金,1.8,2.5')
  expect(await balances()).toContainEqual(['2024-05', '1001', 18_000, null, 25_000])
  const dollars = await imported(
    '美元.csv',
    '单位：美元',
    '期间：2024年6月',
    heads,
    '1001,现金,3,4',
  )
  expect(dollars).toMatchObject({ toSettle: 1 })
  expect((await balances()).map(([month]: unknown[]) => month)).not.toContain('2024-06')
})

it('bank lines of one amount that nothing parts into receipts and payments are not settled as such', async () => {
  const bank = await imported(
    '流水.csv',
    '交易日期,交易金额,账户余额,对方户名',
    '2024-01-02,50,150,乙',
    '2024-01-03,30,120,丙',
  )
  const { sheets } = await ask('/invoice/import/sheets', { id: bank.id })
  const columns = ['date', 'amount', 'balance', 'partyName'].map((role, at) => ({ at, role }))
  const body = {
    ...{ id: bank.id, fingerprint: sheets[0].fingerprint, kind: 'BANK_LINES', columns, power: 0 },
  }
  const refused = await call('/invoice/import/sheet/settle', body)
  expect(refused.status).not.toBe(200)
  expect(refused.msg).toContain('金额没有分出收入与支出')
})

it('amounts that red alone tells apart are kept by nobody until red is settled, and read so from then on', async () => {
  const page = (month: string, tax: string) =>
    Buffer.from(
      `<html><body><table>${[
        `<tr><td>期间：${month}</td></tr>`,
        '<tr><td>科目编码</td><td>科目名称</td><td>期初余额</td><td>借方发生额</td><td>贷方发生额</td><td>期末余额</td></tr>',
        '<tr><td>1001</td><td>现金</td><td>7</td><td>0</td><td>0</td><td>7</td></tr>',
        `<tr><td>2221</td><td>应交税费</td><td style="color:#FF0000">5</td><td>0</td><td>1</td><td style="color:red">${tax}</td></tr>`,
      ].join('')}</table></body></html>`,
    )
  const upload = async (name: string, bytes: Buffer) => {
    const { data } = await server.upload(FIRM.taxNo, [{ name, bytes }], owner)
    return ended(data[0].id)
  }
  const came = await upload('红字.xls', page('2024年7月', '6'))
  expect(came).toMatchObject({ status: 'DONE', toSettle: 1, added: 0 })
  const [sheet] = (await ask('/invoice/import/sheets', { id: came.id })).sheets
  expect(sheet).toMatchObject({ kind: 'BALANCES', power: 0, red: true, inRed: [[], [2, 5]] })
  const columns = ['account', 'accountName', 'open', 'debit', 'credit', 'close'].map(
    (role, at) => ({ at, role }),
  )
  const body = { id: came.id, fingerprint: sheet.fingerprint, kind: 'BALANCES', columns, power: 0 }
  const refused = await call('/invoice/import/sheet/settle', body)
  expect(refused.msg).toContain('请确认红字是否为负数')
  expect((await call('/invoice/import/sheet/settle', { ...body, red: 'MINUS' })).status).toBe(200)
  expect(await ended(came.id)).toMatchObject({ toSettle: 0 })
  expect(await balances()).toContainEqual(['2024-07', '2221', -5, 0, -6])
  expect(await upload('下月.xls', page('2024年8月', '9'))).toMatchObject({ toSettle: 0 })
  expect(await balances()).toContainEqual(['2024-08', '2221', -5, 0, -9])
  const layouts = await ask('/invoice/import/layouts', {})
  expect(
    layouts.find((of: { fingerprint: string }) => of.fingerprint === sheet.fingerprint),
  ).toMatchObject({ red: 'MINUS' })
})
