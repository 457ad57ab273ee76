import { useFirmShown, useReport } from '../context.tsx'
import { lead } from '../format/marks.ts'
import { isTold, standOf } from '../verdict/stand.ts'
import styles from './one-sheet.module.css'

/** Reasons beside the first; more stand in the report online. */
const FURTHER = 4

/** What the report comes to and why, how old it is, and what the enterprise comes to by all its reports: a line each. */
export function SheetVerdict() {
  const { t, index } = useReport()
  const line = useFirmShown()?.line
  const { decision, level } = standOf(index.document)
  if (!decision || !level) return null
  const further = decision.reasons.filter((reason) => !isTold(decision, reason))
  return (
    <section className={styles.verdict} data-level={level} data-part="verdict">
      <p>
        <b>{t[level]}</b>
        {decision.text.replace(lead(t[level], 'zh'), '')}
      </p>
      {further.length > 0 ? (
        <ul>
          {further.slice(0, FURTHER).map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      ) : null}
      <p>
        <b>{t.freshness}</b>
        {decision.freshness.text}
      </p>
      {line ? (
        <p>
          <b>{t.firm}</b>
          {line.text}
        </p>
      ) : null}
    </section>
  )
}
