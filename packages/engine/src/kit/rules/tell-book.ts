/** What of a book the document says. */
import type { RuleBook } from '../../report/book.ts'
import type { ReportDocument, RuleResult } from '../../report/document.ts'
import { type Desk, offByPlatform } from './rulebook.ts'
import { BOOK_SAYS } from './words.ts'

/** How a reason begins where a book set a hit aside. */
export const ASIDE = 'SUPPRESSED:BOOK：'

/** Every way in which a book departs from the table, by the names of the rules. */
function bookNotes(book: RuleBook, rules: readonly RuleResult[]): string[] {
  const { platform } = book
  const say = (
    what: (told: { rules: readonly string[] }) => string,
    holds: (id: string) => boolean,
  ) => {
    const found = rules
      .filter(({ id }) => holds(id))
      .map(({ id, name }) => BOOK_SAYS.rule({ id, name }))
    return found.length > 0 ? [what({ rules: found })] : []
  }
  return [
    ...say(BOOK_SAYS.ownLimits, (id) => id in book.limits),
    ...say(BOOK_SAYS.ownOff, (id) => id in book.off),
    ...say(
      BOOK_SAYS.platformLimits,
      (id) => id in (platform?.limits ?? {}) && !(id in book.limits) && !(id in book.off),
    ),
    ...say(BOOK_SAYS.platformOff, (id) => offByPlatform(book, id) !== null),
    ...say(
      BOOK_SAYS.onAgain,
      (id) => id in (platform?.off ?? {}) && (book.on?.includes(id) ?? false),
    ),
  ]
}

/** Hits that the institution set aside, each with its reason, its last day and who decided. */
const asideNotes = (rules: readonly RuleResult[]): string[] =>
  rules.flatMap(({ id, name, reason }) =>
    reason?.startsWith(ASIDE)
      ? [
          BOOK_SAYS.aside({
            rule: BOOK_SAYS.rule({ id, name }),
            why: reason.slice(ASIDE.length),
          }),
        ]
      : [],
  )

/**
 * The document with what its book changed: among the conventions, and on page one whatever was set aside, because whoever decides
 * must see it. Without a book it is as it was, to the byte.
 */
export function tellBook(document: ReportDocument, desk: Desk | undefined): ReportDocument {
  if (!desk) return document
  const { conventions, findings, rules } = document
  const aside = asideNotes(rules)
  const notes = [...bookNotes(desk.book, rules), ...aside]
  return {
    ...document,
    conventions: [...conventions, ...notes],
    findings: { ...findings, risks: [...findings.risks, ...aside] },
    rulebook: { version: desk.book.version, notes },
  }
}
