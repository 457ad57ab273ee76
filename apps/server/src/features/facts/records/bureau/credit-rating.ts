/** 纳税信用等级: a rating a year. */
import { flatDataset } from '../flat.ts'
import { number } from '../values.ts'

export const creditRating = flatDataset({
  table: 'credit_rating',
  part: 'CREDIT_RATING',
  collect: { mandatory: true, weight: 2 },
  key: (r) => String(number(r.year) ?? 0),
  columns: {
    year: {
      kind: 'integer',
      from: 'year',
      otherwise: 0,
      fact: 'year',
      zh: '评价年度',
      en: 'Year',
      shown: 'r.year::text',
    },
    grade: {
      kind: 'grade',
      from: 'grade',
      otherwise: '',
      fact: 'grade',
      zh: '信用等级',
      en: 'Grade',
    },
    score: { kind: 'number', from: 'score', fact: 'score', zh: '得分', en: 'Score' },
    rated_on: { kind: 'date', from: 'ratedAt', fact: 'ratedOn', zh: '评定日期', en: 'Rated on' },
    revised: {
      kind: 'flag',
      from: 'isRevised',
      fact: 'revised',
      held: 'coalesce(revised, false)',
      zh: '是否调整',
      en: 'Revised',
      shown: "case when r.revised then '已调整' else '未调整' end",
    },
    revised_reason: { from: 'revisedReason', zh: '调整原因', en: 'Reason' },
  },
  order: 'r.year desc',
  search: ['r.year::text', 'r.grade'],
  evidence: { title: '纳税信用评级', counter: '条' },
  highlights: {
    sql: `select year, grade from credit_rating
           where company_id = $1 and enterprise_id = $2 order by year desc, revision desc limit 1`,
    say: (row) =>
      row
        ? [
            {
              zh: '最近评级',
              en: 'Latest grade',
              value: `${row.grade}（${row.year}年度）`,
              kind: 'text',
            },
          ]
        : [],
  },
})
