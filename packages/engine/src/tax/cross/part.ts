/** Checks between sources: invoices, VAT, income tax, statements, payments, people. */

import type { QualityCheck } from '../../report/document.ts'
import { windowWords } from '../../report/window/label.ts'
import type { ReportPart } from '../definition.ts'
import { TAX_RECORD_SAYS } from '../records/words.ts'
import { isNewlyRegistered } from '../returns/suppression.ts'
import { allChecks, type Check } from './checks.ts'
import { CROSS_INDICATORS } from './indicators.ts'
import { silenceWords } from './pairs.ts'
import { crossRules } from './rules.ts'
import { crossSection } from './section.ts'
import { CROSS_SAYS } from './words.ts'

export const CROSS: ReportPart = {
  indicators: CROSS_INDICATORS,
  rules: crossRules,
  sections: [crossSection],
  quality: (context) => allChecks(context).map(qualityOf),
  spokenBy: { 'T-027': ['R-009'], 'T-028': ['R-010'], 'T-029': ['R-011'], 'T-031': ['R-058'] },
  suppression: [
    {
      id: 'NEW_REGISTERED',
      title: TAX_RECORD_SAYS.founding,
      rules: ['R-008', 'R-009'],
      applies: isNewlyRegistered,
    },
  ],
  praises: () => [
    {
      key: 'T-027.L12',
      say: (v) => (Math.abs(v) <= 0.05 ? CROSS_SAYS.praise({ when: windowWords('L12') }) : null),
    },
  ],
  unjudged: [{ key: 'T-027.L12', text: CROSS_SAYS.open }],
  cover: ['T-027.L12', 'T-029.Y'],
}

/** A check of which nothing could be compared is neither passed nor failed. */
function qualityOf(check: Check): QualityCheck {
  const base = {
    check: `CROSS_${check.id}`,
    title: CROSS_SAYS.agree({ check: check.title }),
    period: null,
  }
  const { compared, differing, pairs, silent } = check
  if (compared.length === 0)
    return {
      ...base,
      result: 'UNKNOWN',
      detail: silenceWords(silent) || CROSS_SAYS.nothingToCompare,
    }
  const told = { n: compared.length, all: pairs.length }
  const words =
    differing.length > 0
      ? CROSS_SAYS.someDiffer({ ...told, differing: differing.length })
      : CROSS_SAYS.noneDiffers(told)
  const rest = silent.length
    ? [CROSS_SAYS.notComparedOf({ n: silent.length, why: silenceWords(silent) })]
    : []
  return {
    ...base,
    result: differing.length > 0 ? 'FAIL' : 'PASS',
    detail: [words, ...rest].join('；'),
  }
}
