import textStyles from '../../ui/styles/text.module.css'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import styles from './method.module.css'

/** E: sources, limits of use, objections, as the engine wrote them. */
export function Statement() {
  const { index, say } = useReport()
  return (
    <dl className={styles.statement}>
      {index.document.statements.map((s) => (
        <div key={s.title}>
          <dt className={textStyles.bold}>{say(s.title)}</dt>
          <dd className={textStyles.soft}>
            <Original text={s.text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
