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
      {legs.map(({ dataset, name, condition }, at) => (
        <button
          key={`${dataset}${name}${condition}`}
          type="button"
          aria-pressed={at === leg}
          title={condition}
          onClick={() => onChoose(at)}
        >
          {name === undefined ? numbered(legs, at, say) : say(name)}
        </button>
      ))}
    </fieldset>
  )
}

/** Of a report made before legs had names: what the rows are, and which of several. */
function numbered(legs: EvidenceAnswer['legs'], at: number, say: (text: string) => string): string {
  const { title } = legs[at]!
  return legs.filter((leg) => leg.title === title).length > 1
    ? `${say(title)} ${at + 1}`
    : say(title)
}
