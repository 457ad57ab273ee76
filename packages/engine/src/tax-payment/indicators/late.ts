/** Late fees and fines: T-019, T-024. */
import { namesOf } from '@xinjian/format/say/words'
import { input, moneyInput } from '../../kit/outcome.ts'
import { paid, total } from '../context.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { paymentLeg } from '../evidence.ts'
import { TAX_PAYMENT_INDICATOR_SAYS } from './words.ts'

const COMMON = {
  missing: { rule: 'N', sources: ['PAYMENT'] },
  version: '1',
} as const

export const LATE_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-019',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'late'),
    unit: 'occasions',
    formula: TAX_PAYMENT_INDICATOR_SAYS.lateFormula,
    variants: [
      { window: 'L3', threshold: 'T-019.COUNT' },
      { window: 'L12', threshold: 'T-019.COUNT' },
    ],
    evidence: 'COUNT',
    source: 'domain §3.3 T-019',
    compute(context, _, { window }) {
      const rows = paid(context, 'LATE_FEE', window)
      return {
        value: rows.length,
        inputs: [
          input(TAX_PAYMENT_INDICATOR_SAYS.lateEntries, rows.length, 'entries'),
          moneyInput(TAX_PAYMENT_INDICATOR_SAYS.lateAmount, total(rows)),
        ],
        evidence: [paymentLeg(context, { class: 'LATE_FEE', window })],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-019.AMOUNT',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'lateAmount'),
    unit: 'yuan',
    formula: TAX_PAYMENT_INDICATOR_SAYS.lateAmountFormula,
    variants: [{ window: 'L12', threshold: 'T-019.AMOUNT' }],
    evidence: 'AMOUNT',
    source: 'domain §3.3 T-019',
    compute(context, _, { window }) {
      const sum = total(paid(context, 'LATE_FEE', window))
      return {
        value: sum / 100,
        inputs: [moneyInput(TAX_PAYMENT_INDICATOR_SAYS.lateAmount, sum)],
        evidence: [paymentLeg(context, { class: 'LATE_FEE', window })],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-024',
    names: namesOf(TAX_PAYMENT_INDICATOR_SAYS, 'fines'),
    unit: 'yuan',
    formula: TAX_PAYMENT_INDICATOR_SAYS.finesFormula,
    variants: [{ window: 'L24', threshold: 'T-024' }],
    evidence: 'AMOUNT',
    source: 'domain §3.3 T-024',
    compute(context, _, { window }) {
      const sum = total(paid(context, 'FINE', window))
      return {
        value: sum / 100,
        inputs: [moneyInput(TAX_PAYMENT_INDICATOR_SAYS.fines, sum)],
        evidence: [paymentLeg(context, { class: 'FINE', window })],
      }
    },
  },
]
