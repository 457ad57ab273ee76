import type { Gate } from '../../../kit/verdict/gate.ts'
import type { ScoreResult } from '../../../report/document.ts'
import { GATES_SAYS } from './words.ts'

/** What the score card itself cannot rate, the verdict does not rate either. */
export const SCORE_GATES: readonly Gate<{ score: ScoreResult }>[] = [
  {
    id: 'G-SCORE',
    about: 'COVERAGE',
    title: GATES_SAYS.scorable,
    threshold: GATES_SAYS.notRatedWhere,
    source: 'docs/score.md',
    judge({ score: { value, detail } }) {
      if (value !== null) return null
      return {
        level: 'UNRATABLE',
        text: detail ?? GATES_SAYS.tooLittleData,
        ask: GATES_SAYS.pleaseAuthoriseCollection,
        change: GATES_SAYS.itCanBeRated,
      }
    },
  },
]
