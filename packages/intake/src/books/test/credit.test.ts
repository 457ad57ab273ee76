/** 账期 and the last receipt beside the ageing of a customer. Every expectation by hand. */
import { expect, it } from 'vitest'
import { readGrids } from '../../forms/read-grids.ts'
import { readBooks } from '../read-books.ts'

const read = async (...lines: string[]) =>
  readBooks(await readGrids(new TextEncoder().encode(lines.join('\n'))), 'LINES')

it.each([
  ['客户名称,余额,账期(天),未到期,0-30天,最近收款日期', '甲公司,300,45,200,100,2026-02-03'],
  ['客户名称,余额,信用天数,未到期,0-30天,最后一次收款日期', '甲公司,300,45天,200,100,2026/2/3'],
  ['客户,应收余额,信用期,未到期,0-30天,最后回款日期', '甲公司,300,45.00,200,100,2026年2月3日'],
])('%s', async (head, line) => {
  const [book, ...more] = await read('截止日期：2026-02-28', head, line, '乙公司,50,月结30天,50,,')
  expect(more).toEqual([])
  expect(book).toMatchObject({ kind: 'RECEIVABLES', rows: 2 })
  expect(book!.lines!.map((of) => [of.party, of.balance, of.creditDays, of.lastPaidOn])).toEqual([
    ['甲公司', '300.00', '45', '2026-02-03'],
    // Not in days from the invoice.
    ['乙公司', '50.00', null, null],
  ])
})

it('账期 of a journal is none', async () => {
  const [book] = await read(
    '日期,账期,凭证字号,摘要,科目代码,科目名称,借方,贷方',
    '2026-02-03,2,记-1,收款,1002,银行存款,5,0',
    '2026-02-03,2,记-1,收款,1122,应收账款,0,5',
  )
  expect(book).toMatchObject({ kind: 'VOUCHERS', rows: 2 })
})
