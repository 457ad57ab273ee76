import type {
  IndicatorValue,
  ScoreFigure as Scored,
  ScoreResult,
} from '@xinjian/engine/report/document'
import { scoreFigure } from '@xinjian/engine/report/score'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { fill } from '../../ui/text.ts'
import blocks from '../blocks/blocks.module.css'
import { Figure } from '../blocks/Figure.tsx'
import table from '../blocks/table.module.css'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { plain } from '../format/number.ts'
import { windowText } from '../format/window.ts'
import { Caption } from '../reach/Caption.tsx'
import { Scroll } from '../reach/Scroll.tsx'
import { useRoving } from '../reach/useRoving.ts'
import styles from './frame.module.css'
import summary from './summary.module.css'

/** Why the score is what it is: lost points largest first, then every row of the card. */
export function ScoreReasons({ score }: { score: ScoreResult }) {
  const { index, t, mode, say } = useReport()
  if (score.reasons.length === 0 && score.breakdown.length === 0) return null
  return (
    <section className={cx(summary.card, layout.above4, summary.reasons, blocks.reasons)}>
      <h3>
        {t.reasons}
        <small>{t.reasonsHint}</small>
      </h3>
      <ol>
        {score.reasons.map((reason) => (
          <li key={`${reason.indicatorKey}${reason.name}`}>
            <div>
              <ScoreFigure
                of={scoreFigure(score, reason.variable)}
                otherwise={<b>{say(reason.name)}</b>}
              />
              <p>
                <Original text={reason.text} />
              </p>
              <Nearest indicator={index.indicators.get(reason.indicatorKey)} />
            </div>
            <div className={summary.points}>
              <span className={styles.num}>
                {`${plain(reason.points, 1)} / ${plain(reason.maxPoints, 1)}`}
              </span>
              <PointsBar points={reason.points} maxPoints={reason.maxPoints} />
              <em
                className={styles.num}
              >{`${t.lost} ${plain(reason.maxPoints - reason.points, 1)}`}</em>
            </div>
          </li>
        ))}
      </ol>
      {score.breakdown.length === 0 ? null : mode === 'paper' ? (
        <Breakdown rows={score.breakdown} />
      ) : (
        <details>
          <summary>{t.breakdown}</summary>
          <Breakdown rows={score.breakdown} />
        </details>
      )}
    </section>
  )
}

/** Its name, which opens the rows that it looks at. */
function ScoreFigure({ of, otherwise }: { of: Scored | undefined; otherwise: ReactNode }) {
  const { say } = useReport()
  if (!of?.evidence?.length) return otherwise
  const name = say(of.name)
  return (
    <Figure of={`score:${of.variable}`} label={name}>
      {name}
    </Figure>
  )
}

/** The indicator nearest to a figure of the card, by its own name and window: it is another figure. */
function Nearest({ indicator }: { indicator: IndicatorValue | undefined }) {
  const { lang, t, say, abnormal } = useReport()
  if (!indicator || abnormal) return null
  const name = say(indicator.name)
  return (
    <small>
      <Figure of={indicator.key} label={name}>
        {fill(t.nearest, { name, window: windowText(indicator.window, lang) })}
      </Figure>
    </small>
  )
}

function PointsBar({ points, maxPoints }: { points: number; maxPoints: number }) {
  const share = maxPoints > 0 ? Math.max(0, Math.min(1, points / maxPoints)) : 0
  return (
    <span className={summary.bar}>
      <i style={{ width: `${share * 100}%` }} />
    </span>
  )
}

function Breakdown({ rows }: { rows: ScoreResult['breakdown'] }) {
  const { t, say } = useReport()
  const roving = useRoving<HTMLDivElement>()
  return (
    <div {...roving}>
      <Scroll still>
        <table className={cx(summary.table, table.table)}>
          <Caption text={t.breakdown} />
          <thead>
            <tr>
              <th scope="col">{t.variable}</th>
              <th scope="col" className={cx(textStyles.num, table.num)}>
                {t.value}
              </th>
              <th scope="col">{t.bin}</th>
              <th scope="col" className={cx(textStyles.num, table.num)}>
                {t.points}
              </th>
              <th scope="col" className={cx(textStyles.num, table.num)}>
                {t.maxPoints}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.variable}>
                <td>
                  <ScoreFigure of={row} otherwise={say(row.name)} />
                </td>
                <td className={cx(textStyles.num, table.num, styles.num)}>
                  {row.value === null ? '--' : plain(row.value, 4)}
                </td>
                <td>{say(row.bin)}</td>
                <td className={cx(textStyles.num, table.num, styles.num)}>
                  {plain(row.points, 1)}
                </td>
                <td className={cx(textStyles.num, table.num, styles.num)}>
                  {plain(row.maxPoints, 1)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </div>
  )
}
