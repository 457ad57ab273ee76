import type { ChartBlock } from '@xinjian/engine/report/document'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import layout from '../../../ui/styles/layout.module.css'
import { useReport } from '../../context.tsx'
import { percent } from '../../format/number.ts'
import { ChartFigures } from '../ChartFigures.tsx'
import styles from '../charts.module.css'
import { axisFor, linePath, yOf } from '../geometry.ts'
import { Legend } from '../Legend.tsx'
import { seriesColour } from '../shown.ts'
import { Tip } from '../Tip.tsx'
import { useFigures } from '../useFigures.ts'
import { useWidth } from '../useWidth.ts'

const LEFT = 52
const RIGHT = 40
const HEIGHT = { screen: 190, paper: 120 }
const TOP = 10

/**
 * Bars from large to small with the cumulative share. The engine may give the share as second series; otherwise it is
 * the running sum over the bars. An 80 % line shows where concentration is usually judged.
 */
export function Pareto({ block }: { block: ChartBlock }) {
  const { exactText, axisText } = useFigures()
  const { mode, t } = useReport()
  const height = HEIGHT[mode]
  const { ref, width } = useWidth(mode === 'paper' ? 660 : 760, mode === 'screen')
  const [hover, setHover] = useState<number | null>(null)
  const [bars, given] = block.series
  const values = bars?.values ?? []
  const share = given?.values ?? runningShare(values)
  const plot = width - LEFT - RIGHT
  const slot = plot / Math.max(1, values.length)
  const x = (i: number) => LEFT + slot * (i + 0.5)
  const axis = axisFor(values)
  const y = yOf(axis, TOP, height)
  const yShare = yOf({ ticks: [], min: 0, max: 1 }, TOP, height)
  const barWidth = Math.min(36, slot * 0.62)
  return (
    <div className={cx(layout.anchor, styles.chart)} ref={ref}>
      <Legend
        items={[
          { name: bars?.name ?? '' },
          { name: given?.name ?? t.cumulative, colour: seriesColour(1), line: true },
        ]}
      />
      <svg width={width} height={height + TOP + 24} role="img">
        <title>{block.title}</title>
        <ChartFigures block={block} />
        {axis.ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text className={styles.tick} x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {axisText(tick, bars?.unit)}
            </text>
          </g>
        ))}
        <line
          className={styles.markLine}
          x1={LEFT}
          x2={width - RIGHT}
          y1={yShare(0.8)}
          y2={yShare(0.8)}
        />
        {[0, 0.8, 1].map((v) => (
          <text key={v} className={styles.tick} x={width - RIGHT + 6} y={yShare(v) + 4}>
            {percent(v, 0)}
          </text>
        ))}
        {values.map((v, i) => (
          <g
            key={block.categories[i]}
            onPointerEnter={() => setHover(i)}
            onPointerLeave={() => setHover(null)}
          >
            <rect x={LEFT + slot * i} y={TOP} width={slot} height={height} fill="transparent" />
            <rect
              x={x(i) - barWidth / 2}
              y={y(Math.max(0, v ?? 0))}
              width={barWidth}
              height={Math.max(0, y(0) - y(Math.max(0, v ?? 0)))}
              fill={seriesColour(0)}
              rx={1.5}
            />
            <text className={styles.tick} x={x(i)} y={height + TOP + 16} textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
        <path className={styles.line} d={linePath(share, x, yShare)} stroke={seriesColour(1)} />
        {share.map((v, i) =>
          v === null ? null : (
            <circle key={x(i)} cx={x(i)} cy={yShare(v)} r={2.5} fill={seriesColour(1)} />
          ),
        )}
      </svg>
      {hover === null ? null : (
        <Tip
          x={x(hover)}
          width={width}
          title={`${hover + 1}. ${block.categories[hover] ?? ''}`}
          lines={[
            {
              name: bars?.name ?? '',
              value: exactText(values[hover] ?? null, bars?.unit),
              colour: seriesColour(0),
            },
            {
              name: given?.name ?? t.cumulative,
              value: exactText(share[hover] ?? null, 'ratio'),
              colour: seriesColour(1),
            },
          ]}
        />
      )}
    </div>
  )
}

function runningShare(values: readonly (number | null)[]): number[] {
  const sum = values.reduce<number>((a, v) => a + Math.max(0, v ?? 0), 0)
  let running = 0
  return values.map((v) => {
    running += Math.max(0, v ?? 0)
    return sum === 0 ? 0 : running / sum
  })
}
