import type { ChartBlock } from '@xinjian/engine/report/document'
import { useId, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import layout from '../../../ui/styles/layout.module.css'
import { useReport } from '../../context.tsx'
import { ChartFigures } from '../ChartFigures.tsx'
import styles from '../charts.module.css'
import { thin } from '../geometry.ts'
import { Hatch } from '../Hatch.tsx'
import { Legend } from '../Legend.tsx'
import { seriesColour } from '../shown.ts'
import { Tip } from '../Tip.tsx'
import { useFigures } from '../useFigures.ts'
import { useWidth } from '../useWidth.ts'
import { type Painted, TimePanel } from './TimePanel.tsx'

const LEFT = 52
const RIGHT = 8
const MONTHS = 22

/**
 * Months on x. Series of one unit share a panel; every further unit gets a panel of its own below (two scales on one
 * plot are read wrongly). `stacked` piles bars; lines stay lines. Incomplete months are hatched.
 */
export function TimeChart({ block }: { block: ChartBlock }) {
  const { exactText } = useFigures()
  const { mode, t } = useReport()
  const { ref, width } = useWidth(mode === 'paper' ? 660 : 760, mode === 'screen')
  const [hover, setHover] = useState<number | null>(null)
  const hatch = useId()
  const count = block.categories.length
  const plot = width - LEFT - RIGHT
  const slot = plot / Math.max(1, count)
  const x = (i: number) => LEFT + slot * (i + 0.5)
  const series = block.series.map((s, i): Painted => ({ ...s, colour: seriesColour(i) }))
  const panels = groupByPanel(series, block.chart === 'stacked')
  const [first, further] = mode === 'paper' ? [130, 48] : [190, 64]
  const heights = panels.map((_, i) => (i === 0 ? first : further))
  const total = heights.reduce((a, h) => a + h + 12, 0) + MONTHS
  const keep = thin(count, plot, 52)
  let top = 0
  return (
    <div className={cx(layout.anchor, styles.chart)} ref={ref}>
      <Legend
        items={[
          ...series.map((s) => ({ name: s.name, colour: s.colour, line: s.type !== 'bar' })),
          ...(block.partial?.length ? [{ name: t.partial, colour: 'var(--rp-hatch-swatch)' }] : []),
        ]}
      />
      <svg width={width} height={total} viewBox={`0 0 ${width} ${total}`} role="img">
        <title>{block.title}</title>
        <ChartFigures block={block} />
        <defs>
          <Hatch id={hatch} />
        </defs>
        {block.categories.map((category, i) =>
          block.partial?.includes(category) ? (
            <rect
              key={category}
              x={LEFT + slot * i}
              y={0}
              width={slot}
              height={total - MONTHS}
              fill={`url(#${hatch})`}
            />
          ) : null,
        )}
        {hover === null ? null : (
          <rect
            className={styles.hover}
            x={LEFT + slot * hover}
            y={0}
            width={slot}
            height={total - MONTHS}
          />
        )}
        {panels.map((panel, i) => {
          const at = top
          top += heights[i]! + 12
          return (
            <TimePanel
              key={panel[0]!.name}
              series={panel}
              stacked={block.chart === 'stacked'}
              frame={{ left: LEFT, top: at + 8, width: plot, height: heights[i]! - 8, slot }}
              x={x}
            />
          )
        })}
        {block.categories.map((category, i) =>
          keep(i) ? (
            <text key={category} className={styles.tick} x={x(i)} y={total - 6} textAnchor="middle">
              {category}
            </text>
          ) : null,
        )}
        {mode === 'screen'
          ? block.categories.map((category, i) => (
              <rect
                key={category}
                x={LEFT + slot * i}
                y={0}
                width={slot}
                height={total}
                fill="transparent"
                onPointerEnter={() => setHover(i)}
                onPointerLeave={() => setHover(null)}
              />
            ))
          : null}
      </svg>
      {hover === null ? null : (
        <Tip
          x={x(hover)}
          width={width}
          title={
            block.partial?.includes(block.categories[hover]!)
              ? `${block.categories[hover]} · ${t.partial}`
              : block.categories[hover]!
          }
          lines={series.map((s) => ({
            name: s.name,
            value: exactText(s.values[hover] ?? null, s.unit),
            colour: s.colour,
          }))}
        />
      )}
    </div>
  )
}

/** Trend: lines and bars of one unit are still told apart by panel, because bars of counts would hide under lines. */
function groupByPanel(series: readonly Painted[], stacked: boolean): Painted[][] {
  const groups = new Map<string, Painted[]>()
  for (const s of series) {
    const key = stacked && s.type !== 'line' ? `bar:${s.unit}` : (s.unit ?? '')
    groups.set(key, [...(groups.get(key) ?? []), s])
  }
  return [...groups.values()]
}
