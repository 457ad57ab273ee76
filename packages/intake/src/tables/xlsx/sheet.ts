import { TABLE_SAYS } from '../../table-words.ts'
import { clipped, type RawRow } from '../raw-row.ts'
import { TableError } from '../table-invoice.ts'
import { type Element, ElementCutter } from './elements.ts'
import { atScale, type NumberFormat } from './number-formats.ts'
import type { SharedStrings } from './strings.ts'
import { attribute, nextTag, richText, startTags, unescapeXml } from './xml.ts'

/** What the format allows. */
const MAX_ROWS = 1_048_576
/** The bureau's export has 27 columns; what stands beyond these is not looked at. */
const MAX_COLUMNS = 256
/** Cells of one sheet, gaps between them included: a million rows of forty columns, and half as many again. */
const MAX_CELLS = 64_000_000
const SLASH = 47

/** What a sheet is read with where its formats are asked for. */
export interface SheetFormats {
  /** By number of the style. */
  styles: readonly NumberFormat[]
  hidden: Set<number>
  /** Whether the columns were looked at. */
  seen: boolean
}

const tooLarge = (): TableError => new TableError('TOO_LARGE', TABLE_SAYS.sheetBeyondFormat)

/** Rows of a worksheet, cell values as the file has them (numbers in their stored text, dates as serial numbers). */
export async function* sheetRows(
  xml: AsyncIterable<Uint8Array>,
  strings: SharedStrings | null,
  formats: SheetFormats | null = null,
): AsyncIterable<RawRow[]> {
  const decoder = new TextDecoder('utf-8')
  const cutter = new ElementCutter('sheetData', 'row')
  let last = 0
  let cells = 0
  for await (const chunk of xml) {
    const rows: RawRow[] = []
    for (const element of cutter.push(decoder.decode(chunk, { stream: true }))) {
      last = Number(attribute(element.tag, 'r') ?? last + 1)
      const row = rowOf(last, element, cutter.prefix ?? '', strings, formats)
      cells += row.cells.length
      if (last > MAX_ROWS || cells > MAX_CELLS) throw tooLarge()
      if (row.cells.some((cell) => cell !== '')) rows.push(row)
    }
    if (formats && cutter.prefix !== null && !formats.seen) hiddenColumns(cutter.preamble, formats)
    if (rows.length > 0) yield rows
  }
}

function rowOf(
  row: number,
  { inner }: Element,
  prefix: string,
  strings: SharedStrings | null,
  formats: SheetFormats | null,
): RawRow {
  const open = `<${prefix}c`
  const close = `</${prefix}c>`
  const cells: string[] = []
  const decimals: (number | undefined)[] = []
  const red = new Set<number>()
  let next = 0
  for (let at = nextTag(inner, open, 0); at >= 0; ) {
    const tagEnd = inner.indexOf('>', at)
    if (tagEnd < 0) break
    const tag = inner.slice(at, tagEnd)
    const reference = attribute(tag, 'r')
    const column = reference === null ? next : columnOf(reference)
    next = column + 1
    if (inner.charCodeAt(tagEnd - 1) === SLASH) {
      at = nextTag(inner, open, tagEnd)
      continue
    }
    const end = inner.indexOf(close, tagEnd)
    if (end < 0) break
    if (column >= 0 && column < MAX_COLUMNS) {
      while (cells.length < column) cells.push('')
      const type = attribute(tag, 't')
      const text = cellText(inner.slice(tagEnd + 1, end), type, prefix, strings)
      const style = formatAt(tag, formats)
      const format = type === null || type === 'n' ? style : undefined
      cells[column] = clipped(format ? atScale(text.trim(), format.scale) : text.trim())
      if (format?.decimals != null) decimals[column] = format.decimals
      if (style?.red) red.add(column)
    }
    at = nextTag(inner, open, end)
  }
  return {
    ...{ row, cells },
    ...(decimals.length > 0 && { decimals }),
    ...(red.size > 0 && { red }),
  }
}

const formatAt = (tag: string, formats: SheetFormats | null): NumberFormat | undefined =>
  formats?.styles[Number(attribute(tag, 's') ?? 0)]

/** Notes the columns that the sheet hides. */
function hiddenColumns(preamble: string, formats: SheetFormats): void {
  formats.seen = true
  for (const tag of startTags(preamble, 'col')) {
    if (!/^(?:1|true)$/.test(attribute(tag, 'hidden') ?? '')) continue
    const [from, to] = ['min', 'max'].map((name) => Number(attribute(tag, name)))
    for (let column = from!; column <= Math.min(to!, MAX_COLUMNS); column++)
      formats.hidden.add(column - 1)
  }
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
function cellText(
  inner: string,
  type: string | null,
  prefix: string,
  strings: SharedStrings | null,
): string {
  if (type === 'inlineStr') return richText(inner, prefix)
  const open = nextTag(inner, `<${prefix}v`, 0)
  const from = open < 0 ? -1 : inner.indexOf('>', open)
  const to = from < 0 ? -1 : inner.indexOf('<', from)
  if (to < 0) return ''
  const value = inner.slice(from + 1, to)
  if (type === 's') return strings?.get(Number(value)) ?? ''
  return unescapeXml(value)
}
