import type { ScoreResult } from '@xinjian/engine/report/document'
import { Figure } from '../blocks/Figure.tsx'
import { useReport } from '../context.tsx'
import { plain } from '../format/number.ts'

/** Why the score is what it is: lost points largest first, then every row of the card. */
export function ScoreReasons({ score }: { score: ScoreResult }) {
  const { index, t, mode } = useReport()
  if (score.reasons.length === 0 && score.breakdown.length === 0) return null
  return (
    <section className="rp-card rp-reasons">
      <h3>
        {t.reasons}
        <small>{t.reasonsHint}</small>
      </h3>
      <ol>
        {score.reasons.map((reason) => (
          <li key={`${reason.indicatorKey}${reason.name}`}>
            <div>
              {index.indicators.has(reason.indicatorKey) ? (
                <Figure of={reason.indicatorKey} label={reason.name}>
                  {reason.name}
                </Figure>
              ) : (
                <b>{reason.name}</b>
              )}
              <p>{reason.text}</p>
            </div>
            <div className="rp-points">
              <span className="rp-num">
                {`${plain(reason.points, 1)} / ${plain(reason.maxPoints, 1)}`}
              </span>
              <PointsBar points={reason.points} maxPoints={reason.maxPoints} />
              <em className="rp-num">{`${t.lost} ${plain(reason.maxPoints - reason.points, 1)}`}</em>
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

function PointsBar({ points, maxPoints }: { points: number; maxPoints: number }) {
  const share = maxPoints > 0 ? Math.max(0, Math.min(1, points / maxPoints)) : 0
  return (
    <span className="rp-bar">
      <i style={{ width: `${share * 100}%` }} />
    </span>
  )
}

function Breakdown({ rows }: { rows: ScoreResult['breakdown'] }) {
  const { t } = useReport()
  return (
    <div className="rp-scroll">
      <table className="rp-table">
        <thead>
          <tr>
            <th scope="col">{t.variable}</th>
            <th scope="col" className="num">
              {t.value}
            </th>
            <th scope="col">{t.bin}</th>
            <th scope="col" className="num">
              {t.points}
            </th>
            <th scope="col" className="num">
              {t.maxPoints}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.variable}>
              <td>{row.name}</td>
              <td className="num rp-num">{row.value === null ? '--' : plain(row.value, 4)}</td>
              <td>{row.bin}</td>
              <td className="num rp-num">{plain(row.points, 1)}</td>
              <td className="num rp-num">{plain(row.maxPoints, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
