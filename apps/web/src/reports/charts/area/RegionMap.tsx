import type { ChartBlock } from '@xinjian/engine/report/document'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import layout from '../../../ui/styles/layout.module.css'
import { useReport } from '../../context.tsx'
import { percent } from '../../format/number.ts'
import charts from '../charts.module.css'
import { type HeatStep, intensity } from '../geometry.ts'
import styles from '../maps.module.css'
import { Part } from '../Part.tsx'
import { PartsCanvas } from '../PartsCanvas.tsx'

import { Tip } from '../Tip.tsx'
import { HeatLegend } from '../time/CalendarMap.tsx'
import { useFigures } from '../useFigures.ts'
import { useWidth } from '../useWidth.ts'
import { RegionEnds, RegionRanks } from './RegionSide.tsx'
import { TILE_COLUMNS, TILE_PLACES, TILE_ROWS } from './tile-places.ts'

const LARGEST_TILE = 54

/**
 * Shares by province: one tile each, roughly where it lies, darker for more, with name and share inside, so that it reads
 * in grey print too; beside it the largest. Nothing is drawn that is not in the block: an empty tile is no business.
 */
export function RegionMap({ block }: { block: ChartBlock }) {
  const { exactText } = useFigures()
  const { mode, t, say } = useReport()
  const { ref, width } = useWidth(mode === 'paper' ? 340 : 432, mode === 'screen')
  const [read, setRead] = useState<number | null>(null)
  const [series] = block.series
  const values = block.categories.map((_, i) => Math.max(0, series?.values[i] ?? 0))
  const whole = values.reduce((sum, v) => sum + v, 0)
  const tile = Math.min(LARGEST_TILE, Math.floor(width / TILE_COLUMNS))
  const placeOf = new Map((block.keys ?? []).map((key, i) => [key, i]))
  const known = values.filter((_, i) => block.keys?.[i])
  const largest = Math.max(0, ...known)
  const share = (value: number) => (whole > 0 ? value / whole : 0)
  const place = read === null ? undefined : TILE_PLACES[block.keys?.[read] ?? '']
  return (
    <div className={styles.region}>
      <div className={cx(layout.anchor, charts.chart, styles.regionMap)} ref={ref}>
        <PartsCanvas title={block.title} width={tile * TILE_COLUMNS} height={tile * TILE_ROWS}>
          {Object.entries(TILE_PLACES).map(([code, { name, column, row }]) => {
            const at = placeOf.get(code)
            const value = at === undefined ? 0 : values[at]!
            return (
              <Part
                key={code}
                block={block}
                at={at ?? null}
                label={`${say(name)} ${exactText(value, series?.unit)} ${percent(share(value))}`}
                onRead={setRead}
              >
                <Tile
                  x={column * tile}
                  y={row * tile}
                  size={tile}
                  name={say(name)}
                  share={at === undefined ? null : share(value)}
                  step={intensity(value, largest)}
                  own={code === block.own}
                />
              </Part>
            )
          })}
        </PartsCanvas>
        {read === null || !place ? null : (
          <Tip
            x={place.column * tile + tile / 2}
            y={(place.row + 1) * tile + 6}
            width={width}
            title={block.categories[read]!}
            lines={[
              { name: series?.name ?? '', value: exactText(values[read]!, series?.unit) },
              { name: t.share, value: percent(share(values[read]!)) },
            ]}
          />
        )}
      </div>
      <div className={styles.regionSide}>
        <RegionEnds block={block} values={values} whole={whole} />
        <RegionRanks block={block} values={values} whole={whole} read={read} />
        <div className={styles.regionLegend}>
          <HeatLegend />
          {block.own ? (
            <span>
              <i className={styles.own} />
              {t.homeProvince}
            </span>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function Tile(props: {
  x: number
  y: number
  size: number
  name: string
  share: number | null
  step: HeatStep
  own: boolean
}) {
  const { x, y, size, name, share, step, own } = props
  const middle = x + size / 2
  const small = size < 48
  return (
    <g className={cx(styles.tile, styles[`tile-${step}` as const])}>
      <rect
        className={charts[`heat-${step}` as const]}
        x={x + 1.5}
        y={y + 1.5}
        width={size - 3}
        height={size - 3}
        rx={5}
      />
      {own ? (
        <rect
          className={styles.ownFrame}
          x={x + 1.5}
          y={y + 1.5}
          width={size - 3}
          height={size - 3}
          rx={5}
        />
      ) : null}
      <text
        x={middle}
        y={y + size * (share === null ? 0.5 : 0.44) + (share === null ? 4 : 0)}
        textAnchor="middle"
        fontSize={small ? 11 : 12.5}
      >
        {name}
      </text>
      {share === null ? null : (
        <text x={middle} y={y + size * 0.74} textAnchor="middle" fontSize={small ? 9.5 : 11}>
          {shortShare(share)}
        </text>
      )}
    </g>
  )
}

/** Inside a tile: two significant places at most; a sliver is not 0 %. */
const shortShare = (share: number): string =>
  share > 0 && share < 0.001 ? '<0.1%' : percent(share, share < 0.0995 ? 1 : 0)
