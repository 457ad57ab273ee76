/** What the other parts of a bureau's answer say of a list of rows: its period and its form. */
import type { GridSheet } from '../forms/grid.ts'
import { datesOf } from './periods/statement-days.ts'

const FROM = /^(?:skssqq|sssq_?q|ssqq|bbssqq)$/i
const TO = /^(?:skssqz|sssq_?z|ssqz|bbssqz)$/i
const FORM = /^(?:xmlcode|ywbm|ywbwname|sbbzl_?dm|bszldm|kjzzmc)$/i
const DAY = /^\d{4}-\d{2}-\d{2}/

/** The period of the record that stands nearest to the list, or of its own rows; null where the answer tells none. */
export function dateFacts(
  sheets: readonly GridSheet[],
  of: GridSheet,
): { from: string | null; to: string | null } | null {
  if (!of.name.startsWith('$')) return null
  const near = [...sheets].sort((a, b) => shared(b.name, of.name) - shared(a.name, of.name))
  for (const sheet of [of, ...near]) {
    const from = factOf(sheet, FROM)
    const to = factOf(sheet, TO)
    if (to && DAY.test(to)) return { from: from?.slice(0, 10) ?? null, to: to.slice(0, 10) }
  }
  return null
}

const COVER = /^(?:报表)?(?:封面|首页|基本信息|报表信息)$/

/** The day that the cover of a book tells, for sheets that tell none. */
export function coverDates(
  sheets: readonly GridSheet[],
): { from: string | null; to: string | null } | null {
  const covers = sheets.filter(({ name }) => COVER.test(name.normalize('NFKC').trim()))
  const told = datesOf(
    covers.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map((c) => c.text))),
  )
  return told.to === null ? null : told
}

/** Names and codes of the form that the answer carries, with the path of the list. */
export function standardFacts(sheets: readonly GridSheet[], of: GridSheet): string {
  if (!of.name.startsWith('$')) return ''
  const codes = sheets.flatMap((sheet) => factOf(sheet, FORM) ?? [])
  return [of.name, ...new Set(codes)].join(' ')
}

function factOf(sheet: GridSheet, key: RegExp): string | null {
  for (const { cells } of sheet.rows)
    for (const { name, text } of cells)
      if (name !== undefined && key.test(name) && name !== text) return text
  return null
}

/** Steps of the path that two sheets have in common. */
function shared(a: string, b: string): number {
  const [left, right] = [a.split(/(?=[.[])/), b.split(/(?=[.[])/)]
  let n = 0
  while (n < left.length && left[n] === right[n]) n++
  return n
}
