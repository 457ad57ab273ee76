/** A list of enterprises, streamed: any XLSX, XLS or CSV with a column of tax numbers, and of names where it has one. */
import { checkTaxNo, normaliseTaxNo } from '@xinjian/format'
import { LIMITS } from '../../limits.ts'
import { READING_SAYS } from '../../words.ts'
import { identifier, isScientific } from '../cells.ts'
import { type ListShape, readList } from '../lists/read-list.ts'
import type { RawRow, RawSheet } from '../raw-row.ts'
import type { TableSource } from '../source.ts'
import { TableError } from '../table-invoice.ts'
import { columnsOf, type FirmColumns } from './columns.ts'

export interface FirmRow {
  /** null for CSV. */
  sheet: string | null
  /** 1-based, as a spreadsheet program counts. */
  row: number
  taxNo: string
  name: string
  /** Why it names no enterprise, in plain Chinese; null = it does. */
  why: string | null
}

const LONGEST = 100

/** Rows that are not blank, in batches; throws a `TableError` for what is no list of enterprises, or too long a one. */
export const readFirmList = (
  source: TableSource,
  progress?: (read: number, total: number | null) => void,
): AsyncIterable<FirmRow[]> => readList(FIRMS, source, progress)

/** null = the row is blank. */
function firmOf(
  { row, cells }: RawRow,
  at: FirmColumns,
  { name: sheet }: RawSheet,
): FirmRow | null {
  const cell = (column: number) => identifier(cells[column] ?? '')
  const typed = cell(at.taxNo)
  const name = cell(at.name).slice(0, LONGEST)
  if (typed === '' && name === '') return null
  const taxNo = normaliseTaxNo(typed)
  return { sheet, row, taxNo: taxNo.slice(0, LONGEST), name, why: taxNoFault(taxNo) }
}

/** Why a text is no tax number, in plain Chinese; null = it is one. */
export function taxNoFault(taxNo: string): string | null {
  if (taxNo === '') return READING_SAYS.noTaxNo
  if (isScientific(taxNo)) return READING_SAYS.taxNoScientific
  const verdict = checkTaxNo(taxNo)
  if (verdict === 'SHAPE') return READING_SAYS.taxNoShape
  return verdict === 'CHECKSUM' ? READING_SAYS.taxNoCheck : null
}

const FIRMS: ListShape<FirmColumns, FirmRow> = {
  columnsOf,
  rowOf: firmOf,
  isOne: ({ why }) => why === null,
  most: LIMITS.firmListRows,
  tooLong: () => new TableError('TOO_LARGE', READING_SAYS.listTooLong({ n: LIMITS.firmListRows })),
  noList: () => new TableError('NOT_AN_INVOICE', READING_SAYS.noListOfFirms),
}
