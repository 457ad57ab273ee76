import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { fill } from '../../ui/text.ts'
import { useReport } from '../context.tsx'
import { datasetName, inOrder } from '../dataset-names.ts'
import { listed } from '../format/marks.ts'
import { periodText } from '../format/window.ts'
import { coverageShare } from '../verdict/coverage-share.ts'
import frame from './frame.module.css'
import styles from './summary.module.css'

/** Months told by name; more of them are counted. */
const NAMED = 4

/** On page one of a report that judges nothing: how many of the months that should be there the figures rest on. */
export function CoverageBrief() {
  const { index, lang, t } = useReport()
  const datasets = inOrder(index.document.coverage)
  if (datasets.length === 0) return null
  return (
    <section className={cx(styles.card, layout.above4, styles.covered)}>
      <h3>{t.coverage}</h3>
      <ul>
        {datasets.map(([dataset, months]) => {
          const { have, empty, missing } = coverageShare(months)
          const need = have + missing.length
          const named = missing.slice(0, NAMED).map((m) => periodText(m, lang))
          return (
            <li key={dataset}>
              <b>{datasetName(dataset, lang)}</b>
              <span className={styles.coveredBar}>
                <i style={{ width: `${need === 0 ? 0 : (have / need) * 100}%` }} />
              </span>
              <span className={frame.num}>{fill(t.monthsOf, { have, need })}</span>
              <small className={textStyles.muted}>
                {[
                  empty > 0 ? fill(t.monthsEmpty, { n: empty }) : '',
                  missing.length === 0
                    ? ''
                    : fill(t.monthsMissing, {
                        months:
                          missing.length > NAMED
                            ? fill(t.monthsMore, { months: listed(named, lang), n: missing.length })
                            : listed(named, lang),
                      }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
