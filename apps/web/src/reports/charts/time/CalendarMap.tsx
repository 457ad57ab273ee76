import type { ChartBlock } from '@xinjian/engine/report/document'
import { useReport } from '../../context.tsx'
import { Scroll } from '../../reach/Scroll.tsx'
import { ChartFigures } from '../ChartFigures.tsx'
import styles from '../charts.module.css'
import { intensity } from '../geometry.ts'
import { useFigures } from '../useFigures.ts'

const CELL = 16
const LEFT = 62

/** One row per month, one cell per day: runs of empty cells are the gaps an officer looks for. Days outside the data stay blank. */
export function CalendarMap({ block }: { block: ChartBlock }) {
  const { exactText } = useFigures()
  const series = block.series[0]
  const values = new Map(block.categories.map((day, i) => [day, series?.values[i] ?? null]))
  const months = [...new Set(block.categories.map((day) => day.slice(0, 7)))]
  const max = Math.max(0, ...[...values.values()].map((v) => v ?? 0))
  const width = LEFT + 31 * CELL
  const height = 20 + months.length * CELL
  return (
    <Scroll still>
      <svg
        className={styles.map}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
      >
        <title>{block.title}</title>
        <ChartFigures block={block} />
        {[1, 5, 10, 15, 20, 25, 31].map((day) => (
          <text
            key={day}
            className={styles.tick}
            x={LEFT + (day - 0.5) * CELL}
            y={12}
            textAnchor="middle"
          >
            {day}
          </text>
        ))}
        {months.map((month, m) => (
          <g key={month}>
            <text className={styles.tick} x={LEFT - 10} y={20 + m * CELL + 12} textAnchor="end">
              {month}
            </text>
            {Array.from({ length: 31 }, (_, d) => {
              const day = `${month}-${String(d + 1).padStart(2, '0')}`
              if (!values.has(day)) return null
              const value = values.get(day) ?? null
              return (
                <rect
                  key={day}
                  className={
                    value === null
                      ? styles.heatNone
                      : styles[`heat-${intensity(value, max)}` as const]
                  }
                  x={LEFT + d * CELL + 1}
                  y={20 + m * CELL + 1}
                  width={CELL - 2}
                  height={CELL - 2}
                  rx={2.5}
                >
                  <title>{`${day} ${exactText(value, series?.unit)}`}</title>
                </rect>
              )
            })}
          </g>
        ))}
      </svg>
      <HeatLegend />
    </Scroll>
  )
}

/** 少 ▢▢▢▢▢ 多 */
export function HeatLegend() {
  const { t } = useReport()
  return (
    <div className={styles.heatLegend} data-part="heatLegend">
      {t.little}
      {([0, 1, 2, 3, 4] as const).map((step) => (
        <i key={step} className={styles[`heat-${step}` as const]} />
      ))}
      {t.much}
    </div>
  )
}
