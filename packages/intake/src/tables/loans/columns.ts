/** Columns of a list of loans and what became of them, by their headings. */
import { normaliseHeader } from '../columns.ts'
import { TAX_NO_TITLES } from '../firms/columns.ts'

const named = (...titles: string[]) => titles.map(normaliseHeader)

const TITLES = {
  taxNo: TAX_NO_TITLES,
  loanNo: named('借据编号', '借据号', '贷款编号', '合同编号'),
  granted: named('放款日期', '放款日', '发放日期', '贷款发放日'),
  matured: named('到期日期', '到期日', '贷款到期日'),
  overdueDays: named('逾期天数', '最大逾期天数', '最长逾期天数'),
}

/** Place of each; -1 = the table has none, which is possible of `loanNo` alone. */
export type LoanColumns = Record<keyof typeof TITLES, number>

/** null = the row is no header of such a list. */
export function columnsOf(cells: readonly string[]): LoanColumns | null {
  const titles = cells.map(normaliseHeader)
  const at = Object.fromEntries(
    Object.entries(TITLES).map(([column, known]) => [
      column,
      titles.findIndex((title) => known.includes(title)),
    ]),
  ) as LoanColumns
  const { loanNo, ...needed } = at
  return Object.values(needed).includes(-1) ? null : at
}
