/** How long it has been a general taxpayer, and whom it let look at its data: T-044, ML-05. */
import { optionalDay } from '../../../kit/calendar/calendar.ts'
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  monthOfDay,
} from '../../../kit/calendar/window.ts'
import { input, without } from '../../../kit/outcome.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import { authsBy, authsIn, institutionsOf } from '../auths.ts'
import { keysLeg } from '../legs.ts'

export const REGISTRATION_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'T-044',
    names: { zh: '一般纳税人时长', en: 'Time as a general taxpayer' },
    unit: 'months',
    formula: '一般纳税人起始日所在月至数据截止日的整月数',
    variants: [{ window: 'asOf', threshold: 'T-044' }],
    missing: { rule: 'ANY', sources: ['REGISTRATION'] },
    evidence: null,
    version: '1',
    source: 'domain §3.3 T-044',
    compute({ facts, asOf }) {
      const { taxpayerType, generalFrom } = facts.registration
      const since = optionalDay(generalFrom)
      if (since === null)
        return taxpayerType && taxpayerType !== 'GENERAL'
          ? without('NOT_APPLICABLE', '不是一般纳税人')
          : without('NO_DATA', '一般纳税人起始日期未采集')
      if (since > asOf)
        return without('NOT_APPLICABLE', `一般纳税人起始日期${formatDay(since)}晚于数据截止日`)
      return {
        value: wholeMonths(since, asOf),
        inputs: [
          input('一般纳税人起始日', formatDay(since), 'date'),
          input('数据截止日', formatDay(asOf), 'date'),
        ],
      }
    },
  },
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

/** Whole months between two days: the 15th to the 14th is not one yet. */
function wholeMonths(from: number, to: number): number {
  const months = monthOfDay(to) - monthOfDay(from)
  const day = (n: number) => n - firstDayOfMonth(monthOfDay(n))
  return day(to) < day(from) ? months - 1 : months
}
