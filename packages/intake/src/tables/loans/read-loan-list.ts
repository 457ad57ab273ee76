/** Loans of an institution and what became of them, streamed: any XLSX, XLS or CSV with the columns of the template. */
import { normaliseTaxNo } from '@xinjian/format'
import { LIMITS } from '../../limits.ts'
import { READING_SAYS } from '../../words.ts'
import { cellTime, identifier } from '../cells.ts'
import { taxNoFault } from '../firms/read-firm-list.ts'
import { type ListShape, readList } from '../lists/read-list.ts'
import type { RawRow, RawSheet } from '../raw-row.ts'
import type { TableSource } from '../source.ts'
import { TableError } from '../table-invoice.ts'
import { columnsOf, type LoanColumns } from './columns.ts'

export interface LoanRow {
  /** null for CSV. */
  sheet: string | null
  /** 1-based, as a spreadsheet program counts. */
  row: number
  taxNo: string
  /** '' = the loan has no number of its own. */
  loanNo: string
  /** ISO days; as typed where the row is faulty. */
  granted: string
  matured: string
  /** Most days that any payment was late. */
  overdueDays: string
  /** Why it cannot be taken, in plain Chinese; null = it can. */
  why: string | null
}

const LONGEST = 100
/** Ten years: more is a typing error. */
const MOST_OVERDUE = 3_650
const DAY_MS = 86_400_000

/** Rows that are not blank, in batches; throws a `TableError` for what is no such list, or too long a one. */
export const readLoanList = (
  source: TableSource,
  progress?: (read: number, total: number | null) => void,
): AsyncIterable<LoanRow[]> => readList(LOANS, source, progress)

function loanOf({ row, cells }: RawRow, at: LoanColumns, sheet: RawSheet): LoanRow | null {
  const cell = (column: number) => identifier(cells[column] ?? '').slice(0, LONGEST)
  const typed = {
    taxNo: normaliseTaxNo(cell(at.taxNo)),
    loanNo: cell(at.loanNo),
    granted: cell(at.granted),
    matured: cell(at.matured),
    overdueDays: cell(at.overdueDays),
  }
  if (Object.values(typed).every((text) => text === '')) return null
  const [granted, matured] = [dayOf(typed.granted, sheet), dayOf(typed.matured, sheet)]
  const why = faultOf(typed, granted, matured)
  const days = why === null && granted && matured ? { granted, matured } : {}
  return { sheet: sheet.name, row, ...typed, ...days, why }
}

function dayOf(text: string, { dateSystem }: RawSheet): string | null {
  const time = cellTime(text, dateSystem)
  return time && new Date(time.day * DAY_MS).toISOString().slice(0, 10)
}

function faultOf(
  { taxNo, overdueDays }: { taxNo: string; overdueDays: string },
  granted: string | null,
  matured: string | null,
): string | null {
  const fault = taxNoFault(taxNo)
  if (fault !== null) return fault
  if (!granted) return READING_SAYS.noDayGranted
  if (!matured) return READING_SAYS.noDayMatured
  if (matured <= granted) return READING_SAYS.maturedBeforeGranted
  const whole = /^\d{1,4}$/.test(overdueDays) && Number(overdueDays) <= MOST_OVERDUE
  return whole ? null : READING_SAYS.noOverdueDays
}

const LOANS: ListShape<LoanColumns, LoanRow> = {
  columnsOf,
  rowOf: loanOf,
  isOne: ({ why }) => why === null,
  most: LIMITS.loanListRows,
  tooLong: () => new TableError('TOO_LARGE', READING_SAYS.loansTooLong({ n: LIMITS.loanListRows })),
  noList: () => new TableError('NOT_AN_INVOICE', READING_SAYS.noListOfLoans),
}
