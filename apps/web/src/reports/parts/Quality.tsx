import { cx } from '../../ui/cx.ts'
import blocks from '../blocks/blocks.module.css'
import tag from '../blocks/tag.module.css'
import { CoverageMap } from '../charts/time/CoverageMap.tsx'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { periodText } from '../format/window.ts'
import frame from './frame.module.css'
import styles from './method.module.css'

/** What is said of a name may begin with it in the middle of an English sentence. */
const headed = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** B: which months the figures rest on, where they rest on months, and which checks the data passed, where there are checks. */
export function Quality() {
  const { index, lang, t, say, abnormal } = useReport()
  const { coverage } = index.document
  const quality = index.document.quality.filter(({ result }) => !abnormal || result !== 'PASS')
  return (
    <>
      {Object.keys(coverage).length === 0 ? null : (
        <section className={blocks.block}>
          <header>
            <h3>{t.coverage}</h3>
          </header>
          <CoverageMap coverage={coverage} />
        </section>
      )}
      {quality.length === 0 ? null : (
        <section className={blocks.block}>
          <header>
            <h3>{t.checks}</h3>
          </header>
          <ul className={styles.checks}>
            {quality.map((check) => (
              <li key={`${check.check}${check.period}${check.detail}`}>
                <span
                  className={cx(tag.tag, tag[`check-${check.result}` as const])}
                  data-part="flag"
                >
                  {t[check.result]}
                </span>
                <b>{headed(say(check.title))}</b>
                <span className={frame.soft}>
                  {check.period ? periodText(check.period, lang) : t.allMonths}
                </span>
                <p>
                  <Original text={check.detail} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
