/** 纳税信用等级: year by year, drawn as steps. */

import { indicatorTable, table, text } from '../../../kit/sections/blocks.ts'
import type { Block, Section } from '../../../report/document.ts'
import { TAX_PAYMENT_SECTION_SAYS } from '../../../tax-payment/part.ts'
import type { ReportBuild } from '../../definition.ts'
import type { CreditRating } from '../../facts.ts'
import { TAX_RECORD_INDICATOR_SAYS } from '../indicators/words.ts'
import { recordLeg } from '../legs.ts'
import { heightOf, ratingsBy } from '../ratings.ts'
import { TAX_RECORD_SECTION_SAYS } from './words.ts'

export function ratingSection(build: ReportBuild): Section {
  return {
    id: 's03-rating',
    title: TAX_RECORD_INDICATOR_SAYS.rating,
    blocks: [
      indicatorTable(build, 'rating-indicators', TAX_RECORD_SECTION_SAYS.ratingFigures, [
        'T-025',
        'T-026',
      ]),
      ...ratingBlocks(build.context),
    ],
  }
}

function ratingBlocks({ facts, asOf }: ReportBuild['context']): Block[] {
  if (facts.ratings === null)
    return [text('ratings-missing', TAX_RECORD_SECTION_SAYS.ratingsNotCollected)]
  const trail = ratingsBy(facts.ratings, asOf)
  if (trail.length === 0) return [text('ratings-none', TAX_RECORD_SECTION_SAYS.notRated)]
  const years = yearsOf(trail)
  return [
    {
      kind: 'chart',
      id: 'rating-steps',
      title: TAX_RECORD_SECTION_SAYS.ratingOverTime,
      chart: 'trend',
      categories: years.map((year) => TAX_PAYMENT_SECTION_SAYS.ofYear({ year })),
      series: [
        {
          name: TAX_RECORD_INDICATOR_SAYS.rating,
          type: 'line',
          values: years.map((year) => {
            const rating = trail.find((r) => r.year === year)
            return rating ? heightOf(rating.grade) : null
          }),
        },
      ],
      beside: 'ratings',
      note: TAX_RECORD_SECTION_SAYS.ratingOverTimeNote,
    },
    table(
      'ratings',
      TAX_RECORD_SECTION_SAYS.ratingsByYear,
      [
        { key: 'year', title: TAX_RECORD_INDICATOR_SAYS.ratedYear, type: 'text' },
        { key: 'grade', title: TAX_RECORD_SECTION_SAYS.grade, type: 'text' },
        { key: 'score', title: TAX_RECORD_SECTION_SAYS.score, type: 'number' },
        { key: 'ratedOn', title: TAX_RECORD_SECTION_SAYS.ratedOn, type: 'date' },
        { key: 'revised', title: TAX_RECORD_SECTION_SAYS.isRevised, type: 'text' },
      ],
      [...trail].reverse().map((rating) => ({
        cells: {
          year: TAX_PAYMENT_SECTION_SAYS.ofYear({ year: rating.year }),
          grade: rating.grade,
          score: rating.score,
          ratedOn: rating.ratedOn,
          revised: rating.revised
            ? TAX_RECORD_SECTION_SAYS.revised
            : TAX_RECORD_SECTION_SAYS.notRevised,
        },
        evidence: [
          recordLeg(
            'CREDIT_RATING',
            { field: 'year', in: [rating.year] },
            TAX_RECORD_INDICATOR_SAYS.ratedYears({ years: [String(rating.year)] }),
          ),
        ],
      })),
      TAX_RECORD_SECTION_SAYS.ratingNote,
    ),
  ]
}

/** Every year from the first to the last, rated or not. */
function yearsOf(trail: readonly CreditRating[]): number[] {
  const first = trail[0]!.year
  return Array.from({ length: trail.at(-1)!.year - first + 1 }, (_, i) => first + i)
}
