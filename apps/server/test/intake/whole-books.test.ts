/** A later file of a whole month, period or account: rows that it no longer has are gone, with their history; of a part none is. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'

const TAX_NO = '914403001922038216'
let server: TestServer
let owner: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  const firm = { taxNo: TAX_NO, name: '账套测试有限公司' }
  await server.call('POST', '/enterprise/save', firm, owner)
})
afterAll(() => server.stop())

async function imported(...lines: string[]): Promise<string[]> {
  const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
  const { data } = await server.upload(TAX_NO, [{ name: '账.csv', bytes }], owner)
  return until(async () => {
    const { row, errors } = (
      await server.call('POST', '/invoice/import/detail', { id: data[0]!.id }, owner)
    ).data
    if (row.status === 'FAILED') throw new Error(row.message)
    const open = ['QUEUED', 'RUNNING'].includes(row.status)
    return open ? null : errors.map(({ reason }: { reason: string }) => reason)
  })
}

const held = async (dataset: string, column: string): Promise<string[]> => {
  const asked = { taxNo: TAX_NO, dataset, keyword: '', page: 1, size: 50 }
  const { data } = await server.call('POST', '/collect/data/rows', asked, owner)
  return data.rows
    .map(({ cells }: { cells: Record<string, string> }) => String(cells[column]))
    .sort()
}

const JOURNAL = '日期,凭证字号,摘要,科目代码,科目名称,借方,贷方'
const voucher = (number: number, day: string, amount: number) => [
  `2026-01-${day},记-${number},款,1001,现金,${amount},0`,
  `2026-01-${day},记-${number},款,1002,银行,0,${amount}`,
]

it('a voucher that a later journal of its days has not is gone; one of later days stays', async () => {
  const all = [
    voucher(1, '05', 10),
    voucher(2, '12', 20),
    voucher(3, '12', 30),
    voucher(4, '28', 40),
  ]
  expect(await imported(JOURNAL, ...all.flat())).toEqual([])
  // The second was deleted, and the third took its number; the export was made on the twelfth.
  const later = [voucher(1, '05', 10), voucher(2, '12', 30)]
  const [said, ...more] = await imported(JOURNAL, ...later.flat())
  expect(said).toContain('序时簿在本文件覆盖的范围内比此前上传的少2行，按对方系统已删除记录')
  expect(more).toEqual([])
  const lines = ['记-1', '记-1', '记-2', '记-2', '记-4', '记-4']
  expect(await held('GL_VOUCHER', 'voucher')).toEqual(lines)
  const history = await server.db.rows(
    `select voucher, revision, gone, debit::int as debit from gl_voucher_line where account = '1001' and voucher in ('记-2', '记-3')
      order by voucher, revision`,
  )
  expect(history).toEqual([
    { voucher: '记-2', revision: 1, gone: false, debit: 2_000 },
    { voucher: '记-2', revision: 2, gone: false, debit: 3_000 },
    { voucher: '记-3', revision: 1, gone: false, debit: 3_000 },
    { voucher: '记-3', revision: 2, gone: true, debit: 3_000 },
  ])
  // A voucher on its own is a part, and the file that has all brings back what was taken for deleted.
  expect(await imported(JOURNAL, ...voucher(2, '12', 30))).toEqual([])
  expect(await held('GL_VOUCHER', 'voucher')).toEqual(lines)
  await imported(JOURNAL, ...all.flat())
  expect(await held('GL_VOUCHER', 'voucher')).toEqual(
    ['记-1', '记-2', '记-3', '记-4'].flatMap((number) => [number, number]),
  )
})

it('a voucher that a later journal passes over stays, and is told', async () => {
  const of = (number: number, day: string, amount: number) =>
    voucher(number, day, amount).map((line) => line.replaceAll('2026-01-', '2026-04-'))
  const all = [of(1, '05', 10), of(2, '12', 20), of(3, '12', 30), of(4, '28', 40)]
  expect(await imported(JOURNAL, ...all.flat())).toEqual([])
  const [said, ...more] = await imported(JOURNAL, ...[all[1]!, all[3]!].flat())
  expect(said).toContain('此前上传的1张凭证（如2026-04 记-3）编号在本文件凭证之间，但本文件未列示')
  expect(more).toEqual([])
  const standing = (await held('GL_VOUCHER', 'voucher')).length
  // Numbers that nobody ever told are no vouchers.
  const fifth = [of(5, '29', 50), of(7, '30', 70)]
  expect(await imported(JOURNAL, ...fifth.flat())).toEqual([])
  expect(await held('GL_VOUCHER', 'voucher')).toHaveLength(standing + 4)
})

it('an account that later balances of the period have not is gone, where they tie', async () => {
  const HEAD = ['期间：2026年1月', '科目编码,科目名称,期初余额,借方,贷方,期末余额']
  await imported(...HEAD, '1002,银行,0,5,1,4', '2202,应付,0,1,5,-4', '6602,费用,0,0,0,0')
  expect(await held('GL_BALANCE', 'account')).toEqual(['1002', '2202', '6602'])
  expect(await imported(...HEAD, '1002,银行,0,5,1,4')).toEqual([])
  expect(await held('GL_BALANCE', 'account')).toEqual(['1002', '2202', '6602'])
  const [said] = await imported(...HEAD, '1002,银行,0,5,1,4', '2202,应付,0,1,5,-4')
  expect(said).toContain('科目余额表在本文件覆盖的范围内比此前上传的少1行')
  expect(await held('GL_BALANCE', 'account')).toEqual(['1002', '2202'])
})

it('a bank line between days that a later statement has whole is gone; those of its first and last day stay', async () => {
  const HEAD = '交易日期,账号,收入金额,支出金额,余额,对方户名'
  const line = (day: string, received: number, balance: number) =>
    `2026-01-${day},6222021234567890,${received},,${balance},甲`
  await imported(HEAD, line('02', 1, 1), line('05', 2, 3), line('09', 4, 7), line('09', 5, 12))
  const [said] = await imported(HEAD, line('02', 1, 1), line('06', 6, 7), line('09', 4, 11))
  expect(said).toContain('银行流水在本文件覆盖的范围内比此前上传的少1行')
  expect(await held('BANK_LINE', 'booked_on')).toEqual([
    '2026-01-02',
    ...['2026-01-06', '2026-01-09', '2026-01-09', '2026-01-09'],
  ])
})

it('the unit of stock stands beside its quantity, and a statement in dollars is not booked as yuan', async () => {
  await imported(
    '期间：2026-03-01 至 2026-03-31',
    '存货编码,存货名称,计量单位,期初数量,入库数量,出库数量,期末数量',
    'A1,纸,令,1,2,1,2',
  )
  expect(await held('STOCK_SUMMARY', 'unit')).toEqual(['令'])
  const [said] = await imported(
    '交易日期,账号,币种,收入金额,支出金额,余额',
    '2026-02-02,6222021234567890,人民币,1,,12',
    '2026-02-02,6222021234567890,USD,7,,7',
  )
  expect(said).toContain('银行流水有1行不是人民币，未入库')
})
