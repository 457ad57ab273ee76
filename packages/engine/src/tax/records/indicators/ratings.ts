/** 纳税信用等级 and its fall: T-025, T-026. M is a grade of new firms: neither good nor bad. */
import { namesOf } from '@xinjian/format/say/words'
import { input, without } from '../../../kit/outcome.ts'
import type { Flag } from '../../../report/document.ts'
import type { IndicatorDefinition } from '../../definition.ts'
import { recordLeg } from '../legs.ts'
import { isGrade, ratingsBy, recent, stepsDown, TRAIL_YEARS } from '../ratings.ts'
import { TAX_RECORD_INDICATOR_SAYS } from './words.ts'

const FLAG: Readonly<Record<string, Flag>> = {
  A: 'GREEN',
  B: 'GREEN',
  M: 'GREEN',
  C: 'YELLOW',
  D: 'RED',
}

const COMMON = {
  missing: { rule: 'ANY', sources: ['RATING'] },
  evidence: TAX_RECORD_INDICATOR_SAYS.ratingRecords,
  version: '1',
} as const

const yearsLeg = (years: readonly number[]) =>
  recordLeg(
    'CREDIT_RATING',
    { field: 'year', in: [...years].sort((a, b) => a - b) },
    TAX_RECORD_INDICATOR_SAYS.ratedYears({ years: years.map(String) }),
  )

export const RATING_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-025',
    names: namesOf(TAX_RECORD_INDICATOR_SAYS, 'rating'),
    unit: 'index',
    formula: TAX_RECORD_INDICATOR_SAYS.ratingFormula,
    variants: [{ window: 'asOf' }],
    source: 'domain §3.3 T-025；§1.11',
    compute({ facts, asOf }) {
      const latest = ratingsBy(facts.ratings ?? [], asOf).at(-1)
      if (!latest) return without('NOT_APPLICABLE', TAX_RECORD_INDICATOR_SAYS.notRated)
      const { grade, year, score } = latest
      return {
        value: grade,
        flag: FLAG[grade] ?? 'GREY',
        detail: isGrade(grade)
          ? TAX_RECORD_INDICATOR_SAYS.ofYear({ year })
          : TAX_RECORD_INDICATOR_SAYS.ofYearUnknown({ year }),
        inputs: [
          input(TAX_RECORD_INDICATOR_SAYS.ratedYear, String(year), 'index'),
          input(TAX_RECORD_INDICATOR_SAYS.ratingScore, score, 'index'),
        ],
        evidence: [yearsLeg([year])],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-026',
    names: namesOf(TAX_RECORD_INDICATOR_SAYS, 'stepsDown'),
    unit: 'index',
    formula: TAX_RECORD_INDICATOR_SAYS.stepsDownFormula({ n: TRAIL_YEARS }),
    variants: [{ window: 'asOf', threshold: 'T-026' }],
    source: 'domain §3.3 T-026',
    compute({ facts, asOf }) {
      const known = recent(ratingsBy(facts.ratings ?? [], asOf))
      if (known.length < 2)
        return without(
          'INSUFFICIENT_HISTORY',
          TAX_RECORD_INDICATOR_SAYS.fewRatings({ years: TRAIL_YEARS, n: known.length }),
        )
      const steps = stepsDown(known)
      return {
        value: steps.reduce((sum, { steps: lost }) => sum + lost, 0),
        detail: known
          .map(({ year, grade }) => TAX_RECORD_INDICATOR_SAYS.gradeOf({ year, grade }))
          .join('、'),
        inputs: known.map(({ year, grade }) =>
          input(TAX_RECORD_INDICATOR_SAYS.gradeName({ year }), grade, 'index'),
        ),
        evidence: [yearsLeg(known.map(({ year }) => year))],
      }
    },
  },
]
