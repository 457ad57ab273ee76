import frame from '../parts/frame.module.css'
import styles from './charts.module.css'
export interface TipLine {
  name: string
  value: string
  colour?: string
}

/**
 * The reading beside the pointer. Placed left of the point in the right half, so that it never leaves the card; `y` where
 * the height means something too.
 */
export function Tip(props: {
  x: number
  y?: number
  width: number
  title: string
  lines: readonly TipLine[]
}) {
  const { x, y, width, title, lines } = props
  const side = {
    ...(x > width / 2 ? { right: width - x + 12 } : { left: x + 12 }),
    ...(y === undefined ? {} : { top: y }),
  }
  return (
    <div className={styles.tip} style={side} role="status">
      <strong>{title}</strong>
      {lines.map((line) => (
        <span key={line.name}>
          {line.colour ? <i className={styles.swatch} style={{ background: line.colour }} /> : null}
          {line.name}
          <b className={frame.num}>{line.value}</b>
        </span>
      ))}
    </div>
  )
}
