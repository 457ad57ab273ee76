/** Invoices the bureau or the registry contradicts: I-086…I-088. */

import { namesOf } from '@xinjian/format/say/words'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { sum } from '../context/month-series.ts'
import { riskStated } from '../context/sources.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { HABIT_SAYS } from './habit-words.ts'
import { notCarried } from './not-carried.ts'

const abnormalVouchers: IndicatorDefinition = {
  id: 'I-086',
  names: namesOf(HABIT_SAYS, 'shareAbnormalInput'),
  unit: 'ratio',
  formula: HABIT_SAYS.shareAbnormalInputFormula,
  variants: [{ window: 'L12', threshold: 'I-086' }],
  missing: { rule: 'T', sources: ['IN'] },
  evidence: { direction: 'IN', rows: 'VALID', predicate: 'ABNORMAL_RISK', measure: 'TAX' },
  version: '1',
  source: HABIT_SAYS.shareAbnormalInputSource,
  compute(context, _, { window }) {
    const count = sum(context.in, window, (d) => d.abnormalCount)
    const tax = sum(context.in, window, (d) => d.abnormalTax)
    const special = sum(context.in, window, (d) => d.specialTax)
    const inputs = [
      moneyInput(HABIT_SAYS.taxAbnormalVouchers, tax),
      moneyInput(HABIT_SAYS.taxSpecialPurchase, special),
      input(HABIT_SAYS.abnormalVouchers, count, 'count'),
    ]
    if (count === 0 && !riskStated(context, 'IN', window))
      return { ...without('NO_DATA', HABIT_SAYS.sourceGivesNo), inputs }
    const result = quotient(tax, special, HABIT_SAYS.taxSpecialPurchase)
    const { redLineShare, redLineYuan } = context.rules.rules['R-034']
    const severe = (result.value ?? 1) >= redLineShare && tax / 100 > redLineYuan
    return { ...result, inputs, flag: severe ? 'RED' : count > 0 ? 'YELLOW' : 'GREEN' }
  },
}

export const ABNORMAL_INDICATORS: readonly IndicatorDefinition[] = [
  abnormalVouchers,
  notCarried({
    id: 'I-087',
    names: namesOf(HABIT_SAYS, 'inputInvoicesNot'),
    unit: 'ratio',
    formula: HABIT_SAYS.inputInvoicesNotFormula,
    needs: HABIT_SAYS.inputInvoicesNotNeeds,
  }),
  notCarried({
    id: 'I-088',
    names: namesOf(HABIT_SAYS, 'tickedDayIssue'),
    unit: 'ratio',
    formula: HABIT_SAYS.tickedDayIssueFormula,
    needs: HABIT_SAYS.tickedDayIssueNeeds,
  }),
]
