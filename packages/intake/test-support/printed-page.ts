import type { TextPage, TextRun } from '../src/layout/text.ts'

const WIDE = /[^\x20-\x7e]/
/** Width of a half-width character, height of a row and of a character. */
const [UNIT, ROW, HEIGHT] = [10, 30, 20]

const unitsOf = (text: string): number =>
  [...text].reduce((n, ch) => n + (WIDE.test(ch) ? 2 : 1), 0)

/** A page as it would be typed: each line a row, two blanks or more between pieces of text; wide characters take two columns. */
export function printedPage(lines: readonly string[], confidence = 1, left = 0, top = 0): TextPage {
  const runs: TextRun[] = []
  let widest = 0
  for (const [row, line] of lines.entries()) {
    for (const match of line.matchAll(/\S+(?: \S+)*/g)) {
      const x = left + unitsOf(line.slice(0, match.index)) * UNIT
      const width = unitsOf(match[0]) * UNIT
      runs.push({ text: match[0], x, y: top + (row + 1) * ROW, width, height: HEIGHT, confidence })
      widest = Math.max(widest, x + width)
    }
  }
  return { width: widest + 50, height: top + (lines.length + 2) * ROW, runs }
}
