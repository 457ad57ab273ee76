import type { ChartBlock } from '@xinjian/engine/report/document'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import layout from '../../../ui/styles/layout.module.css'
import { useReport } from '../../context.tsx'
import { percent } from '../../format/number.ts'
import charts from '../charts.module.css'
import { Legend } from '../Legend.tsx'
import styles from '../maps.module.css'
import { Part } from '../Part.tsx'
import { PartsCanvas } from '../PartsCanvas.tsx'
import { clipText, seriesColour } from '../shown.ts'
import { Tip } from '../Tip.tsx'
import { useFigures } from '../useFigures.ts'
import { useWidth } from '../useWidth.ts'
import { type Tile, treemapLayout } from './treemap-layout.ts'

const PAD = 8
/** Tints of one group, largest first: light enough for dark text, in dark and light. */
const TINTS = [44, 36, 30, 25, 21, 18]

/** Areas by share, one colour per group, name and share written inside where they fit. The legend carries the groups. */
export function Treemap({ block }: { block: ChartBlock }) {
  const { exactText } = useFigures()
  const { mode, t } = useReport()
  const { ref, width } = useWidth(mode === 'paper' ? 660 : 760, mode === 'screen')
  const [read, setRead] = useState<number | null>(null)
  const [series] = block.series
  const height = width < 480 ? 300 : mode === 'paper' ? 150 : 260
  const { groups, tiles } = treemapLayout(series?.values ?? [], block.groups, {
    x: 0,
    y: 0,
    width,
    height,
  })
  const whole = groups.reduce((sum, g) => sum + g.value, 0)
  const shown = tiles.find((tile) => tile.at === read)
  return (
    <div className={cx(layout.anchor, charts.chart)} ref={ref}>
      <Legend
        items={groups.map((g, i) => ({
          name: g.name,
          colour: seriesColour(i),
          value: percent(g.value / whole, 1),
        }))}
      />
      <PartsCanvas title={block.title} width={width} height={height}>
        {tiles.map((tile) => (
          <Part
            key={tile.at}
            block={block}
            at={tile.at}
            label={`${block.categories[tile.at]} ${exactText(tile.value, series?.unit)} ${percent(tile.value / whole)}`}
            onRead={setRead}
          >
            <Area tile={tile} name={block.categories[tile.at] ?? ''} share={tile.value / whole} />
          </Part>
        ))}
      </PartsCanvas>
      {shown ? (
        <Tip
          x={shown.x + shown.width / 2}
          y={Math.min(height - 40, shown.y + shown.height / 2 + 28)}
          width={width}
          title={block.categories[shown.at] ?? ''}
          lines={[
            {
              name: series?.name ?? '',
              value: exactText(shown.value, series?.unit),
              colour: seriesColour(shown.group),
            },
            { name: t.share, value: percent(shown.value / whole) },
            ...(block.keys?.[shown.at] ? [{ name: t.category, value: block.keys[shown.at]! }] : []),
          ]}
        />
      ) : null}
    </div>
  )
}

function Area({ tile, name, share }: { tile: Tile; name: string; share: number }) {
  const { axisMoney } = useFigures()
  const { x, y, width, height, group, rank } = tile
  const colour = seriesColour(group)
  const tint = TINTS[Math.min(rank, TINTS.length - 1)]!
  const large = width > 150 && height > 84
  const size = large ? 15 : 12
  const text = height >= size + 14 && width > 44 ? clipText(name, width - 2 * PAD - 2, size) : ''
  const line = size + 6
  return (
    <g className={styles.area}>
      <rect
        x={x + 1}
        y={y + 1}
        width={Math.max(0, width - 2)}
        height={Math.max(0, height - 2)}
        rx={Math.min(4, width / 4, height / 4)}
        fill={`color-mix(in srgb, ${colour} ${tint}%, var(--surface))`}
        stroke={colour}
      />
      {text ? (
        <text x={x + PAD + 1} y={y + PAD + size} fontSize={size} className={styles.areaName}>
          {text}
        </text>
      ) : null}
      {text && height >= 2 * line + 12 ? (
        <text x={x + PAD + 1} y={y + PAD + size + line} fontSize={large ? 14 : 11.5}>
          {percent(share, 1)}
        </text>
      ) : null}
      {large && height >= 3 * line + 12 ? (
        <text
          x={x + PAD + 1}
          y={y + PAD + size + 2 * line - 2}
          fontSize={12}
          className={styles.areaMore}
        >
          {axisMoney(tile.value)}
        </text>
      ) : null}
    </g>
  )
}
