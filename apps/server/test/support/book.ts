/** What a workbook holds, for whoever downloads one. */
import { readXlsx } from 'hucre/xlsx'

export interface BookSheet {
  name: string
  /** Cells as text, row by row, joined. */
  text: string
}

export const sheetsIn = async (bytes: Uint8Array): Promise<BookSheet[]> =>
  (await readXlsx(bytes)).sheets.map(({ name, rows }) => ({ name, text: JSON.stringify(rows) }))
