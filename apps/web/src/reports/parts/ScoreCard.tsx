import type { ScoreResult } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import { GradeScale } from '../charts/share/GradeScale.tsx'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { probabilityText } from '../verdict/probability.ts'
import frame from './frame.module.css'
import styles from './summary.module.css'

/** The score with its grade on the scale of all grades. */
export function ScoreCard({ score }: { score: ScoreResult }) {
  const { t, say } = useReport()
  const probability = probabilityText(score, t, say)
  return (
    <section className={cx(styles.card, styles.score)}>
      <h3>{t.score}</h3>
      <div className={styles.scoreLine}>
        <b className={frame.num}>{score.value ?? t.scoreNone}</b>
        <span className={styles.grade} data-grade={score.grade}>
          {score.grade}
        </span>
      </div>
      <GradeScale
        score={score.value}
        grade={score.held?.before ?? score.grade}
        floors={score.grades}
      />
      {score.held ? (
        <p className={cx(frame.soft, styles.soft)}>
          <Original text={score.held.text} />
        </p>
      ) : null}
      <p className={cx(frame.soft, styles.soft)}>
        {`${t.card} ${score.card}`}
        {probability === null ? null : ` · ${t.probability} ${probability}`}
      </p>
      {score.chosen ? (
        <p className={cx(frame.soft, styles.soft)}>
          <Original text={score.chosen.text} />
        </p>
      ) : null}
      {score.detail ? (
        <p className={cx(frame.soft, styles.soft)}>
          <Original text={score.detail} />
        </p>
      ) : null}
    </section>
  )
}
