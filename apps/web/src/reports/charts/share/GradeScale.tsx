import frame from '../../parts/frame.module.css'
import styles from '../../parts/summary.module.css'

type Floor = { grade: string; from: number | null }

/** Of the first card, whose documents do not say theirs (domain §6.2); D is a hard reject and has no score of its own. */
export const GRADE_FLOORS: readonly Floor[] = [
  { grade: 'C', from: 350 },
  { grade: 'CC', from: 450 },
  { grade: 'CCC', from: 500 },
  { grade: 'B', from: 550 },
  { grade: 'BB', from: 600 },
  { grade: 'BBB', from: 650 },
  { grade: 'A', from: 700 },
  { grade: 'AA', from: 750 },
  { grade: 'AAA', from: 800 },
]
/** What the first and the last grade are drawn as, where nothing bounds them. */
const OPEN = 100

/** Steps of equal width: where the score lies inside its grade is exact, grades themselves are ranks. */
export function scalePosition(score: number, floors = GRADE_FLOORS): number {
  const at = Math.max(
    0,
    floors.findLastIndex(({ from }) => from === null || score >= from),
  )
  const next = floors[at + 1]?.from ?? null
  const from = floors[at]?.from ?? (next ?? 0) - OPEN
  const inside = Math.min(1, Math.max(0, (score - from) / ((next ?? from + OPEN) - from)))
  return (at + inside) / floors.length
}

/** The score on the scale D · C … as its card has it. The grade of the document decides the highlight, never our own table. */
export function GradeScale(props: {
  score: number | null
  grade: string
  /** Worst first; absent in documents of the first card. */
  floors?: readonly Floor[] | undefined
}) {
  const { score, grade, floors = GRADE_FLOORS } = props
  const steps: Floor[] = [{ grade: 'D', from: null }, ...floors]
  const position = score === null || grade === 'D' ? null : scalePosition(score, floors)
  const first = 100 / steps.length
  return (
    <div
      className={styles.scale}
      role="img"
      aria-label={`${grade}${score === null ? '' : ` ${score}`}`}
    >
      <ol>
        {steps.map((step, i) => (
          <li
            key={step.grade}
            className={step.grade === grade ? styles.on : ''}
            data-step={stepOf(i, steps.length)}
          >
            <i />
            <span>{step.grade}</span>
            <small className={frame.num}>{step.from ?? ''}</small>
          </li>
        ))}
      </ol>
      {position === null ? null : (
        <b className={styles.needle} style={{ left: `${first + position * (100 - first)}%` }} />
      )}
    </div>
  )
}

/** Colours are of ten steps; fewer ones spread over them. */
const stepOf = (i: number, steps: number): number =>
  Math.round((i * GRADE_FLOORS.length) / (steps - 1))
