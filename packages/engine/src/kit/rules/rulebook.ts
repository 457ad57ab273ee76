/** How a book of an institution reaches the rules of a kind, and what of it the document says. */
import type { RuleResult } from '../../report/document.ts'
import type { BookSuppression, RuleBook } from '../../report/rulebook.ts'
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

/** What the document says of the book: its version, and every way in which it departs from the table. */
export function bookNote(desk: Desk, rules: readonly RuleResult[]) {
  const { book } = desk
  const named = (ids: readonly string[]) =>
    rules.filter(({ id }) => ids.includes(id)).map(({ id, name }) => `${id} ${name}`)
  const say = (what: string, ids: readonly string[]) => {
    const found = named(ids)
    return found.length > 0 ? [`${what}：${found.join('、')}。`] : []
  }
  const aside = rules.filter(({ reason }) => reason?.startsWith('SUPPRESSED:BOOK'))
  return {
    version: book.version,
    notes: [
      ...say('按本机构设定的界限判断', Object.keys(book.limits)),
      ...say('本机构停用，未判断', Object.keys(book.off)),
      ...aside.map(
        ({ id, name, reason }) =>
          `${id} ${name}已达到界限，按本机构决定搁置：${reason!.replace('SUPPRESSED:BOOK：', '')}。`,
      ),
    ],
  }
}

/** The book of some facts, if they hold one. `asOf`: cut-off day of the report. */
export function deskOf(
  { rulebook, judgedOn }: { rulebook?: RuleBook; judgedOn?: string },
  asOf: number,
): Desk | undefined {
  return rulebook && { book: rulebook, day: optionalDay(judgedOn) ?? asOf }
}

/** The block of the document on its book; nothing where there is none, so that a report by the table keeps its bytes. */
export const rulebookBlock = (desk: Desk | undefined, rules: readonly RuleResult[]) =>
  desk ? { rulebook: bookNote(desk, rules) } : {}

/** Facts as they are under a book. */
export function factsUnder<Facts extends { rulebook?: RuleBook }>(
  { rulebook: _, ...rest }: Facts,
  book: RuleBook | null,
): Facts {
  return (book ? { ...rest, rulebook: book } : rest) as Facts
}
