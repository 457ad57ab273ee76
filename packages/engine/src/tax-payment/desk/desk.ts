/** The rules of the tax payment report as something that is set and tried. */
import { catalogueOf, type LimitTable, limitLine } from '../../kit/rules/catalogue.ts'
import { lazily, variantsByKey } from '../../kit/rules/lazily.ts'
import { bookOfFacts, factsUnder } from '../../kit/rules/rulebook.ts'
import type { RuleDesk } from '../../report/rulebook.ts'
import { taxContext } from '../context.ts'
import { evaluateIndicator } from '../evaluate.ts'
import type { TaxPaymentFacts } from '../facts.ts'
import { TAX_PAYMENT_INDICATORS } from '../indicators/registry.ts'
import { TAX_PARAM } from '../params.ts'
import { TAX_PAYMENT_RULES } from '../rules.ts'
import { taxPaymentDecision } from '../verdict.ts'
import { judgeTaxPayment } from './judge.ts'

const LIMITS: LimitTable = {
  'R-001': {
    highYuan: limitLine('高级别：欠税余额', 'Level high: balance', 'yuan', 1, [0, 1_000_000_000]),
    highDays: limitLine(
      '高级别：最早一笔天数',
      'Level high: age of the oldest',
      'days',
      1,
      [0, 3_650],
    ),
  },
  'R-064': {
    tolerance: limitLine('与法定税率相差', 'Distance from a statutory rate', 'pp', 1, [0, 0.07]),
  },
  'R-068': {
    low: limitLine('低级别界限', 'Limit of level low', 'occasions', 1, [1, 100]),
    medium: limitLine('中级别界限', 'Limit of level medium', 'occasions', 1, [1, 100]),
  },
}
const VARIANTS = variantsByKey(TAX_PAYMENT_INDICATORS)

export const TAX_PAYMENT_DESK: RuleDesk<TaxPaymentFacts> = {
  catalogue: () => catalogueOf(TAX_PAYMENT_RULES, TAX_PARAM.rules, LIMITS),
  under: factsUnder,
  bookOf: bookOfFacts,
  judge: (facts, through, books) =>
    books.map((book) => {
      const context = taxContext(factsUnder(facts, book), through)
      const indicator = lazily(context, VARIANTS, evaluateIndicator)
      const rules = judgeTaxPayment({ context, indicator })
      const { level } = taxPaymentDecision({ context, indicators: [], rules, indicator })
      return { rules, decision: level, risk: null, grade: null }
    }),
}
