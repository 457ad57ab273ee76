/** What stands on the sheets of a printed file, and where: for tests that look at paper as a reader does. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Points from the lower edge: the foot of a sheet lies under them. */
export const FOOT = 34
/** Words farther apart are not one. */
const GAP = 5
/** Of two words over each other: how much of the smaller one is covered. */
const COVERED = 0.35

export interface Word {
  str: string
  x: number
  y: number
  width: number
  size: number
}

export interface Line {
  text: string
  /** Left end. */
  x: number
  y: number
  /** Of its largest letter. */
  size: number
}

/** One printed sheet; the watermark is turned, and of no line. */
export interface PrintedSheet {
  words: readonly Word[]
  lines: readonly Line[]
}

export async function sheetsOf(file: Uint8Array): Promise<PrintedSheet[]> {
  const pdf = await getDocument({ data: file.slice(), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { items } = await (await pdf.getPage(i + 1)).getTextContent()
      const words = items.flatMap((item): Word[] => {
        if (!('str' in item) || item.str.trim() === '' || item.transform[1] !== 0) return []
        const [, , , size, x, y] = item.transform
        return [{ str: item.str, x, y, width: item.width, size }]
      })
      return { words, lines: linesOf(words) }
    }),
  )
}

/** What stands above the foot. */
export const above = ({ lines }: PrintedSheet): Line[] => lines.filter(({ y }) => y > FOOT)

/** Words that stand beside each other, from left to right. */
function linesOf(words: readonly Word[]): Line[] {
  const rows: Word[][] = []
  for (const word of words) {
    const row = rows.find(([first]) => Math.abs(first!.y - word.y) < 2.5)
    if (row) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => {
    row.sort((a, b) => a.x - b.x)
    return {
      text: row.reduce((said, { str, x }, i) => {
        const before = row[i - 1]
        const gap = before ? x - before.x - before.width : 0
        return said + (gap > GAP ? ' ' : '') + str.trim()
      }, ''),
      x: row[0]!.x,
      y: row[0]!.y,
      size: Math.max(...row.map(({ size }) => size)),
    }
  })
}

/** Words of different lines that are printed over each other, as `this over that`; within one, signs are set closer than they are wide. */
export function printedOver({ words }: PrintedSheet): string[] {
  const found: string[] = []
  for (const [i, a] of words.entries())
    for (const b of words.slice(i + 1)) {
      const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
      // Letters fill about seven tenths of their line.
      const high = Math.min(a.y + 0.7 * a.size, b.y + 0.7 * b.size) - Math.max(a.y, b.y)
      if (wide <= 0 || high <= 0 || Math.abs(a.y - b.y) < 1) continue
      const smaller = 0.7 * Math.min(a.width * a.size, b.width * b.size)
      if (wide * high > COVERED * smaller) found.push(`${b.str} over ${a.str}`)
    }
  return found
}
