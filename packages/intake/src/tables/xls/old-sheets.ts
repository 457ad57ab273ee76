/** The sheets of an old workbook as a table's, with words that say what is wrong with one that cannot be read. */
import { IntakeError } from '../../errors.ts'
import type { ParseErrorCode } from '../../invoice.ts'
import { LIMITS } from '../../limits.ts'
import type { RawRow, RawSheet } from '../raw-row.ts'
import type { RandomBytes } from '../source.ts'
import { TableError } from '../table-invoice.ts'
import { openOldWorkbook } from './open-old-workbook.ts'

const BOUNDS = { cells: LIMITS.oldTableCells, sheets: LIMITS.maxFormSheets }
const BATCH = 1_000

const REFUSALS: Partial<Record<ParseErrorCode, string>> = {
  ENCRYPTED: '这个表格设有打开密码，请在表格软件中取消密码后再上传。',
  UNSUPPORTED_FORMAT:
    '文件里没有工作表，可能是旧版 Word 文档或邮件，请上传 XLSX、XLS、CSV 或 CSV.gz。',
  TOO_LARGE: '这个 XLS 表格过大，请在表格软件中另存为 XLSX 或 CSV 后再上传。',
}
const BROKEN =
  '这个 XLS 表格已损坏或不完整，请重新导出后再上传；能打开的，也可以另存为 XLSX 后再上传。'

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

const refused = (code: ParseErrorCode): TableError => new TableError(code, REFUSALS[code] ?? BROKEN)

async function* inBatches(rows: readonly RawRow[]): AsyncIterable<RawRow[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH)
}
