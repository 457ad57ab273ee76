/** A list of enterprises, streamed: any XLSX, XLS or CSV with a column of tax numbers, and of names where it has one. */
import { checkTaxNo, normaliseTaxNo } from '@xinjian/format'
import { LIMITS } from '../../limits.ts'
import { READING_SAYS } from '../../words.ts'
import { identifier, isScientific } from '../cells.ts'
import { sheetsOf } from '../open-sheets.ts'
import type { RawRow, RawSheet } from '../raw-row.ts'
import { openSource, type TableSource } from '../source.ts'
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

/** Titles and notices may stand above the header. */
const HEADER_WITHIN = 40
const BATCH = 1_000
const LONGEST = 100

/** Rows that are not blank, in batches; throws a `TableError` for what is no list of enterprises, or too long a one. */
export async function* readFirmList(
  source: TableSource,
  progress?: (read: number, total: number | null) => void,
): AsyncIterable<FirmRow[]> {
  const opened = await openSource(source)
  try {
    let batch: FirmRow[] = []
    let rows = 0
    let found = false
    for (const sheet of await sheetsOf(opened, progress)) {
      for await (const row of rowsOf(sheet)) {
        found = true
        if (row === 'HEADER') continue
        if (++rows > LIMITS.firmListRows) throw tooLong()
        batch.push(row)
        if (batch.length < BATCH) continue
        yield batch
        batch = []
      }
    }
    if (!found) throw noList()
    yield batch
  } finally {
    await opened.close()
  }
}

async function* rowsOf(sheet: RawSheet): AsyncIterable<FirmRow | 'HEADER'> {
  let at: FirmColumns | null = null
  let seen = 0
  for await (const batch of sheet.rows())
    for (const raw of batch) {
      if (at) {
        const row = firmOf(raw, at, sheet.name)
        if (row) yield row
        continue
      }
      at = columnsOf(raw.cells)
      if (at) yield 'HEADER'
      else if (++seen >= HEADER_WITHIN) return
    }
}

/** null = the row is blank. */
function firmOf({ row, cells }: RawRow, at: FirmColumns, sheet: string | null): FirmRow | null {
  const cell = (column: number) => identifier(cells[column] ?? '')
  const typed = cell(at.taxNo)
  const name = cell(at.name).slice(0, LONGEST)
  if (typed === '' && name === '') return null
  const taxNo = normaliseTaxNo(typed)
  return { sheet, row, taxNo: taxNo.slice(0, LONGEST), name, why: faultOf(taxNo) }
}

function faultOf(taxNo: string): string | null {
  if (taxNo === '') return READING_SAYS.noTaxNo
  if (isScientific(taxNo)) return READING_SAYS.taxNoScientific
  const verdict = checkTaxNo(taxNo)
  if (verdict === 'SHAPE') return READING_SAYS.taxNoShape
  return verdict === 'CHECKSUM' ? READING_SAYS.taxNoCheck : null
}

const tooLong = () =>
  new TableError('TOO_LARGE', READING_SAYS.listTooLong({ n: LIMITS.firmListRows }))
const noList = () => new TableError('NOT_AN_INVOICE', READING_SAYS.noListOfFirms)
