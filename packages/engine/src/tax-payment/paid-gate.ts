import { asLived } from '../kit/calendar/lived.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import type { IndicatorValue } from '../report/document.ts'

/** Asked by every kind that knows of payments, so that none of them is milder than another. */
export const paidGate: Gate<{ build: { indicator(key: string): IndicatorValue } }> = {
  id: 'G-TAX-PAID',
  about: 'POLICY',
  title: '近12个月有纳税',
  threshold: '近12个月纳税总额为零须人工复核',
  source: 'domain §6.4 各准入规则：年纳税>0',
  judge({ build }) {
    const paid = build.indicator('T-008.L12')
    // Of a firm that nothing was due from yet the figure says so itself.
    if (paid.value !== 0 || paid.aside) return null
    return {
      level: 'REVIEW',
      text: asLived('近12个月缴款信息采集完整，没有税款入库。', paid),
      indicators: ['T-008.L12'],
      ask: '请企业说明未纳税的原因（免税、留抵或没有经营）。',
    }
  },
}
