import charts from '../charts.module.css'
import styles from '../maps.module.css'
import { clipText } from '../shown.ts'
import { useFigures } from '../useFigures.ts'

/** Names and totals of the two sides, and what is between. */
export function FlowHeads(props: {
  width: number
  names: readonly string[]
  sums: readonly number[]
}) {
  const { axisMoney } = useFigures()
  const { width, names, sums } = props
  const places = [
    { x: 0, anchor: 'start', sum: sums[0] },
    { x: width / 2, anchor: 'middle', sum: undefined },
    { x: width, anchor: 'end', sum: sums[1] },
  ] as const
  return places.map(({ x, anchor, sum }, i) => (
    <text key={anchor} x={x} y={14} textAnchor={anchor} className={styles.flowHead}>
      {names[i]}
      {sum === undefined ? null : (
        <tspan className={styles.flowSum} dx={8}>
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
      <tspan key="figures" className={charts.tick}>{`  ${figures}`}</tspan>,
    ]
    return (
      <text className={styles.flowName} x={x} y={y + 4} textAnchor={anchor} xmlSpace="preserve">
        {words}
      </text>
    )
  }
  return (
    <>
      <text className={styles.flowName} x={x} y={y - 2} textAnchor={anchor}>
        {clipText(name, room)}
      </text>
      <text className={charts.tick} x={x} y={y + 12} textAnchor={anchor}>
        {figures}
      </text>
    </>
  )
}
