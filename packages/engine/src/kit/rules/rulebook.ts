/** How a book reaches the rules of a kind: the institution's above the platform's, rule by rule. */
import type { BookSuppression, RuleBook } from '../../report/book.ts'
import { optionalDay } from '../calendar/calendar.ts'
import { formatDay } from '../calendar/window.ts'
import { BOOK_SAYS, REASON_SAYS } from './words.ts'

/** The type of a parameter table whose numbers may be set. */
export type Widened<T> = T extends number
  ? number
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widened<T[K]> }

/**
 * The limits of a table with those of a book put in. A rule that the institution has set is judged by what it set, whatever the
 * platform's table says of it. Rules and limits that the table does not name are passed over.
 */
export function limitsUnder<Table extends object>(table: Table, book?: RuleBook): Table {
  if (!book) return table
  return Object.fromEntries(
    Object.entries(table).map(([rule, limits]) => {
      const said = book.limits[rule] ?? book.platform?.limits[rule] ?? {}
      const set = Object.entries(said).filter(([name]) => name in limits)
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

/** The platform's reason for a rule that it switches off, where the institution leaves that be; null = it is judged. */
export function offByPlatform({ off, on = [], platform }: RuleBook, rule: string): string | null {
  if (off[rule] !== undefined || on.includes(rule)) return null
  return platform?.off[rule] ?? null
}

/** Why a rule is not judged: `OFF：…`; null = it is. */
export function offReason(desk: Desk | undefined, rule: string): string | null {
  if (!desk) return null
  const own = desk.book.off[rule]
  if (own !== undefined) return REASON_SAYS.OFF({ why: BOOK_SAYS.offWhy({ why: own }) })
  const platform = offByPlatform(desk.book, rule)
  return platform === null
    ? null
    : REASON_SAYS.OFF({ why: BOOK_SAYS.platformOffWhy({ why: platform }) })
}

/** Id and words of the suppression that sets a hit aside: `BOOK：…（至2026-12-31，张三决定）`. */
export function setAside(desk: Desk | undefined, rule: string): string | null {
  const found = desk && inForce(desk).find((entry) => entry.rule === rule)
  if (!found) return null
  const { reason: why, until, by } = found
  return `BOOK：${BOOK_SAYS.asideWhy({ why, until, by })}`
}

interface BookedFacts {
  rulebook?: RuleBook
}

/** The book of some facts, if they hold one. `asOf`: cut-off day of the report. */
export function deskOf(
  { rulebook, judgedOn }: BookedFacts & { judgedOn?: string },
  asOf: number,
): Desk | undefined {
  return rulebook && { book: rulebook, day: optionalDay(judgedOn) ?? asOf }
}

/** The book of some facts; null = the table of the engine. */
export const bookOfFacts = ({ rulebook }: BookedFacts): RuleBook | null => rulebook ?? null

/** Facts as they are under a book. */
export function factsUnder<Facts extends BookedFacts>(
  { rulebook: _, ...rest }: Facts,
  book: RuleBook | null,
): Facts {
  return (book ? { ...rest, rulebook: book } : rest) as Facts
}
