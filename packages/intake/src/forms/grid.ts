/**
 * Forms as grids: whatever a form came in (spreadsheet, CSV, web page, answer of a bureau, page of text or picture), its cells
 * stand in rows and columns, and each says where it was read. Readers of statements and returns know grids, never sources.
 *
 * `readGrids(bytes)` in `read-grids.ts` reads XLSX, XLS, SpreadsheetML, CSV, HTML and JSON; `gridOfPages` in `pages/` takes
 * pages of positioned text (PDF, recognised pictures).
 */
import type { FieldSource } from '../field-source.ts'

export interface GridCell {
  /** 0-based. Of a cell that spans columns, its first. */
  column: number
  /** As the source has it, trimmed, never ''. Numbers of a workbook in their stored decimal text, dates as serial numbers. */
  text: string
  /** 0…1, the recogniser's; 1 where nothing was recognised. */
  confidence: number
  /** Where a person finds it: `资产负债表!C12`, `第 1 页第 12 行第 3 列`, `$.data[0].trs[3].tds.qmyeZc`. */
  place: string
  /** Decimals that the sheet shows of a number, where its format says it. */
  decimals?: number
  /** It is shown in red, whatever its sign. */
  red?: true
  /** The source's own name of the cell, where it has one: `id` or `ng-model` of an input, key of a JSON value. */
  name?: string
}

export interface GridRow {
  /** 1-based, as a spreadsheet program counts. */
  row: number
  /** From left to right; empty cells are left out. */
  cells: GridCell[]
}

export interface GridSheet {
  /** Name of the sheet, of the page, path of the JSON value; '' where there is none. */
  name: string
  source: FieldSource
  /** Excel's day 0. */
  dateSystem: 1900 | 1904
  /** Columns that nobody sees. */
  hidden?: ReadonlySet<number>
  /** Only rows that hold something. */
  rows: GridRow[]
}

/** 0 → A, 26 → AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}

/** `资产负债表!C12`; `row` counts from 1, `column` from 0. */
export function cellPlace(sheet: string, row: number, column: number): string {
  const cell = `${columnName(column)}${row}`
  return sheet === '' ? cell : `${sheet}!${cell}`
}

/** The cell of that column, or undefined. */
export function cellAt(row: GridRow, column: number): GridCell | undefined {
  return row.cells.find((cell) => cell.column === column)
}

/** Rows of plain texts, as a spreadsheet has them: '' is an empty cell. */
export function gridOfTexts(
  name: string,
  rows: Iterable<{
    row: number
    cells: readonly string[]
    decimals?: readonly (number | undefined)[]
    red?: ReadonlySet<number>
  }>,
  source: FieldSource = 'TABLE',
  dateSystem: 1900 | 1904 = 1900,
): GridSheet {
  const filled: GridRow[] = []
  for (const { row, cells, decimals, red } of rows) {
    const kept: GridCell[] = []
    for (const [column, raw] of cells.entries()) {
      const text = cleanText(raw)
      if (text === '') continue
      const shown = decimals?.[column]
      const place = cellPlace(name, row, column)
      kept.push({
        column,
        text,
        confidence: 1,
        place,
        ...(shown !== undefined && { decimals: shown }),
        ...(red?.has(column) && { red: true }),
      })
    }
    if (kept.length > 0) filled.push({ row, cells: kept })
  }
  return { name, source, dateSystem, rows: filled }
}

/** Trimmed, GBK that was taken for Latin put right: programs of the nineties still write it into new workbooks. */
export function cleanText(raw: string): string {
  const text = raw.replaceAll('\0', '').trim()
  return !/[^\x20-\xff]/.test(text) && /[\xa1-\xfe]{2}/.test(text) ? fromLatin(text) : text
}

function fromLatin(text: string): string {
  try {
    const read = new TextDecoder('gb18030', { fatal: true }).decode(Buffer.from(text, 'latin1'))
    return /[\u4e00-\u9fff]{2}/.test(read) ? read : text
  } catch {
    return text
  }
}
