/** The sheets of an old workbook as a table's, with words that say what is wrong with one that cannot be read. */
import { IntakeError } from '../../errors.ts'
import type { ParseErrorCode } from '../../invoice.ts'
import { LIMITS } from '../../limits.ts'
import { TABLE_SAYS } from '../../table-words.ts'
import type { RawRow, RawSheet } from '../raw-row.ts'
import type { RandomBytes } from '../source.ts'
import { TableError } from '../table-invoice.ts'
import { openOldWorkbook } from './open-old-workbook.ts'

const BOUNDS = { cells: LIMITS.oldTableCells, sheets: LIMITS.maxFormSheets }
const BATCH = 1_000

const REFUSALS: Partial<Record<ParseErrorCode, string>> = {
  ENCRYPTED: TABLE_SAYS.oldTablePassword,
  UNSUPPORTED_FORMAT: TABLE_SAYS.oldTableNoSheet,
  TOO_LARGE: TABLE_SAYS.oldTableTooLarge,
}

/** The sheets, read whole; `progress` hears of bytes. Throws a `TableError`: ENCRYPTED, UNSUPPORTED_FORMAT, TOO_LARGE, CORRUPTED. */
export async function oldSheets(
  bytes: RandomBytes,
  progress: (bytes: number) => void,
): Promise<RawSheet[]> {
  if (bytes.size > LIMITS.oldTableBytes) throw refused('TOO_LARGE')
  const file = await bytes.read(0, bytes.size)
  progress(file.length)
  try {
    return openOldWorkbook(file, BOUNDS).map(({ name, dateSystem, rows }) => ({
      name,
      dateSystem,
      rows: () => inBatches(rows),
    }))
  } catch (thrown) {
    throw refused(thrown instanceof IntakeError ? thrown.code : 'CORRUPTED')
  }
}

const refused = (code: ParseErrorCode): TableError =>
  new TableError(code, REFUSALS[code] ?? TABLE_SAYS.oldTableDamaged)

async function* inBatches(rows: readonly RawRow[]): AsyncIterable<RawRow[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH)
}
