import type { ChartBlock } from '@xinjian/engine/report/document'
import { percent } from '../format/number.ts'
import { arcPath } from './geometry.ts'
import { exactText, seriesColour } from './shown.ts'

const MAX_PARTS = 7

interface Part {
  name: string
  value: number
}

/** Shares of a whole with their list: name, value, share. More than seven parts: the smallest are joined as 其他. */
export function Donut({ block }: { block: ChartBlock }) {
  const series = block.series[0]
  const parts = joined(
    block.categories
      .map((name, i): Part => ({ name, value: series?.values[i] ?? 0 }))
      .filter((p) => p.value > 0),
  )
  const sum = parts.reduce((a, p) => a + p.value, 0)
  let turn = 0
  return (
    <div className="rp-donut">
      <svg width="120" height="120" viewBox="0 0 120 120" role="img">
        <title>{block.title}</title>
        {parts.map((part, i) => {
          const from = turn
          turn += part.value / sum
          return (
            <path
              key={part.name}
              d={arcPath(60, 60, 58, 37, from, turn)}
              fill={seriesColour(i)}
              className="rp-slice"
            >
              <title>{`${part.name} ${exactText(part.value, series?.unit)}`}</title>
            </path>
          )
        })}
        <text x="60" y="58" textAnchor="middle" className="rp-donut-head rp-num">
          {percent((parts[0]?.value ?? 0) / sum, 1)}
        </text>
        <text x="60" y="74" textAnchor="middle" className="rp-tick">
          {clip(parts[0]?.name ?? '')}
        </text>
      </svg>
      <ol>
        {parts.map((part, i) => (
          <li key={part.name} title={exactText(part.value, series?.unit)}>
            <i className="rp-swatch" style={{ background: seriesColour(i) }} />
            <span>{part.name}</span>
            <b className="rp-num">{percent(part.value / sum, 1)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

function joined(parts: Part[]): Part[] {
  const sorted = parts.toSorted((a, b) => b.value - a.value)
  if (sorted.length <= MAX_PARTS) return sorted
  const rest = sorted.slice(MAX_PARTS - 1)
  return [
    ...sorted.slice(0, MAX_PARTS - 1),
    { name: `其他 ${rest.length} 项`, value: rest.reduce((a, p) => a + p.value, 0) },
  ]
}

const clip = (name: string): string => (name.length > 6 ? `${name.slice(0, 5)}…` : name)
