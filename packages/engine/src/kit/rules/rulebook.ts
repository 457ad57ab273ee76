/** How a book of an institution reaches the rules of a kind, and what of it the document says. */

import type { BookSuppression, RuleBook } from '../../report/book.ts'
import type { ReportDocument, RuleResult } from '../../report/document.ts'
import { optionalDay } from '../calendar/calendar.ts'
import { formatDay } from '../calendar/window.ts'

/** The type of a parameter table whose numbers may be set. */
export type Widened<T> = T extends number
  ? number
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widened<T[K]> }

/** The limits of a table with those of a book put in. Rules and limits that the table does not name are passed over. */
export function limitsUnder<Table extends object>(table: Table, book?: RuleBook): Table {
  if (!book) return table
  return Object.fromEntries(
    Object.entries(table).map(([rule, limits]) => {
      const set = Object.entries(book.limits[rule] ?? {}).filter(([name]) => name in limits)
      return [rule, { ...limits, ...Object.fromEntries(set) }]
    }),
  ) as Table
}

/** A book as the rules of one report are judged by it. */
export interface Desk {
  book: RuleBook
  /** Day on which suppressions are judged: the one on which freshness is. */
  day: number
}

/** Suppressions that hold on the day; ISO days are compared as text. */
function inForce({ book, day }: Desk): BookSuppression[] {
  const today = formatDay(day)
  return book.suppressed.filter(({ from, until }) => from <= today && until >= today)
}

/** Why a rule is not judged: `OFF：…`; null = it is. */
export function offReason(desk: Desk | undefined, rule: string): string | null {
  const reason = desk?.book.off[rule]
  return reason === undefined ? null : `OFF：本机构已停用此规则：${reason}`
}

/** Id and words of the suppression that sets a hit aside: `BOOK：…（至2026-12-31，张三决定）`. */
export function setAside(desk: Desk | undefined, rule: string): string | null {
  const found = desk && inForce(desk).find((entry) => entry.rule === rule)
  return found ? `BOOK：${found.reason}（有效期至${found.until}，${found.by}决定）` : null
}

/** Every way in which a book departs from the table, by the names of the rules. */
function bookNotes({ book }: Desk, rules: readonly RuleResult[]): string[] {
  const named = (ids: readonly string[]) =>
    rules.filter(({ id }) => ids.includes(id)).map(({ id, name }) => `${id} ${name}`)
  const say = (what: string, ids: readonly string[]) => {
    const found = named(ids)
    return found.length > 0 ? [`${what}：${found.join('、')}。`] : []
  }
  return [
    ...say('按本机构设定的界限判断', Object.keys(book.limits)),
    ...say('本机构停用，未判断', Object.keys(book.off)),
  ]
}

const ASIDE = 'SUPPRESSED:BOOK：'

/** Hits that the institution set aside, each with its reason, its last day and who decided. */
const asideNotes = (rules: readonly RuleResult[]): string[] =>
  rules.flatMap(({ id, name, reason }) =>
    reason?.startsWith(ASIDE)
      ? [`${id} ${name}已达到界限，按本机构决定搁置：${reason.slice(ASIDE.length)}。`]
      : [],
  )

/** The book of some facts, if they hold one. `asOf`: cut-off day of the report. */
export function deskOf(
  { rulebook, judgedOn }: { rulebook?: RuleBook; judgedOn?: string },
  asOf: number,
): Desk | undefined {
  return rulebook && { book: rulebook, day: optionalDay(judgedOn) ?? asOf }
}

/**
 * The document with what its book changed: among the conventions, and on page one whatever was set aside, because whoever decides
 * must see it. Without a book it is as it was, to the byte.
 */
export function tellBook(document: ReportDocument, desk: Desk | undefined): ReportDocument {
  if (!desk) return document
  const { conventions, findings, rules } = document
  const aside = asideNotes(rules)
  const notes = [...bookNotes(desk, rules), ...aside]
  return {
    ...document,
    conventions: [...conventions, ...notes],
    findings: { ...findings, risks: [...findings.risks, ...aside] },
    rulebook: { version: desk.book.version, notes },
  }
}

/** The book of some facts; null = the table of the platform. */
export const bookOfFacts = ({ rulebook }: { rulebook?: RuleBook }): RuleBook | null =>
  rulebook ?? null

/** Facts as they are under a book. */
export function factsUnder<Facts extends { rulebook?: RuleBook }>(
  { rulebook: _, ...rest }: Facts,
  book: RuleBook | null,
): Facts {
  return (book ? { ...rest, rulebook: book } : rest) as Facts
}
