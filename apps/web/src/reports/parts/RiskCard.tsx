import type { RiskResult } from '@xinjian/engine/report/document'
import { judgedOf, riskTone } from '@xinjian/engine/report/judged'
import { useReport } from '../context.tsx'

/** Level and score of the risk, with how many of the rules could be judged: a level without its share says too much. */
export function RiskCard({ risk }: { risk: RiskResult }) {
  const { index, t } = useReport()
  const { rules } = index.document
  const { judged, total } = judgedOf(rules)
  const tone = riskTone(risk, rules)
  const hits = rules.filter((r) => r.result === 'HIT')
  const redLines = hits.filter((r) => r.redLine).length
  return (
    <section className={`rp-card rp-risk rp-risk-${tone}`}>
      <h3>{t.risk}</h3>
      <p className="rp-risk-level">{tone === 'UNJUDGED' ? t.riskUnjudged : t[`risk${tone}`]}</p>
      {tone === 'UNJUDGED' ? <p className="rp-soft">{t.riskUnjudgedHint}</p> : null}
      <dl className="rp-mini">
        <div>
          <dt>{t.riskScore}</dt>
          <dd className="rp-num">{`${risk.score} / 100`}</dd>
        </div>
        <div>
          <dt>{t.judged}</dt>
          <dd className="rp-num">{`${judged} / ${total}`}</dd>
        </div>
        <div>
          <dt>{t.hits}</dt>
          <dd className="rp-num">{hits.length}</dd>
        </div>
        {redLines > 0 ? (
          <div>
            <dt>{t.redLine}</dt>
            <dd className="rp-negative rp-num">{redLines}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  )
}
