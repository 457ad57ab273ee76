import type { ScoreResult } from '@xinjian/engine/report/document'
import { GradeScale } from '../charts/share/GradeScale.tsx'
import { useReport } from '../context.tsx'
import { percent } from '../format/number.ts'

/** The score with its grade on the scale of all grades. */
export function ScoreCard({ score }: { score: ScoreResult }) {
  const { t } = useReport()
  return (
    <section className="rp-card rp-score">
      <h3>{t.score}</h3>
      <div className="rp-score-line">
        <b className="rp-num">{score.value ?? t.scoreNone}</b>
        <span className="rp-grade" data-grade={score.grade}>
          {score.grade}
        </span>
      </div>
      <GradeScale score={score.value} grade={score.grade} />
      <p className="rp-soft">
        {`${t.card} ${score.card}`}
        {score.defaultProbability === null
          ? null
          : ` · ${t.defaultProbability} ${percent(score.defaultProbability)}`}
      </p>
      {score.detail ? <p className="rp-soft">{score.detail}</p> : null}
    </section>
  )
}
