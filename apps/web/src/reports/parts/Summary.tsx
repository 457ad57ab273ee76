import { GradeScale } from '../charts/GradeScale.tsx'
import { useReport } from '../context.tsx'
import { percent } from '../format/number.ts'
import { Findings } from './Findings.tsx'
import { LimitCard } from './LimitCard.tsx'
import { ScoreReasons } from './ScoreReasons.tsx'

/** A: what a credit officer needs before reading on. */
export function Summary() {
  const { index, t } = useReport()
  const { summary, rules } = index.document
  const { score } = summary
  const hits = rules.filter((r) => r.result === 'HIT')
  return (
    <>
      <div className="rp-verdict">
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
        <LimitCard />
        <section className={`rp-card rp-risk rp-risk-${summary.riskLevel}`}>
          <h3>{t.risk}</h3>
          <p className="rp-risk-level">{t[`risk${summary.riskLevel}`]}</p>
          <dl className="rp-mini">
            <div>
              <dt>{t.riskScore}</dt>
              <dd className="rp-num">{`${summary.riskScore} / 100`}</dd>
            </div>
            <div>
              <dt>{t.hits}</dt>
              <dd className="rp-num">{`${hits.length} / ${rules.length}`}</dd>
            </div>
            <div>
              <dt>{t.UNKNOWN}</dt>
              <dd className="rp-num">{rules.filter((r) => r.result === 'UNKNOWN').length}</dd>
            </div>
            {hits.some((r) => r.redLine) ? (
              <div>
                <dt>{t.redLine}</dt>
                <dd className="rp-negative rp-num">{hits.filter((r) => r.redLine).length}</dd>
              </div>
            ) : null}
          </dl>
        </section>
      </div>
      <Findings />
      <ScoreReasons />
    </>
  )
}
