/** Checks between sources: invoices, VAT, income tax, statements, payments, people. */
import type { QualityCheck } from '../../report/document.ts'
import type { ReportPart } from '../definition.ts'
import { isNewlyRegistered } from '../returns/suppression.ts'
import { allChecks, type Check } from './checks.ts'
import { CROSS_INDICATORS } from './indicators.ts'
import { silenceWords } from './pairs.ts'
import { crossRules } from './rules.ts'
import { crossSection } from './section.ts'

export const CROSS: ReportPart = {
  indicators: CROSS_INDICATORS,
  rules: crossRules,
  sections: [crossSection],
  quality: (context) => allChecks(context).map(qualityOf),
  spokenBy: { 'T-027': ['R-009'], 'T-028': ['R-010'], 'T-029': ['R-011'], 'T-031': ['R-058'] },
  suppression: [
    {
      id: 'NEW_REGISTERED',
      title: '成立不足6个月',
      rules: ['R-008', 'R-009'],
      applies: isNewlyRegistered,
    },
  ],
  praises: () => [
    {
      key: 'T-027.L12',
      say: (v) =>
        Math.abs(v) <= 0.05 ? '近12个月增值税申报销售额与开票基本一致，差异不超过5%。' : null,
    },
  ],
  unjudged: [{ key: 'T-027.L12', text: '申报与开票未能比较：' }],
  cover: ['T-027.L12', 'T-029.Y'],
}

/** A check of which nothing could be compared is neither passed nor failed. */
function qualityOf(check: Check): QualityCheck {
  const base = { check: `CROSS_${check.id}`, title: `${check.title}一致`, period: null }
  const { compared, differing, pairs, silent } = check
  if (compared.length === 0)
    return { ...base, result: 'UNKNOWN', detail: silenceWords(silent) || '没有可比的所属期' }
  const rest = silent.length ? `；未比较${silent.length}期：${silenceWords(silent)}` : ''
  const words = `比较${compared.length}/${pairs.length}期`
  return differing.length > 0
    ? { ...base, result: 'FAIL', detail: `${words}，${differing.length}期有差异${rest}` }
    : { ...base, result: 'PASS', detail: `${words}，均无明显差异${rest}` }
}
