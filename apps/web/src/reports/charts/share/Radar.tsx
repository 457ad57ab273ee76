import type { ChartBlock } from '@xinjian/engine/report/document'
import { ChartFigures } from '../ChartFigures.tsx'
import styles from '../charts.module.css'
import { Legend } from '../Legend.tsx'
import { seriesColour } from '../shown.ts'
import { useFigures } from '../useFigures.ts'

const SIZE = 260
const R = 84

/** Dimensions around a circle; scale 0…1, 0…100 or 0…largest value, whichever the values need. */
export function Radar({ block }: { block: ChartBlock }) {
  const { exactText } = useFigures()
  const n = block.categories.length
  const largest = Math.max(0, ...block.series.flatMap((s) => s.values.map((v) => v ?? 0)))
  const max = largest <= 1 ? 1 : Math.max(largest, 100)
  const point = (i: number, share: number) => {
    const a = (i / n) * 2 * Math.PI - Math.PI / 2
    return { x: SIZE / 2 + R * share * Math.cos(a), y: SIZE / 2 - 6 + R * share * Math.sin(a) }
  }
  /** A dimension that is not known is no corner: at the centre it would look like the least there is. */
  const ring = (share: number | ((i: number) => number | null)) =>
    block.categories
      .flatMap((_, i) => {
        const at = typeof share === 'number' ? share : share(i)
        return at === null ? [] : [point(i, at)]
      })
      .map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`)
      .join(' ')
  const known = (i: number) => block.series.some((s) => s.values[i] != null)
  return (
    <div className={styles.radar}>
      {block.series.length > 1 ? (
        <Legend items={block.series.map((s) => ({ name: s.name }))} />
      ) : null}
      <svg width={SIZE} height={SIZE - 20} viewBox={`0 0 ${SIZE} ${SIZE - 20}`} role="img">
        <title>{block.title}</title>
        <ChartFigures block={block} />
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <polygon key={share} className={styles.gridShape} points={ring(share)} />
        ))}
        {block.categories.map((name, i) => {
          const end = point(i, 1)
          const label = point(i, 1.2)
          const middle = Math.abs(label.x - SIZE / 2) < 12
          return (
            <g key={name}>
              <line className={styles.grid} x1={SIZE / 2} y1={SIZE / 2 - 6} x2={end.x} y2={end.y} />
              <text
                className={styles.tick}
                x={label.x}
                y={label.y + 4}
                textAnchor={middle ? 'middle' : label.x > SIZE / 2 ? 'start' : 'end'}
              >
                {known(i) ? name : `${name} --`}
              </text>
            </g>
          )
        })}
        {block.series.map((s, k) => (
          <polygon
            key={s.name}
            className={styles.radarShape}
            points={ring((i) => {
              const value = s.values[i] ?? null
              return value === null ? null : value / max
            })}
            fill={seriesColour(k)}
            stroke={seriesColour(k)}
          >
            <title>
              {block.categories
                .map((name, i) => `${name} ${exactText(s.values[i] ?? null, s.unit)}`)
                .join('\n')}
            </title>
          </polygon>
        ))}
      </svg>
    </div>
  )
}
