/**
 * The books beside other sources: the figures that tell of receivables, stock and money, how far the books are believed, and the rules on
 * what contradicts them. They praise nobody there: an enterprise writes its books itself.
 */

import { formatMonth, lastDayOfMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import { indicatorsOf } from '../../kit/lazily.ts'
import type { Part } from '../../kit/part.ts'
import { someRules } from '../../kit/rules/rule-set.ts'
import type { IndicatorValue } from '../../report/document.ts'
import { type ErpContext, erpContext, lastToldByBooks } from '../context.ts'
import type { ErpKind } from '../definition.ts'
import { evaluateIndicator } from '../evaluate.ts'
import type { ErpFacts } from '../facts.ts'
import { ERP_SPOKEN_BY } from '../findings.ts'
import { HELD_INDICATORS } from '../indicators/held.ts'
import { ERP_INDICATORS } from '../indicators/registry.ts'
import { ORDER_INDICATORS } from '../orders/indicators.ts'
import { AGAINST_OTHERS, ERP_RULE_SET } from '../rules/rules.ts'
import { VERDICT_TABLE } from '../verdict-table.ts'
import { ERP_SAYS } from '../words.ts'

/**
 * All of them, for a rule may ask for any, but those that hold the books against records of the bureau: whoever puts the books beside those
 * judges them by the records themselves (X-002 among them). Orders are read for the report on the books alone.
 */
const APART = [...HELD_INDICATORS, ...ORDER_INDICATORS]
const INDICATORS = indicatorsOf<ErpKind>(
  ERP_INDICATORS.filter((indicator) => !APART.includes(indicator)),
  evaluateIndicator,
)

/** A window that ends before those of the report around it says where it ends. */
const ending = (figure: IndicatorValue, last: MonthIndex): IndicatorValue =>
  figure.value === null || figure.window === 'asOf'
    ? figure
    : {
        ...figure,
        detail: [
          ...(figure.detail ? [figure.detail] : []),
          ERP_SAYS.periodsTo({ to: formatMonth(last) }),
        ].join('；'),
      }

/** `m0`: the last month of the report around. */
export const booksPart = (m0: MonthIndex): Part<ErpContext> => ({
  data: ERP_SAYS.books,
  indicators: {
    keys: INDICATORS.keys,
    of(context) {
      const own = INDICATORS.of(context)
      return (key) => (context.m0 < m0 ? ending(own(key), context.m0) : own(key))
    },
  },
  rules: ERP_RULE_SET,
  coverage: () => ({}),
  quality: () => [],
  sections: () => [],
  praises: () => [],
  spokenBy: ERP_SPOKEN_BY,
  topics: [],
  open: () => [],
})

/** What of the books contradicts invoices and returns, for a kind that asks nothing else of them. */
export function booksAgainstPart(m0: MonthIndex): Part<ErpContext> {
  const whole = booksPart(m0)
  return {
    ...whole,
    indicators: { ...whole.indicators, keys: new Set(AGAINST_OTHERS.indicators) },
    rules: someRules(ERP_RULE_SET, AGAINST_OTHERS.rules),
  }
}

/** As the report on the books sees them that ends with their last month; null = they tell nothing, or nothing of the present. */
export function booksBeside(
  facts: ErpFacts,
  { m0, asOf }: { m0: MonthIndex; asOf: number },
): ErpContext | null {
  const last = lastToldByBooks(facts)
  if (last === null) return null
  const through = Math.min(m0, last)
  const age = asOf - lastDayOfMonth(through)
  return age > VERDICT_TABLE.freshness.voidDays ? null : erpContext(facts, through)
}
