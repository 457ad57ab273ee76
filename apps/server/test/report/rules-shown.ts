/** What the reports of a world of firms come to, rule by rule, against a committed table of which firm shows it and why some can be shown by none. */
import { readFileSync } from 'node:fs'
import type { ReportDocument } from '@xinjian/engine/report/document'

type Result = 'HIT' | 'MISS' | 'UNKNOWN'
type Tally = Map<string, Record<Result, string[]>>

/** A row of the table: the key of a firm that shows it, `-` for none, `?` where it hangs on the day of the year; and why. */
interface Shown {
  rule: string
  hit: string
  miss: string
  why: string
}

/** Rows of a table of tab-separated values with a head. @param file as `new URL(…, import.meta.url)` */
export const shownTable = (file: URL): Shown[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [rule = '', hit = '', miss = '', why = ''] = line.split('\t')
      return { rule, hit, miss, why }
    })

/** Of every rule the firms by what was judged of them, once for each report that judged it. */
export function tallyOf(made: ReadonlyMap<string, readonly ReportDocument[]>): Tally {
  const tally: Tally = new Map()
  for (const [firm, documents] of made)
    for (const { id, result } of documents.flatMap(({ rules }) => rules)) {
      const of = tally.get(id) ?? { HIT: [], MISS: [], UNKNOWN: [] }
      of[result].push(firm)
      tally.set(id, of)
    }
  return tally
}

/** How often each rule was judged how, a rule a line: what a failure shows. */
export const listed = (tally: Tally): string =>
  [...tally]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([rule, { HIT, MISS, UNKNOWN }]) =>
        `${rule}\thit ${HIT.length} (${[...new Set(HIT)].join(' ')})\tmiss ${MISS.length}\topen ${UNKNOWN.length}`,
    )
    .join('\n')

/** Where the table and the reports differ; empty = nowhere. A rule that is said to be shown by nobody and is, is a line to be filled in. */
export function unlike(table: readonly Shown[], tally: Tally): string[] {
  return table.flatMap(({ rule, hit, miss, why }) => {
    const judged = tally.get(rule) ?? { HIT: [], MISS: [], UNKNOWN: [] }
    const sides = [
      ['HIT', hit],
      ['MISS', miss],
    ] as const
    return [
      ...sides.flatMap(([result, firm]) => {
        if (firm === '?') return []
        if (firm === '-')
          return judged[result].length > 0
            ? [
                `${rule} ${result}: nobody, says the table; ${[...new Set(judged[result])].join(' ')}`,
              ]
            : []
        return judged[result].includes(firm) ? [] : [`${rule} ${result}: not ${firm}`]
      }),
      ...(/[-?]/.test(`${hit[0]}${miss[0]}`) === (why === '')
        ? [`${rule}: why nobody shows it`]
        : []),
    ]
  })
}
