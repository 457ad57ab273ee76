import { useReport } from '../context.tsx'
import styles from './evidence.module.css'
import type { EvidenceAnswer } from './source.ts'

/** The parts a figure is made of, where it is made of several: both legs of a ratio, rows of several datasets. */
export function Legs(props: {
  legs: EvidenceAnswer['legs']
  leg: number
  onChoose: (leg: number) => void
}) {
  const { legs, leg, onChoose } = props
  const { t, say } = useReport()
  if (legs.length < 2) return null
  return (
    <fieldset className={styles.legs} aria-label={t.legs}>
      {legs.map(({ dataset, title, condition }, at) => (
        <button
          key={`${dataset}${condition}`}
          type="button"
          aria-pressed={at === leg}
          title={condition}
          onClick={() => onChoose(at)}
        >
          {legs.filter((leg) => leg.title === title).length > 1
            ? `${say(title)} ${at + 1}`
            : say(title)}
        </button>
      ))}
    </fieldset>
  )
}
