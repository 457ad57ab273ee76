/** A row of any table: texts as the file has them, '' where a cell is empty. */
export interface RawRow {
  /** 1-based, as a spreadsheet program counts. */
  row: number
  cells: string[]
  /** Decimals that each cell shows, where the reader was asked for formats and the format says it. */
  decimals?: (number | undefined)[]
  /** Columns whose cells are shown in red whatever their sign; absent = none is. */
  red?: ReadonlySet<number>
}

/** The longest text of an invoice table is a remark of some hundred characters; what is longer is not kept, nor taken. */
export const MAX_CELL = 2_000

/** A cell's text; of one that is too long as much as tells that it is. */
export const clipped = (text: string): string =>
  text.length > MAX_CELL ? text.slice(0, MAX_CELL + 1) : text

export interface RawSheet {
  /** null for CSV. */
  name: string | null
  /** Excel's day 0: 1900 (usual) or 1904 (old Macs). */
  dateSystem: 1900 | 1904
  /** Columns that nobody sees, from 0; known once rows are read, empty where formats were not asked for. */
  hidden?: ReadonlySet<number>
  rows(): AsyncIterable<RawRow[]>
}
