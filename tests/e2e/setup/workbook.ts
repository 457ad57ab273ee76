/** A workbook that a page gave, by the reader of forms: what a person sees when he opens it. */
import { readFileSync } from 'node:fs'
import type { Download } from '@playwright/test'
import { readGrids } from '../../../packages/intake/src/forms/read-grids.ts'

/** Rows of the first sheet by the titles of its columns; an empty cell is ''. */
export async function workbook(download: Download): Promise<Record<string, string>[]> {
  const [sheet] = await readGrids(readFileSync(await download.path()))
  const [head, ...rows] = sheet!.rows
  return rows.map(({ cells }) =>
    Object.fromEntries(
      head!.cells.map(({ column, text }) => [
        text,
        cells.find((cell) => cell.column === column)?.text ?? '',
      ]),
    ),
  )
}
