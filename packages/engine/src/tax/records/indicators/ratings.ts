/** 纳税信用等级 and its fall: T-025, T-026. M is a grade of new firms: neither good nor bad. */
import { input, without } from '../../../kit/outcome.ts'
import type { Flag } from '../../../report/document.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import { recordLeg } from '../legs.ts'
import { isGrade, ratingsBy, recent, stepsDown, TRAIL_YEARS } from '../ratings.ts'

const FLAG: Readonly<Record<string, Flag>> = {
  A: 'GREEN',
  B: 'GREEN',
  M: 'GREEN',
  C: 'YELLOW',
  D: 'RED',
}

const COMMON = {
  missing: { rule: 'ANY', sources: ['RATING'] },
  evidence: '纳税信用评价记录',
  version: '1',
} as const

const yearsLeg = (years: readonly number[]) =>
  recordLeg(
    'CREDIT_RATING',
    { field: 'year', in: [...years].sort((a, b) => a - b) },
    `评价年度 ${years.join('、')}`,
  )

export const RATING_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-025',
    names: { zh: '纳税信用等级', en: 'Tax credit rating' },
    unit: 'index',
    formula: '截至数据截止日已公布的最近一次纳税信用评价级别；C为关注、D为预警，未参评不判断',
    variants: [{ window: 'asOf' }],
    source: 'domain §3.3 T-025；§1.11',
    compute({ facts, asOf }) {
      const latest = ratingsBy(facts.ratings ?? [], asOf).at(-1)
      if (!latest) return without('NOT_APPLICABLE', '税务机关未显示纳税信用评价，可能尚未参评')
      const { grade, year, score } = latest
      return {
        value: grade,
        flag: FLAG[grade] ?? 'GREY',
        detail: `${year}年度${isGrade(grade) ? '' : '，级别不能识别'}`,
        inputs: [input('评价年度', String(year), 'index'), input('评价得分', score, 'index')],
        evidence: [yearsLeg([year])],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-026',
    names: { zh: '纳税信用等级下降', en: 'Steps down of the tax credit rating' },
    unit: 'index',
    formula: `最近${TRAIL_YEARS}个评价年度内逐次下降的级数之和；M级与B级同列，两者互变不算升降`,
    variants: [{ window: 'asOf', threshold: 'T-026' }],
    source: 'domain §3.3 T-026',
    compute({ facts, asOf }) {
      const known = recent(ratingsBy(facts.ratings ?? [], asOf))
      if (known.length < 2)
        return without(
          'INSUFFICIENT_HISTORY',
          `近${TRAIL_YEARS}个评价年度只有${known.length}次评价`,
        )
      const steps = stepsDown(known)
      return {
        value: steps.reduce((sum, { steps: lost }) => sum + lost, 0),
        detail: known.map(({ year, grade }) => `${year}年${grade}`).join('、'),
        inputs: known.map(({ year, grade }) => input(`${year}年度级别`, grade, 'index')),
        evidence: [yearsLeg(known.map(({ year }) => year))],
      }
    },
  },
]
