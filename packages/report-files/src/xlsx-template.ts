import { type Cell, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { cellOf, HEADER_STYLE } from './xlsx-cells.ts'

/** A sheet of texts that people fill in or read. */
interface TemplateSheet {
  name: string
  /** The first is the header. */
  rows: readonly (readonly string[])[]
  /** Of the columns, in characters. */
  widths: readonly number[]
  /** Rows to be filled in below. */
  blank?: number
}

/** A workbook whose cells are all text: what is typed there keeps its zeros and all its digits. */
export function templateXlsx(sheets: readonly TemplateSheet[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: sheets.map(sheetOf) })
}

const TEXT = { numFmt: '@' }

function sheetOf({ name, rows, widths, blank = 0 }: TemplateSheet): WriteSheet {
  const cells = new Map<string, Partial<Cell>>()
  for (const column of widths.keys()) {
    cells.set(`0,${column}`, { style: HEADER_STYLE })
    for (let row = 0; row < blank; row++)
      cells.set(`${rows.length + row},${column}`, { style: TEXT })
  }
  return {
    name,
    columns: widths.map((width) => ({ width, style: TEXT })),
    rows: rows.map((row) => row.map((text) => cellOf(text, 'text'))),
    cells,
    freezePane: { rows: 1 },
  }
}
