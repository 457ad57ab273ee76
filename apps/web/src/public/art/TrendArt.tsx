import { SAMPLE } from './sample.ts'
import styles from './sheet.module.css'

const W = 420
const H = 120
const MAX = 400

/** Twelve months as bars, the year before as a line: the chart of the sample report. */
export function TrendArt({ labels = false }: { labels?: boolean }) {
  const slot = W / 12
  const y = (v: number) => H - (v / MAX) * H
  const line = SAMPLE.previous.map((v, i) => `${slot * (i + 0.5)} ${y(v).toFixed(1)}`).join('L')
  return (
    <svg className={styles.trend} viewBox={`0 0 ${W} ${H + (labels ? 18 : 2)}`} aria-hidden="true">
      {[0.25, 0.5, 0.75].map((f) => (
        <path key={f} d={`M0 ${H * f}H${W}`} stroke="var(--line)" strokeDasharray="2 4" />
      ))}
      {SAMPLE.months.map((v, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve fixed months.
          key={i}
          x={slot * i + slot * 0.24}
          y={y(v)}
          width={slot * 0.52}
          height={H - y(v)}
          rx="2"
          fill="var(--teal-600)"
        />
      ))}
      <path d={`M${line}`} fill="none" stroke="var(--gold-500)" strokeWidth="2" />
      <path d={`M0 ${H}H${W}`} stroke="var(--line-strong)" />
      {labels &&
        SAMPLE.months.map((_, i) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: twelve fixed months.
            key={i}
            x={slot * (i + 0.5)}
            y={H + 14}
            fontSize="10"
            textAnchor="middle"
            fill="var(--text-3)"
          >
            {((i + 9) % 12) + 1}月
          </text>
        ))}
    </svg>
  )
}
