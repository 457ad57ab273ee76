/** Tables of the validation as `docs/score.md` holds them, read when the site is built. */
import text from '../../../../../../docs/score.md?raw'

export interface Table {
  head: string[]
  rows: string[][]
}

const cellsOf = (line: string): string[] =>
  line
    .replaceAll('**', '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The first table below a heading, or the one whose head begins with `first`. */
export function tableOf(heading: string, first?: string): Table {
  const from = text.indexOf(`\n## ${heading}\n`)
  if (from < 0) throw new Error(`no chapter ${heading}`)
  const chapter = text.slice(from + 1).split(/\n## /)[0] ?? ''
  for (const [lines] of chapter.matchAll(/(?:^\|.*\n)+/gm)) {
    const [head = [], , ...rows] = lines.trimEnd().split('\n').map(cellsOf)
    if (first === undefined || head[0]?.startsWith(first)) return { head, rows }
  }
  throw new Error(`no such table under ${heading}`)
}

/** The line of a table that begins like this. */
export function rowOf({ rows }: Table, start: string): string[] {
  const found = rows.find(([name = '']) => name.startsWith(start))
  if (!found) throw new Error(`no line ${start}`)
  return found
}

/** What a sentence of the page says; the pattern's first group. */
export function sentence(pattern: RegExp): string {
  const found = pattern.exec(text.replaceAll('**', '').replace(/\s+/g, ' '))?.[1]
  if (!found) throw new Error(`the validation says nothing like ${pattern}`)
  return found
}
