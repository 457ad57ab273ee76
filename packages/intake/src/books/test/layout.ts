/**
 * Layouts that programs and banks are known to write, each with a made-up firm's figures. What must be told of each stands beside it,
 * reckoned by hand: the kind, the sums, and the first row as facts take it.
 */
import { expect } from 'vitest'
import { gridOfTexts } from '../../forms/grid.ts'
import { readBooks } from '../read-books.ts'

/** Rows of a sheet, cells parted by `;`. */
export const grid = (sheet: string) =>
  gridOfTexts(
    '',
    sheet
      .trim()
      .split('\n')
      .map((line, i) => ({ row: i + 1, cells: line.split(';').map((cell) => cell.trim()) })),
  )

export const read = (sheet: string) => readBooks([grid(sheet)], 'LINES')

export interface Layout {
  of: string
  sheet: string
  kind: string
  rows: number
  totals: object
  first: object
  /** Checks that must be broken; absent = none. */
  broken?: string[]
}

export const heldTo = ({ sheet, kind, rows, totals, first, broken = [] }: Layout) => {
  const [book, ...others] = read(sheet)
  expect(others).toEqual([])
  expect(book).toMatchObject({ kind, rows, totals })
  expect(book?.lines?.[0]).toMatchObject(first)
  expect(book?.checks.flatMap((c) => (c.broken > 0 ? c.check : []))).toEqual(broken)
}
