/** The rules of the invoice report as something that is set and tried. */
import { catalogueOfParts, judgedOf } from '../kit/desk.ts'
import { judgePart } from '../kit/part.ts'
import { judgeRules } from '../kit/rules/rule-set.ts'
import { bookOfFacts, factsUnder } from '../kit/rules/rulebook.ts'
import type { ScoreResult } from '../report/document.ts'
import type { RuleDesk } from '../report/rulebook.ts'
import { contextUnder, invoiceContext } from './context/context.ts'
import type { InvoiceFacts } from './facts.ts'
import { INVOICE_PART } from './part.ts'
import { scoreFromFacts } from './score-port.ts'
import { verdictOfBureau } from './verdict/bureau.ts'
import { invoiceVerdict } from './verdict/verdict.ts'

/** Rules whose limits an indicator counts or is coloured by: I-040 and I-086. */
const READ_BY_INDICATORS = ['R-015', 'R-034']

export const INVOICE_DESK: RuleDesk<InvoiceFacts> = {
  catalogue: () => catalogueOfParts([INVOICE_PART]),
  under: factsUnder,
  bookOf: bookOfFacts,
  /** What rows, indicators and the card come to is counted once for all books. */
  judge(facts, through, books) {
    const shared = invoiceContext(factsUnder(facts, null), { through })
    const plain = INVOICE_PART.indicators.of(shared)
    // The card looks at rows, never at rules.
    let score: ScoreResult | null = null
    const scored = () => {
      score ??= scoreFromFacts(shared)
      return score
    }
    return books.map((book) => {
      const context = contextUnder(shared, book)
      const set = { ...book?.platform?.limits, ...book?.limits }
      const indicator = READ_BY_INDICATORS.some((id) => set[id])
        ? INVOICE_PART.indicators.of(context)
        : plain
      const rules = judgeRules(INVOICE_PART.rules, { context, indicator })
      // Gates ask by key; only sections and findings go through the whole list.
      const bureau = verdictOfBureau(context, (told, of) =>
        invoiceVerdict(judgePart(INVOICE_PART, invoiceContext(told, of)).build, scored),
      )
      const build = { context, indicators: [], rules, indicator }
      return judgedOf({ rules, verdict: invoiceVerdict(build, scored, undefined, bureau) })
    })
  },
}
