/** The same books in two layouts are told once; figures by hand. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
import { loadErpFacts } from '../../src/features/facts/records/read.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { ownersTenant } from './made-books.ts'

const TAX_NOS = Array.from({ length: 20 }, (_, i) => `91440300192203${8230 + i}`)
const HEAD = '交易日期,交易时间,账号,交易收入金额,交易支出金额,余额,对方户名'
const NO_ACCOUNT = '交易日期,交易收入金额,交易支出金额,余额,对方户名'
const ACCOUNT = '6222021234567890'
const SHOWN = '6222********7890'
const OTHER = '6222021234560000'
let server: TestServer
let owner: string
let tenant: TenantDb
let taxNo: string
let enterpriseId: number

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  tenant = await ownersTenant(server)
})
beforeEach(async () => {
  taxNo = TAX_NOS.pop()!
  const row = await server.db.one<{ id: number }>(
    'insert into enterprise (company_id, tax_no, name) values ($1, $2, $3) returning id',
    [tenant.companyId, taxNo, '账套测试有限公司'],
  )
  enterpriseId = row!.id
})
afterAll(() => server.stop())

async function imported(name: string, ...lines: string[]): Promise<string[]> {
  const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
  const { data } = await server.upload(taxNo, [{ name, bytes }], owner)
  const { row, errors } = await until(async () => {
    const found = (await server.call('POST', '/invoice/import/detail', { id: data[0].id }, owner))
      .data
    return ['QUEUED', 'RUNNING'].includes(found.row.status) ? null : found
  })
  return [row.status, ...errors.map(({ reason }: { reason: string }) => reason)]
}

const facts = async () => (await loadErpFacts(tenant, enterpriseId, new Set()))!.facts
/** Account, month of the year, lines, received, paid. */
const bank = async () =>
  (await facts()).bank.map(({ account, month, lines, received, paid }) => [
    account,
    (month % 12) + 1,
    lines,
    received / 100,
    paid / 100,
  ])

const FULL = [
  HEAD,
  `2026-01-05,90000,${ACCOUNT},100,,100,甲公司`,
  `2026-01-06,91500,${ACCOUNT},50,,150,甲公司`,
  `2026-01-06,101500,${ACCOUNT},,30,120,乙公司`,
  `2026-02-02,91500,${ACCOUNT},7,,127,丙公司`,
]
const BARE = [
  NO_ACCOUNT,
  '2026-01-05,100,,100,甲公司',
  '2026-01-06,50,,150,甲公司',
  '2026-01-06,,30,120,乙公司',
  '2026-02-02,7,,127,丙公司',
]
const TWICE_IS_ONCE = [
  [SHOWN, 1, 3, 150, 30],
  [SHOWN, 2, 1, 7, 0],
]

it('a statement without account and hour is that of the account that holds its lines', async () => {
  expect(await imported('全.csv', ...FULL)).toEqual(['DONE'])
  expect(await imported('简.csv', ...BARE)).toEqual(['DONE'])
  expect(await bank()).toEqual(TWICE_IS_ONCE)
})

it('and the other way round, whichever way its lines run', async () => {
  expect(await imported('简.csv', ...BARE)).toEqual(['DONE'])
  expect(await bank()).toEqual([
    ['', 1, 3, 150, 30],
    ['', 2, 1, 7, 0],
  ])
  expect(await imported('全.csv', HEAD, ...FULL.slice(1).toReversed())).toEqual(['DONE'])
  expect(await bank()).toEqual(TWICE_IS_ONCE)
})

it('the end of a number, and a number in groups, are that of the account', async () => {
  await imported('全.csv', ...FULL)
  for (const name of ['7890', '6222 0212 3456 7890'])
    await imported(`${name}.csv`, ...FULL.map((line) => line.replace(ACCOUNT, name)))
  expect(await bank()).toEqual(TWICE_IS_ONCE)
})

it('a month more without a number follows the account, and gives way to its own', async () => {
  await imported('全.csv', ...FULL)
  await imported('简.csv', ...BARE, '2026-03-02,3,,130,丁公司')
  await imported('三月.csv', HEAD, `2026-03-02,80000,${ACCOUNT},3,,130,丁公司`)
  expect(await bank()).toEqual([...TWICE_IS_ONCE, [SHOWN, 3, 1, 3, 0]])
})

it('two accounts of one day and amount are two, and so are two payments that leave one balance', async () => {
  await imported('甲户.csv', HEAD, `2026-01-05,90000,${ACCOUNT},100,,100,甲公司`)
  await imported('乙户.csv', HEAD, `2026-01-05,90000,${OTHER},100,,100,甲公司`)
  await imported(
    '同日.csv',
    HEAD,
    `2026-03-05,90000,${OTHER},100,,200,甲公司`,
    `2026-03-05,91000,${OTHER},,100,100,甲公司`,
    `2026-03-05,92000,${OTHER},100,,200,甲公司`,
  )
  expect(await bank()).toEqual([
    ['6222********0000', 1, 1, 100, 0],
    ['6222********0000', 3, 3, 200, 100],
    [SHOWN, 1, 1, 100, 0],
  ])
})

it('of another account without a number nothing is taken for the same', async () => {
  await imported('全.csv', ...FULL)
  await imported('别户.csv', NO_ACCOUNT, '2026-01-05,100,,9100,甲公司', '2026-01-07,5,,9105,戊公司')
  expect(await bank()).toEqual([['', 1, 2, 105, 0], ...TWICE_IS_ONCE])
})

it('what may be the same or not is refused in words', async () => {
  await imported('全.csv', ...FULL)
  const [status, ...said] = await imported(
    '改动.csv',
    NO_ACCOUNT,
    '2026-01-06,50,,150,甲公司',
    '2026-01-06,,77,73,己公司',
  )
  expect(status).not.toBe('RUNNING')
  expect(said).toEqual([
    '该流水有1行与已有流水（6222********7890）相同，不能确定是否同一账户，为避免重复计算未入库；请导出带账号和余额的流水后重新上传',
  ])
  expect(await bank()).toEqual(TWICE_IS_ONCE)
})

it('of two accounts that hold the same lines it is not guessed which', async () => {
  await imported('甲户.csv', HEAD, `2026-01-05,90000,${ACCOUNT},100,,100,甲公司`)
  await imported('乙户.csv', HEAD, `2026-01-05,90000,${OTHER},100,,100,甲公司`)
  const [, ...said] = await imported('简.csv', NO_ACCOUNT, '2026-01-05,100,,100,甲公司')
  expect(said.join()).toContain('不能确定是否同一账户')
  expect(await bank()).toHaveLength(2)
})

const JOURNAL = '日期,凭证字号,摘要,科目代码,科目名称,借方,贷方'
const vouchersAs = (name: (n: number) => string) => [
  JOURNAL,
  `2026-01-06,${name(1)},提现,1001,现金,400,0`,
  ',,,1002,农行,0,400',
  `2026-01-31,${name(2)},收款,1002,农行,100,0`,
  ',,,1122,应收账款,0,60',
  ',,,2203,预收账款,0,40',
]
const signs = async () =>
  (await facts()).signs!.map(({ editedNamed, addedNamed }) => [...editedNamed, ...addedNamed])

it.each([
  (n: number) => `记-000${n}`,
  (n: number) => `记${n}`,
  (n: number) => `记字第${n}号`,
  (n: number) => `记账凭证-${n}`,
  (n: number) => `${n}`,
])('vouchers whose numbers are written otherwise are the same vouchers: %#', async (name) => {
  await imported('一.csv', ...vouchersAs((n) => `记-${n}`))
  await imported('二.csv', ...vouchersAs(name))
  const { vouchers } = await facts()
  expect(vouchers.map(({ vouchers: n, lines, debit }) => [n, lines, debit])).toEqual([
    [2, 5, 50_000],
  ])
  expect(await signs()).toEqual([[]])
})

it('lines of a voucher in another order are no edit; an amount, an account and a line less are', async () => {
  const lines = vouchersAs((n) => `记-${n}`)
  const [head, one, two, three, four, five] = lines as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  await imported('一.csv', ...lines)
  const credit = [
    `2026-01-06,记-1,提现,1002,农行,0,400`,
    ',,,1001,现金,400,0',
    `2026-01-31,记-2,收款,2203,预收账款,0,40`,
    ',,,1122,应收账款,0,60',
    ',,,1002,农行,100,0',
  ]
  await imported('二.csv', head, ...credit)
  expect(await signs()).toEqual([[]])
  await imported(
    '三.csv',
    head,
    one,
    two,
    three,
    four.replace('60', '70'),
    five.replace('40', '30'),
  )
  expect(await signs()).toEqual([['2026-01-31 记-2']])
  await imported('四.csv', head, one, two.replace('1002', '1012'), three, four, five)
  expect(await signs()).toEqual([['2026-01-06 记-1', '2026-01-31 记-2']])
})

it('a line that is another line now, and one that is gone, are edits', async () => {
  const lines = vouchersAs((n) => `记-${n}`)
  await imported('一.csv', ...lines)
  await imported('二.csv', ...lines.slice(0, 4), ',,,1122,应收账款,0,100')
  expect(await signs()).toEqual([['2026-01-31 记-2']])
})
