import frame from '../../parts/frame.module.css'
import styles from '../../parts/summary.module.css'
/** Lower bounds of the grades (domain §6.2); D is a hard reject and has no score of its own. */
export const GRADE_FLOORS: readonly { grade: string; from: number }[] = [
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
const TOP = 900

/** Nine steps of equal width: where the score lies inside its grade is exact, grades themselves are ranks. */
export function scalePosition(score: number): number {
  const last = GRADE_FLOORS.length - 1
  const at = Math.max(
    0,
    GRADE_FLOORS.findLastIndex((g) => score >= g.from),
  )
  const from = GRADE_FLOORS[at]!.from
  const to = at === last ? TOP : GRADE_FLOORS[at + 1]!.from
  const inside = Math.min(1, Math.max(0, (score - from) / (to - from)))
  return (at + inside) / GRADE_FLOORS.length
}

/** The score on the scale D · C … AAA. The grade of the document decides the highlight, never our own table. */
export function GradeScale({ score, grade }: { score: number | null; grade: string }) {
  const steps = ['D', ...GRADE_FLOORS.map((g) => g.grade)]
  const position = score === null || grade === 'D' ? null : scalePosition(score)
  return (
    <div
      className={styles.scale}
      role="img"
      aria-label={`${grade}${score === null ? '' : ` ${score}`}`}
    >
      <ol>
        {steps.map((step, i) => (
          <li key={step} className={step === grade ? styles.on : ''} data-step={i}>
            <i />
            <span>{step}</span>
            <small className={frame.num}>
              {GRADE_FLOORS.find((g) => g.grade === step)?.from ?? ''}
            </small>
          </li>
        ))}
      </ol>
      {position === null ? null : (
        <b className={styles.needle} style={{ left: `${10 + position * 90}%` }} />
      )}
    </div>
  )
}
