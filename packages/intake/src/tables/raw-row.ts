/** A row of any table: texts as the file has them, '' where a cell is empty. */
export interface RawRow {
  /** 1-based, as a spreadsheet program counts. */
  row: number
  cells: string[]
}

export interface RawSheet {
  /** null for CSV. */
  name: string | null
  /** Excel's day 0: 1900 (usual) or 1904 (old Macs). */
  dateSystem: 1900 | 1904
  rows(): AsyncIterable<RawRow[]>
}
