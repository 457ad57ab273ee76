/** The rules of the invoice report as something that is set and tried. */
import { catalogueOf } from '../kit/rules/catalogue.ts'
import { lazily, variantsByKey } from '../kit/rules/lazily.ts'
import { bookOfFacts, factsUnder } from '../kit/rules/rulebook.ts'
import type { ScoreResult } from '../report/document.ts'
import type { RuleDesk } from '../report/rulebook.ts'
import { contextUnder, invoiceContext } from './context/context.ts'
import type { ReportBuild } from './definition.ts'
import { evaluateIndicator } from './evaluate.ts'
import type { InvoiceFacts } from './facts.ts'
import { INVOICE_INDICATORS } from './indicators/registry.ts'
import { INVOICE_LIMITS } from './params/limit-lines.ts'
import { RULE_THRESHOLDS } from './params/rule-thresholds.ts'
import { judgeInvoice } from './rules/judge.ts'
import { INVOICE_RULES } from './rules/registry.ts'
import { scoreFromFacts } from './score-port.ts'
import { invoiceVerdict } from './verdict/verdict.ts'

/** Rules whose limits an indicator counts or is coloured by: I-040 and I-086. */
const READ_BY_INDICATORS = ['R-015', 'R-034']
const VARIANTS = variantsByKey(INVOICE_INDICATORS)

export const INVOICE_DESK: RuleDesk<InvoiceFacts> = {
  catalogue: () => catalogueOf(INVOICE_RULES, RULE_THRESHOLDS, INVOICE_LIMITS),
  under: factsUnder,
  bookOf: bookOfFacts,
  judge(facts, through, books) {
    const shared = invoiceContext(factsUnder(facts, null), { through })
    const plain = lazily(shared, VARIANTS, evaluateIndicator)
    // The card looks at rows, never at rules.
    let score: ScoreResult | null = null
    const scored = () => {
      score ??= scoreFromFacts(facts, shared.m0)
      return score
    }
    return books.map((book) => {
      const context = contextUnder(shared, book ?? undefined)
      const indicator = READ_BY_INDICATORS.some((id) => book?.limits[id])
        ? lazily(context, VARIANTS, evaluateIndicator)
        : plain
      const rules = judgeInvoice({ context, indicator })
      // Gates ask by key; only sections and findings go through the whole list.
      const build: ReportBuild = { context, indicators: [], rules, indicator }
      const verdict = invoiceVerdict(build, scored)
      return {
        rules,
        decision: verdict.decision?.level ?? null,
        risk: verdict.risk?.level ?? null,
        grade: verdict.score?.grade ?? null,
      }
    })
  },
}
