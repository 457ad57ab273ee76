import styles from './charts.module.css'

const W = 96
const H = 26

/** A line without axes beside a figure: shape only. Null values leave a gap. */
export function Sparkline({
  values,
  label,
}: {
  values: readonly (number | null)[]
  label: string
}) {
  const known = values.filter((v) => v !== null)
  const min = Math.min(...known)
  const span = Math.max(...known) - min || 1
  const x = (i: number) => 2 + (i / Math.max(1, values.length - 1)) * (W - 4)
  const y = (v: number) => H - 3 - ((v - min) / span) * (H - 6)
  let pen = 'M'
  const path = values
    .map((v, i) => {
      if (v === null) {
        pen = 'M'
        return ''
      }
      const part = `${pen}${x(i).toFixed(1)} ${y(v).toFixed(1)}`
      pen = 'L'
      return part
    })
    .join('')
  const last = values.at(-1)
  return (
    <svg
      className={styles.spark}
      width={W}
      height={H}
      viewBox={`0 0 ${W} ${H}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
      {typeof last === 'number' && <circle cx={x(values.length - 1)} cy={y(last)} r="2.2" />}
    </svg>
  )
}
