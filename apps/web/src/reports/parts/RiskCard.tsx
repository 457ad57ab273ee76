import type { RiskResult } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { useReport } from '../context.tsx'
import { standOf } from '../verdict/stand.ts'
import frame from './frame.module.css'
import styles from './summary.module.css'

/** Level and score of the risk, with how many of the rules could be judged: a level without its share says too much. */
export function RiskCard({ risk }: { risk: RiskResult }) {
  const { index, t } = useReport()
  const { rules } = index.document
  const stand = standOf(index.document).risk
  if (!stand) return null
  const { judged, total, tone } = stand
  const hits = rules.filter((r) => r.result === 'HIT')
  const redLines = hits.filter((r) => r.redLine).length
  return (
    <section
      className={cx(
        styles.card,
        styles.risk,
        styles[`risk-${tone === 'NO_LEVEL' ? 'UNJUDGED' : tone}` as const],
      )}
    >
      <h3>{t.risk}</h3>
      <p className={styles.riskLevel}>{t[`risk${tone}`]}</p>
      {tone === 'UNJUDGED' || tone === 'NO_LEVEL' ? (
        <p className={cx(frame.soft, styles.soft)}>{t[`risk${tone}Hint`]}</p>
      ) : null}
      <dl className={styles.mini}>
        <div>
          <dt className={textStyles.soft}>{t.riskScore}</dt>
          <dd className={frame.num}>{`${risk.score} / 100`}</dd>
        </div>
        <div>
          <dt className={textStyles.soft}>{t.judged}</dt>
          <dd className={frame.num}>{`${judged} / ${total}`}</dd>
        </div>
        <div>
          <dt className={textStyles.soft}>{t.hits}</dt>
          <dd className={frame.num}>{hits.length}</dd>
        </div>
        {redLines > 0 ? (
          <div>
            <dt className={textStyles.soft}>{t.redLine}</dt>
            <dd className={cx(frame.negative, frame.num)}>{redLines}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  )
}
