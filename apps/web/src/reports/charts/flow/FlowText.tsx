import { axisMoney } from '../../format/number.ts'
import { clipText } from '../shown.ts'

/** Names and totals of the two sides, and what is between. */
export function FlowHeads(props: {
  width: number
  names: readonly string[]
  sums: readonly number[]
}) {
  const { width, names, sums } = props
  const places = [
    { x: 0, anchor: 'start', sum: sums[0] },
    { x: width / 2, anchor: 'middle', sum: undefined },
    { x: width, anchor: 'end', sum: sums[1] },
  ] as const
  return places.map(({ x, anchor, sum }, i) => (
    <text key={anchor} x={x} y={14} textAnchor={anchor} className="rp-flow-head">
      {names[i]}
      {sum === undefined ? null : (
        <tspan className="rp-flow-sum" dx={8}>
          {sum > 0 ? axisMoney(sum) : '--'}
        </tspan>
      )}
    </text>
  ))
}

/** Name and figures beside a node. */
export function FlowLabel(props: {
  x: number
  y: number
  anchor: 'start' | 'end'
  room: number
  name: string
  figures: string
  /** Name and figures below each other, or beside each other where the node is thin. */
  lines: 1 | 2
}) {
  const { x, y, anchor, room, name, figures, lines } = props
  if (lines === 1) {
    const rest = room - figures.length * 6.6 - 8
    const words = [
      <tspan key="name">{clipText(name, rest)}</tspan>,
      <tspan key="figures" className="rp-tick">{`  ${figures}`}</tspan>,
    ]
    return (
      <text className="rp-flow-name" x={x} y={y + 4} textAnchor={anchor} xmlSpace="preserve">
        {words}
      </text>
    )
  }
  return (
    <>
      <text className="rp-flow-name" x={x} y={y - 2} textAnchor={anchor}>
        {clipText(name, room)}
      </text>
      <text className="rp-tick" x={x} y={y + 12} textAnchor={anchor}>
        {figures}
      </text>
    </>
  )
}
