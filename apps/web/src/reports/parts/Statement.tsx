import { useReport } from '../context.tsx'
import styles from './method.module.css'

/** E: sources, limits of use, objections, as the engine wrote them. */
export function Statement() {
  const { index } = useReport()
  return (
    <dl className={styles.statement}>
      {index.document.statements.map((s) => (
        <div key={s.title}>
          <dt>{s.title}</dt>
          <dd>{s.text}</dd>
        </div>
      ))}
    </dl>
  )
}
