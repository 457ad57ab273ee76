import { useState } from 'react'
import { cx } from '../cx.ts'
import textStyles from '../styles/text.module.css'
import styles from './charts.module.css'
import { useWidth } from './useWidth.ts'

export interface MonthSeries {
  name: string
  values: readonly number[]
}

/** Width before the first measure, and on the server. */
const WIDE = 720
/** Room one month label needs, px. */
const LABEL = 46
const H = 220
const LEFT = 56
/** Half a month label may stand out beyond the last bar. */
const RIGHT = 12
const BOTTOM = 22
const TOP = 8

/** Distance of two grid lines: 1, 2, 2.5 or 5 × 10ⁿ, such that four of them reach `extent`. */
export function niceStep(extent: number): number {
  if (extent <= 0) return 1
  const unit = 10 ** Math.floor(Math.log10(extent / 4))
  return [1, 2, 2.5, 5, 10].map((f) => f * unit).find((s) => s * 4 >= extent) ?? unit * 10
}

/** Scale of a chart that holds `values` and zero: grid lines at round numbers, lowest first. */
export function scaleOf(values: readonly number[]): number[] {
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  const step = niceStep(Math.max(high, -low))
  const from = Math.floor(low / step)
  const to = Math.max(Math.ceil(high / step), from + 1)
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step)
}

/**
 * Grouped bars per month with an axis; renders on the server as well. `axis` shortens a value for the scale, `exact`
 * writes it out for the tooltip. Negative months hang below the zero line.
 */
export function MonthBars(props: {
  months: readonly string[]
  series: readonly MonthSeries[]
  axis: (value: number) => string
  exact: (value: number) => string
  label: string
  /** A month that is not over yet: drawn pale, and named so. */
  partial?: { month: string; name: string }
}) {
  const { months, series } = props
  const { ref, width: W } = useWidth(WIDE)
  const [at, setAt] = useState<number | null>(null)
  const ticks = scaleOf(series.flatMap((s) => s.values))
  const bottom = ticks[0] ?? 0
  const top = ticks.at(-1) ?? 1
  const plot = H - TOP - BOTTOM
  const y = (v: number) => TOP + ((top - v) / (top - bottom)) * plot
  const slot = (W - LEFT - RIGHT) / Math.max(1, months.length)
  const bar = Math.min(18, (slot * 0.64) / Math.max(1, series.length))
  const every = Math.ceil(LABEL / slot)
  return (
    <figure className={styles.chart} ref={ref}>
      <figcaption className={styles.legend}>
        {series.map((s, i) => (
          <span key={s.name}>
            <i style={{ background: `var(--series-${i + 1})` }} />
            {s.name}
            {at !== null && <b className={textStyles.num}>{props.exact(s.values[at] ?? 0)}</b>}
          </span>
        ))}
        {props.partial && months.includes(props.partial.month) && (
          <span className={styles.legendPartial}>
            <i />
            {props.partial.name}
          </span>
        )}
        {at !== null && <span className={cx(styles.legendAt, textStyles.num)}>{months[at]}</span>}
      </figcaption>
      <svg
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={props.label}
        onMouseLeave={() => setAt(null)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path
              d={`M${LEFT} ${y(tick)}H${W}`}
              className={tick === 0 ? styles.zero : styles.grid}
            />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className={styles.tick}>
              {props.axis(tick)}
            </text>
          </g>
        ))}
        {months.map((month, m) => {
          const x = LEFT + slot * m
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: see above.
            <g key={month} onMouseEnter={() => setAt(m)}>
              <title>
                {[month, ...series.map((s) => `${s.name} ${props.exact(s.values[m] ?? 0)}`)].join(
                  '\n',
                )}
              </title>
              <rect
                x={x}
                y={TOP}
                width={slot}
                height={plot}
                className={at === m ? cx(styles.hit, styles.isAt) : styles.hit}
              />
              {series.map((s, i) => {
                const v = s.values[m] ?? 0
                return (
                  <rect
                    key={s.name}
                    x={x + (slot - bar * series.length) / 2 + bar * i}
                    y={Math.min(y(0), y(v))}
                    width={Math.max(1, bar - 2)}
                    height={Math.abs(y(v) - y(0))}
                    rx="1.5"
                    fill={`var(--series-${i + 1})`}
                    opacity={month === props.partial?.month ? 0.42 : undefined}
                  />
                )
              })}
              {(months.length - 1 - m) % every === 0 && (
                <text x={x + slot / 2} y={H - 6} textAnchor="middle" className={styles.tick}>
                  {month.slice(2).replace('-', '/')}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
