import { cx } from '../../ui/cx.ts'
import frame from '../parts/frame.module.css'
import styles from './charts.module.css'
import { seriesColour } from './shown.ts'

export interface LegendItem {
  name: string
  colour?: string
  value?: string | undefined
  line?: boolean
}

/** Names of the series above a chart; colour is never the only carrier: order and name go with it. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className={styles.legend}>
      {items.map((item, i) => (
        <li key={item.name}>
          <i
            className={item.line ? cx(styles.swatch, styles.swatchLine) : styles.swatch}
            style={{ background: item.colour ?? seriesColour(i) }}
          />
          {item.name}
          {item.value === undefined ? null : <b className={frame.num}>{item.value}</b>}
        </li>
      ))}
    </ul>
  )
}
