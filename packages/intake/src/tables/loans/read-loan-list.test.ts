import { expect, it } from 'vitest'
import { type LoanRow, readLoanList } from './read-loan-list.ts'

async function read(text: string): Promise<LoanRow[]> {
  const rows: LoanRow[] = []
  for await (const batch of readLoanList(Buffer.from(text))) rows.push(...batch)
  return rows
}

const HEAD = '统一社会信用代码,借据编号,放款日期,到期日期,逾期天数'
const NO = '91440300708461136T'

it('rows are loans with days as ISO writes them, and a faulty one says what to do', async () => {
  const rows = await read(
    [
      HEAD,
      `${NO},J-1,2024/1/5,2025年1月5日,0`,
      `${NO},J-2,45296,20250105,91`,
      ',,,,',
      `${NO},J-3,2025-01-05,2025-01-05,0`,
      `${NO},J-4,2024-02-30,2025-01-05,0`,
      `${NO},J-5,2024-02-20,,0`,
      `${NO},J-6,2024-02-20,2025-01-05,-1`,
      `${NO},J-7,2024-02-20,2025-01-05,`,
      '12345,J-8,2024-02-20,2025-01-05,0',
    ].join('\n'),
  )
  expect(
    rows
      .map(({ row, granted, matured, overdueDays }) => [row, granted, matured, overdueDays])
      .slice(0, 2),
  ).toEqual([
    [2, '2024-01-05', '2025-01-05', '0'],
    [3, '2024-01-05', '2025-01-05', '91'],
  ])
  expect(rows.map(({ row, why }) => [row, why])).toEqual([
    [2, null],
    [3, null],
    [5, '到期日期须晚于放款日期，请核对'],
    [6, expect.stringContaining('放款日期')],
    [7, expect.stringContaining('到期日期')],
    [8, expect.stringContaining('逾期天数')],
    [9, expect.stringContaining('逾期天数')],
    [10, expect.stringContaining('应为15位')],
  ])
})

it('without one of its columns it is refused; the number of the loan may be missing', async () => {
  await expect(
    read(`统一社会信用代码,放款日期,到期日期\n${NO},2024-01-05,2025-01-05`),
  ).rejects.toThrow('模板')
  expect(await read(`税号,放款日,到期日,逾期天数\n${NO},2024-01-05,2025-01-05,3`)).toMatchObject([
    { loanNo: '', overdueDays: '3', why: null },
  ])
})
