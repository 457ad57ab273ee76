import textStyles from '../styles/text.module.css'
import styles from './charts.module.css'
/** A few named counts as horizontal bars with their figures: read at a glance, on paper too. */
export function RankBars(props: {
  rows: readonly { name: string; value: number; colour?: string }[]
  show: (value: number) => string
  label: string
}) {
  const max = Math.max(1, ...props.rows.map((r) => r.value))
  return (
    <ul className={styles.rank} aria-label={props.label}>
      {props.rows.map((row) => (
        <li key={row.name}>
          <span>{row.name}</span>
          <i>
            <i
              style={{
                width: `${(row.value / max) * 100}%`,
                background: row.colour ?? 'var(--series-1)',
              }}
            />
          </i>
          <b className={textStyles.num}>{props.show(row.value)}</b>
        </li>
      ))}
    </ul>
  )
}
