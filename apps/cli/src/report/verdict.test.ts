import type { Decision, ReportDocument, ScoreResult } from '@xinjian/engine/report/document'
import { expect, it } from 'vitest'
import { told } from './report-line.ts'

const SCORE = {
  value: 612,
  grade: 'BBB',
  defaultProbability: 0.12,
  reasons: [{ variable: 'invoices24', text: '开票少', points: -20 }],
} as unknown as ScoreResult

const documentOf = (level: Decision['level'] | null): ReportDocument =>
  ({
    verdict:
      level === null
        ? {}
        : {
            decision: {
              level,
              text: '一句话',
              reasons: [
                {
                  id: 'G-COVERAGE-OUT',
                  about: 'COVERAGE',
                  level,
                  text: '销项只有3个月',
                  threshold: '不少于12个月',
                  source: '',
                  evidence: {},
                },
              ],
              freshness: { judgedOn: '2020-01-15' },
            },
          },
  }) as unknown as ReportDocument

const DECISION = (level: string) => ({
  level,
  text: '一句话',
  reasons: [{ id: 'G-COVERAGE-OUT', level, text: '销项只有3个月' }],
  judgedOn: '2020-01-15',
})

it('the verdict stands beside grade and probability', () => {
  expect(told(SCORE, documentOf('REVIEW'))).toEqual({
    score: 612,
    grade: 'BBB',
    defaultProbability: 0.12,
    reasons: SCORE.reasons,
    decision: DECISION('REVIEW'),
  })
})

it('an enterprise that cannot be rated has no grade and no probability', () => {
  expect(told(SCORE, documentOf('UNRATABLE'))).toEqual({
    score: null,
    grade: null,
    defaultProbability: null,
    reasons: [],
    decision: DECISION('UNRATABLE'),
  })
})

it('a document from before verdicts, or none, tells the score alone', () => {
  for (const document of [documentOf(null), null])
    expect(Object.keys(told(SCORE, document))).not.toContain('decision')
})
