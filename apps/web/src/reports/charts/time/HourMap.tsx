import type { ChartBlock } from '@xinjian/engine/report/document'
import { fill } from '../../../ui/text.ts'
import { useReport } from '../../context.tsx'
import { Scroll } from '../../reach/Scroll.tsx'
import { ChartFigures } from '../ChartFigures.tsx'
import styles from '../charts.module.css'
import { intensity } from '../geometry.ts'
import { useFigures } from '../useFigures.ts'
import { HeatLegend } from './CalendarMap.tsx'

const CELL_W = 24
const CELL_H = 20
const LEFT = 40

const hourName = (weekday: string | undefined, hour: number): string =>
  `${weekday} ${hour}:00–${hour + 1}:00`

/** Weekday × hour. Data comes as seven series of 24, or as one series of 168 (Monday 0 h first). 22:00–6:00 is framed. */
export function HourMap({ block }: { block: ChartBlock }) {
  const { exactText } = useFigures()
  const { t } = useReport()
  const weekdays = t.weekdays.split(' ')
  const grid = rows(block)
  const unit = block.series[0]?.unit
  const max = Math.max(0, ...grid.flat().map((v) => v ?? 0))
  const width = LEFT + 24 * CELL_W + 2
  const height = 20 + 7 * CELL_H + 2
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
        <ChartFigures
          block={block}
          told={grid.flatMap((row, d) =>
            row.map((value, hour) => ({ name: hourName(weekdays[d], hour), value, unit })),
          )}
        />
        {[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => (
          <text key={hour} className={styles.tick} x={LEFT + hour * CELL_W + 2} y={12}>
            {fill(t.hourOf, { h: hour })}
          </text>
        ))}
        {grid.map((row, d) => (
          <g key={weekdays[d]}>
            <text className={styles.tick} x={LEFT - 8} y={20 + d * CELL_H + 14} textAnchor="end">
              {weekdays[d]}
            </text>
            {row.map((value, hour) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour of the day
                key={hour}
                className={
                  value === null
                    ? styles.heatNone
                    : styles[`heat-${intensity(value, max)}` as const]
                }
                x={LEFT + hour * CELL_W + 1}
                y={20 + d * CELL_H + 1}
                width={CELL_W - 2}
                height={CELL_H - 2}
                rx={2.5}
              >
                <title>{`${hourName(weekdays[d], hour)} ${exactText(value, unit)}`}</title>
              </rect>
            ))}
          </g>
        ))}
        {[
          [0, 6],
          [22, 24],
        ].map(([from, to]) => (
          <rect
            key={from}
            className={styles.frame}
            x={LEFT + from! * CELL_W}
            y={20}
            width={(to! - from!) * CELL_W}
            height={7 * CELL_H}
            rx={3}
          />
        ))}
      </svg>
      <HeatLegend />
    </Scroll>
  )
}

function rows(block: ChartBlock): (number | null)[][] {
  if (block.series.length === 7) return block.series.map((s) => s.values)
  const flat = block.series[0]?.values ?? []
  return Array.from({ length: 7 }, (_, d) =>
    Array.from({ length: 24 }, (_, h) => flat[d * 24 + h] ?? null),
  )
}
