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
    if (build.indicator('T-008.L12').value !== 0) return null
    return {
      level: 'REVIEW',
      text: '近12个月缴款信息采集完整，没有税款入库。',
      indicators: ['T-008.L12'],
      ask: '请企业说明未纳税的原因（免税、留抵或没有经营）。',
    }
  },
}
