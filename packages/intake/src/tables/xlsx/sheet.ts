import type { RawRow } from '../raw-row.ts'
import { TableError } from '../table-invoice.ts'
import type { SharedStrings } from './strings.ts'
import { attribute, nextTag, refuseDoctype, richText, unescapeXml } from './xml.ts'

const MAX_ROWS = 1_048_576
const MAX_COLUMNS = 512
/** No row of 512 cells of 32,767 characters is an invoice: a row that does not end within this is refused. */
const MAX_ROW_TEXT = 8 * 1024 * 1024

/** Rows of a worksheet, cell values as the file has them (numbers in their stored text, dates as serial numbers). */
export async function* sheetRows(
  xml: AsyncIterable<Uint8Array>,
  strings: SharedStrings | null,
): AsyncIterable<RawRow[]> {
  const decoder = new TextDecoder('utf-8')
  let rest = ''
  let prefix: string | null = null
  let last = 0
  for await (const chunk of xml) {
    rest += decoder.decode(chunk, { stream: true })
    if (prefix === null) {
      refuseDoctype(rest.slice(0, 4096))
      const root = /<(\w+:)?sheetData/.exec(rest)
      if (!root) continue
      prefix = root[1] ?? ''
    }
    const { rows, used, lastRow } = takeRows(rest, prefix, last, strings)
    rest = rest.slice(used)
    last = lastRow
    if (last > MAX_ROWS || rest.length > MAX_ROW_TEXT)
      throw new TableError('TOO_LARGE', '工作表超出了表格格式允许的大小，请按月份拆分后再导入。')
    if (rows.length > 0) yield rows
  }
}

function takeRows(
  xml: string,
  prefix: string,
  before: number,
  strings: SharedStrings | null,
): { rows: RawRow[]; used: number; lastRow: number } {
  const open = `<${prefix}row`
  const close = `</${prefix}row>`
  const rows: RawRow[] = []
  let at = 0
  let lastRow = before
  for (;;) {
    const from = nextTag(xml, open, at)
    if (from < 0) return { rows, used: at, lastRow }
    const tagEnd = xml.indexOf('>', from)
    if (tagEnd < 0) return { rows, used: at, lastRow }
    const empty = xml.charCodeAt(tagEnd - 1) === 47
    const to = empty ? tagEnd + 1 : xml.indexOf(close, tagEnd)
    if (to < 0) return { rows, used: at, lastRow }
    lastRow = Number(attribute(xml.slice(from, tagEnd), 'r') ?? lastRow + 1)
    at = empty ? to : to + close.length
    if (empty) continue
    const cells = takeCells(xml, tagEnd + 1, to, prefix, strings)
    if (cells.some((cell) => cell !== '')) rows.push({ row: lastRow, cells })
  }
}

function takeCells(
  xml: string,
  from: number,
  to: number,
  prefix: string,
  strings: SharedStrings | null,
): string[] {
  const open = `<${prefix}c`
  const close = `</${prefix}c>`
  const cells: string[] = []
  let next = 0
  for (let at = nextTag(xml, open, from); at >= 0 && at < to; ) {
    const tagEnd = xml.indexOf('>', at)
    const tag = xml.slice(at, tagEnd)
    const reference = attribute(tag, 'r')
    const column = reference === null ? next : columnOf(reference)
    next = column + 1
    if (xml.charCodeAt(tagEnd - 1) === 47) {
      at = nextTag(xml, open, tagEnd)
      continue
    }
    const end = xml.indexOf(close, tagEnd)
    if (end < 0 || end > to) break
    if (column < MAX_COLUMNS) {
      while (cells.length < column) cells.push('')
      cells[column] = cellText(xml.slice(tagEnd + 1, end), attribute(tag, 't'), strings).trim()
    }
    at = nextTag(xml, open, end)
  }
  return cells
}

/** `BC12` → 54. */
function columnOf(reference: string): number {
  let column = 0
  for (let i = 0; i < reference.length; i++) {
    const c = reference.charCodeAt(i)
    if (c < 65) break
    column = column * 26 + (c & 31)
  }
  return column - 1
}

/** A formula's stored result is its value; the formula itself is never looked at. */
function cellText(inner: string, type: string | null, strings: SharedStrings | null): string {
  if (type === 'inlineStr') return richText(inner)
  const open = /<(?:\w+:)?v(?:\s[^>]*)?>/.exec(inner)
  if (!open) return ''
  const from = open.index + open[0].length
  const value = inner.slice(from, inner.indexOf('<', from))
  if (type === 's') return strings?.get(Number(value)) ?? ''
  return unescapeXml(value)
}
