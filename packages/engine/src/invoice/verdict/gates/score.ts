import type { Gate } from '../../../kit/verdict/gate.ts'
import type { ScoreResult } from '../../../report/document.ts'

/** What the score card itself cannot rate, the verdict does not rate either. */
export const SCORE_GATES: readonly Gate<{ score: ScoreResult }>[] = [
  {
    id: 'G-SCORE',
    about: 'COVERAGE',
    title: '评分卡能够评分',
    threshold: '评分卡所需期间的数据不足时不评级',
    source: 'docs/score.md',
    judge({ score: { value, detail } }) {
      if (value !== null) return null
      return {
        level: 'UNRATABLE',
        text: detail ?? '数据不足以评分。',
        ask: '请补充授权采集或上传近36个月的发票。',
        change: '补齐评分所需期间的数据后可重新评级。',
      }
    },
  },
]
