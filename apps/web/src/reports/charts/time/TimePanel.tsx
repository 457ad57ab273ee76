import type { ChartSeries } from '@xinjian/engine/report/document'
import styles from '../charts.module.css'
import { axisFor, linePath, yOf } from '../geometry.ts'
import { useFigures } from '../useFigures.ts'

export interface Painted extends ChartSeries {
  colour: string
}

export interface PanelFrame {
  left: number
  top: number
  width: number
  height: number
  slot: number
}

/** One set of series over one y-axis. */
export function TimePanel(props: {
  series: readonly Painted[]
  stacked: boolean
  frame: PanelFrame
  x: (i: number) => number
}) {
  const { axisText } = useFigures()
  const { series, stacked, frame, x } = props
  const bars = series.filter((s) => s.type === 'bar' || (stacked && s.type !== 'line'))
  const lines = series.filter((s) => !bars.includes(s))
  const piles = bars.length > 1 && stacked
  const extent = piles ? pileExtent(bars) : bars.flatMap((s) => s.values)
  const axis = axisFor([...extent, ...lines.flatMap((s) => s.values)], frame.height < 100 ? 2 : 4)
  const y = yOf(axis, frame.top, frame.height)
  const unit = series[0]?.unit
  return (
    <g>
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.axis : styles.grid}
            x1={frame.left}
            x2={frame.left + frame.width}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={styles.tick} x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
            {axisText(tick, unit)}
          </text>
        </g>
      ))}
      {piles ? (
        <Pile series={bars} y={y} x={x} slot={frame.slot} />
      ) : (
        bars.map((s, b) => (
          <Bars key={s.name} series={s} y={y} x={x} slot={frame.slot} at={b} of={bars.length} />
        ))
      )}
      {lines.map((s) => (
        <g key={s.name}>
          <path className={styles.line} d={linePath(s.values, x, y)} stroke={s.colour} />
          {s.values.map((v, i) =>
            v !== null &&
            (s.values[i - 1] ?? null) === null &&
            (s.values[i + 1] ?? null) === null ? (
              <circle key={x(i)} cx={x(i)} cy={y(v)} r={2} fill={s.colour} />
            ) : null,
          )}
        </g>
      ))}
    </g>
  )
}

function Bars(props: {
  series: Painted
  y: (v: number) => number
  x: (i: number) => number
  slot: number
  at: number
  of: number
}) {
  const { series, y, x, slot, at, of } = props
  const width = Math.max(1, (slot * 0.64) / of)
  const left = (i: number) => x(i) - (width * of) / 2 + width * at
  return series.values.map((v, i) =>
    v === null || v === 0 ? null : (
      <rect
        key={x(i)}
        x={left(i)}
        y={Math.min(y(v), y(0))}
        width={width}
        height={Math.abs(y(v) - y(0))}
        fill={series.colour}
        rx={Math.min(1.5, width / 3)}
      />
    ),
  )
}

function Pile(props: {
  series: readonly Painted[]
  y: (v: number) => number
  x: (i: number) => number
  slot: number
}) {
  const { series, y, x, slot } = props
  const width = Math.max(1, slot * 0.64)
  const months = series[0]?.values.length ?? 0
  return Array.from({ length: months }, (_, i) => {
    let up = 0
    let down = 0
    return (
      <g key={x(i)}>
        {series.map((s) => {
          const v = s.values[i] ?? 0
          if (v === 0) return null
          const from = v > 0 ? up : down
          if (v > 0) up += v
          else down += v
          const top = Math.min(y(from), y(from + v))
          return (
            <rect
              key={s.name}
              x={x(i) - width / 2}
              y={top}
              width={width}
              height={Math.abs(y(from) - y(from + v))}
              fill={s.colour}
            />
          )
        })}
      </g>
    )
  })
}

function pileExtent(series: readonly Painted[]): number[] {
  const months = series[0]?.values.length ?? 0
  return Array.from({ length: months }, (_, i) => {
    const values = series.map((s) => s.values[i] ?? 0)
    return [
      values.filter((v) => v > 0).reduce((a, b) => a + b, 0),
      values.filter((v) => v < 0).reduce((a, b) => a + b, 0),
    ]
  }).flat()
}
