import type { RuleResult } from '@xinjian/engine/report/document'
import { judgedOf } from '@xinjian/engine/report/judged'
import { cx } from '../../ui/cx.ts'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { fill, type Labels } from '../labels.ts'
import { sectionOfRisk } from '../model.ts'
import frame from './frame.module.css'
import { Jump } from './Jump.tsx'
import styles from './summary.module.css'

const STRENGTHS = 3
const RISKS = 5

/** Three strengths beside up to five risks; a risk leads to the section where it is shown. Nothing found and nothing judged = no card. */
export function Findings() {
  const { index, shown, t } = useReport()
  const { document } = index
  const { strengths, risks } = document.findings
  const judges = document.rules.length > 0
  if (strengths.length === 0 && risks.length === 0 && !judges) return null
  return (
    <div className={styles.findings}>
      {strengths.length > 0 || judges ? (
        <section className={styles.card}>
          <h3>{t.strengths}</h3>
          {strengths.length === 0 ? (
            <p className={cx(frame.soft, styles.soft)}>{t.noStrengths}</p>
          ) : null}
          <ul>
            {strengths.slice(0, STRENGTHS).map((text) => (
              <li key={text}>
                <Original text={text} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {risks.length > 0 || judges ? (
        <section className={cx(styles.card, styles.bad)}>
          <h3>{t.risks}</h3>
          {risks.length === 0 ? (
            <p className={cx(frame.soft, styles.soft)}>{noRisks(document.rules, t)}</p>
          ) : null}
          <ul>
            {risks.slice(0, RISKS).map((text) => {
              const section = sectionOfRisk(shown, text)
              const said = <Original text={text} />
              return <li key={text}>{section ? <Jump to={section}>{said}</Jump> : said}</li>
            })}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/** "No risk found" is said of the rules that could be judged, and of no others. */
function noRisks(rules: readonly RuleResult[], t: Labels): string {
  const { judged, total } = judgedOf(rules)
  if (judged === 0) return t.noRisksJudged
  return judged < total ? fill(t.noRisksOf, { n: judged }) : t.noRisks
}
