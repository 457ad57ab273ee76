import textStyles from '../../ui/styles/text.module.css'
import styles from './progress.module.css'

const R = 40
const LENGTH = 2 * Math.PI * R

/** Progress as a ring, 0…100, the figure inside. */
export function Ring({ value, label }: { value: number; label: string }) {
  const shown = Math.min(100, Math.max(0, value))
  return (
    <div
      className={styles.ring}
      role="progressbar"
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={label}
    >
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r={R} />
        <circle
          cx="48"
          cy="48"
          r={R}
          className={styles.isDone}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - shown / 100)}
        />
      </svg>
      <b className={textStyles.num}>
        {shown}
        <small>%</small>
      </b>
    </div>
  )
}
