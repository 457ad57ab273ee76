/** 纳税信用等级: year by year, drawn as steps. */
import { indicatorTable, table, text } from '../../../kit/sections/blocks.ts'
import type { Block, Section } from '../../../report/document.ts'
import type { ReportBuild } from '../../definition.ts'
import type { CreditRating } from '../../facts.ts'
import { recordLeg } from '../legs.ts'
import { heightOf, ratingsBy } from '../ratings.ts'

export function ratingSection(build: ReportBuild): Section {
  return {
    id: 's03-rating',
    title: '纳税信用等级',
    blocks: [
      indicatorTable(build, 'rating-indicators', '纳税信用指标', ['T-025', 'T-026']),
      ...ratingBlocks(build.context),
    ],
  }
}

function ratingBlocks({ facts, asOf }: ReportBuild['context']): Block[] {
  if (facts.ratings === null) return [text('ratings-missing', '未采集纳税信用评价。')]
  const trail = ratingsBy(facts.ratings, asOf)
  if (trail.length === 0)
    return [text('ratings-none', '税务机关未显示纳税信用评价，可能尚未参评。')]
  const years = yearsOf(trail)
  return [
    {
      kind: 'chart',
      id: 'rating-steps',
      title: '纳税信用等级变化',
      chart: 'trend',
      categories: years.map((year) => `${year}年`),
      series: [
        {
          name: '纳税信用等级',
          type: 'line',
          values: years.map((year) => {
            const rating = trail.find((r) => r.year === year)
            return rating ? heightOf(rating.grade) : null
          }),
        },
      ],
      beside: 'ratings',
      note: '4 为A级，3 为B级或M级，2 为C级，1 为D级；没有评价的年度断开',
    },
    table(
      'ratings',
      '历年评价',
      [
        { key: 'year', title: '评价年度', type: 'text' },
        { key: 'grade', title: '级别', type: 'text' },
        { key: 'score', title: '得分', type: 'number' },
        { key: 'ratedOn', title: '评价日期', type: 'date' },
        { key: 'revised', title: '是否调整', type: 'text' },
      ],
      [...trail].reverse().map((rating) => ({
        cells: {
          year: `${rating.year}年`,
          grade: rating.grade,
          score: rating.score,
          ratedOn: rating.ratedOn,
          revised: rating.revised ? '已调整' : '未调整',
        },
        evidence: [
          recordLeg(
            'CREDIT_RATING',
            { field: 'year', in: [rating.year] },
            `评价年度 ${rating.year}`,
          ),
        ],
      })),
      'M级为新设立或当年没有经营收入的企业，不是不良评价',
    ),
  ]
}

/** Every year from the first to the last, rated or not. */
function yearsOf(trail: readonly CreditRating[]): number[] {
  const first = trail[0]!.year
  return Array.from({ length: trail.at(-1)!.year - first + 1 }, (_, i) => first + i)
}
