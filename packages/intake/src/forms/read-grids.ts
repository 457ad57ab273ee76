import { detectFormat } from '../detect.ts'
import { IntakeError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { isBareWorkbook, isCompoundFile } from '../tables/xls/is-old-workbook.ts'
import { decodeText } from '../xml/decode.ts'
import { parseXml } from '../xml/tree.ts'
import type { GridSheet } from './grid.ts'
import { gridsOfBookXml } from './read-book-xml.ts'
import { gridOfCsv } from './read-csv.ts'
import { gridOfHtml } from './read-html.ts'
import { gridsOfJson } from './read-json.ts'
import { gridsOfXls } from './read-xls.ts'
import { gridsOfBook } from './read-xlsx.ts'

/** What a form can come in, by its content. */
export type GridFormat = 'xlsx' | 'xls' | 'book-xml' | 'html' | 'json' | 'csv'

/** Format of a form by its content; null for what is no grid (PDF, picture, archive …). */
export function gridFormat(bytes: Uint8Array): GridFormat | null {
  if (isCompoundFile(bytes) || isBareWorkbook(bytes)) return 'xls'
  const { format } = detectFormat(bytes)
  if (format === 'xlsx') return 'xlsx'
  if (format !== 'text' && format !== 'xml' && format !== 'unknown') return null
  const head = decodeText(bytes.subarray(0, HEAD))
    .replace(/^\ufeff/, '')
    .trimStart()
  if (JSON_BEGINS.test(head)) return 'json'
  if (head.startsWith('<?xml') && head.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    return 'book-xml'
  if (/<(?:!DOCTYPE\s+html|html|table|td|div)[\s>]/i.test(head)) return 'html'
  if (format === 'xml') return null
  return /[,;\t]/.test(head) && !CONTROLS.test(head) ? 'csv' : null
}

/** `[HISTORYDETAIL]` above a bank's lines is none. */
const JSON_BEGINS = /^(?:\{|\[\s*(?:[[{"\]\d-]|true|false|null|$))/
/** Enough for the head of any saved page with its styles. */
const HEAD = 16 * 1024
/** No text of any encoding has these. */
const CONTROLS = /[^\P{Cc}\t\n\v\f\r]/u

/**
 * The sheets of a form. Errors: UNSUPPORTED_FORMAT, TOO_LARGE (`maxFormBytes`, `maxFormCells`), CORRUPTED, ENCRYPTED and those
 * of the source's own reader.
 */
export async function readGrids(bytes: Uint8Array): Promise<GridSheet[]> {
  const format = gridFormat(bytes)
  if (format === null) throw new IntakeError('UNSUPPORTED_FORMAT')
  if (bytes.length > LIMITS.maxFormBytes) throw new IntakeError('TOO_LARGE')
  switch (format) {
    case 'xlsx':
      return gridsOfBook(bytes)
    case 'xls':
      return gridsOfXls(bytes)
    case 'book-xml':
      return gridsOfBookXml(parseXml(bytes))
    case 'html':
      return gridOfHtml(decodeText(bytes))
    case 'json':
      return gridsOfJson(decodeText(bytes))
    case 'csv':
      return gridOfCsv(bytes)
  }
}
