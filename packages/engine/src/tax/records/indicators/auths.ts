/** Whom the enterprise let look at its tax data: ML-05. */
import { optionalDay } from '../../../kit/calendar/calendar.ts'
import { firstDayOfMonth, formatDay, lastDayOfMonth } from '../../../kit/calendar/window.ts'
import { input } from '../../../kit/outcome.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import { authsBy, authsIn, institutionsOf } from '../auths.ts'
import { keysLeg } from '../legs.ts'

export const AUTH_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'ML-05',
    names: { zh: '银税互动授权机构数', en: 'Institutions authorised by bank-tax link' },
    unit: 'parties',
    formula: '窗口内新授权查询涉税数据的机构家数，同一机构多次授权计一家',
    variants: [{ window: 'L3' }, { window: 'L6' }, { window: 'L12', threshold: 'ML-05' }],
    missing: { rule: 'ANY', sources: ['BANK_AUTH'] },
    evidence: '银税互动授权记录',
    version: '1',
    source: 'domain §3.10 ML-05',
    compute({ facts, asOf }, _, { window }) {
      const rows = authsIn(authsBy(facts.bankAuths ?? [], asOf), window)
      const undated = (facts.bankAuths ?? []).filter(
        ({ authorisedAt }) => optionalDay(authorisedAt) === null,
      ).length
      const institutions = institutionsOf(rows)
      const from = formatDay(firstDayOfMonth(window.from))
      const to = formatDay(lastDayOfMonth(window.to))
      return {
        value: institutions.length,
        ...(undated ? { detail: `另有${undated}条授权未注明日期，未计入` } : {}),
        inputs: [
          input('授权机构', institutions.length, 'parties'),
          input('授权记录', rows.length, 'entries'),
        ],
        evidence: [
          keysLeg(
            'BANK_TAX_AUTH',
            rows.map(({ key }) => key),
            `授权日期 ${from} 至 ${to}`,
          ),
        ],
      }
    },
  },
]
