/** Late fees and fines: T-019, T-024. */
import { input, moneyInput } from '../../kit/outcome.ts'
import { paid, total } from '../context.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { paymentLeg } from '../evidence.ts'

const COMMON = {
  missing: { rule: 'N', sources: ['PAYMENT'] },
  version: '1',
} as const

export const LATE_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-019',
    names: { zh: '滞纳金次数', en: 'Late fees' },
    unit: 'occasions',
    formula: '滞纳金缴款的笔数',
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
          input('滞纳金笔数', rows.length, 'entries'),
          moneyInput('滞纳金金额', total(rows)),
        ],
        evidence: [paymentLeg(context, { class: 'LATE_FEE', window })],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-019.AMOUNT',
    names: { zh: '滞纳金金额', en: 'Amount of late fees' },
    unit: 'yuan',
    formula: 'Σ 滞纳金缴款',
    variants: [{ window: 'L12', threshold: 'T-019.AMOUNT' }],
    evidence: 'AMOUNT',
    source: 'domain §3.3 T-019',
    compute(context, _, { window }) {
      const sum = total(paid(context, 'LATE_FEE', window))
      return {
        value: sum / 100,
        inputs: [moneyInput('滞纳金金额', sum)],
        evidence: [paymentLeg(context, { class: 'LATE_FEE', window })],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-024',
    names: { zh: '罚款金额', en: 'Fines' },
    unit: 'yuan',
    formula: 'Σ 罚款与罚没收入缴款',
    variants: [{ window: 'L24', threshold: 'T-024' }],
    evidence: 'AMOUNT',
    source: 'domain §3.3 T-024',
    compute(context, _, { window }) {
      const sum = total(paid(context, 'FINE', window))
      return {
        value: sum / 100,
        inputs: [moneyInput('罚款金额', sum)],
        evidence: [paymentLeg(context, { class: 'FINE', window })],
      }
    },
  },
]
