import type { RuleResult } from '@xinjian/engine/report/document'
import { openingOf } from '@xinjian/engine/report/findings/claim'
import { judgedOf } from '@xinjian/engine/report/judged'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import { fill } from '../../ui/text.ts'
import { Figure } from '../blocks/Figure.tsx'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import type { Labels } from '../labels.ts'
import { sectionOfRisk, subjectOf } from '../model.ts'
import frame from './frame.module.css'
import { Jump } from './Jump.tsx'
import styles from './summary.module.css'

/** Strengths beside risks; a risk leads to the section where it is shown. Nothing found and nothing judged = no card. */
export function Findings() {
  const { index, shown, mode, t } = useReport()
  const { document } = index
  const opens = (text: string): boolean =>
    mode === 'screen' && openingOf(document.findings.claims, text) !== undefined
  const { strengths, risks } = document.findings
  const judges = document.rules.length > 0
  if (strengths.length === 0 && risks.length === 0 && !judges) return null
  return (
    <div className={cx(layout.one640, styles.findings)}>
      {strengths.length > 0 || judges ? (
        <section className={styles.card}>
          <h3>{t.strengths}</h3>
          {strengths.length === 0 ? (
            <p className={cx(frame.soft, styles.soft)}>{t.noStrengths}</p>
          ) : null}
          <ul>
            {strengths.map((text) => (
              <li key={text}>
                <Opened text={text}>
                  <Original text={text} />
                </Opened>
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
            {risks.map((text) => {
              const section = sectionOfRisk(shown, text)
              const said = <Original text={text} />
              if (opens(text))
                return (
                  <li key={text}>
                    <Opened text={text}>{said}</Opened>
                  </li>
                )
              return <li key={text}>{section ? <Jump to={section}>{said}</Jump> : said}</li>
            })}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/** A sentence that opens the rule or the indicator that it speaks of; on paper, and of older reports, the sentence alone. */
function Opened({ text, children }: { text: string; children: ReactNode }) {
  const { index, say } = useReport()
  const of = openingOf(index.document.findings.claims, text)
  if (of === undefined || subjectOf(index, of) === null) return children
  return (
    <Figure of={of} label={say(text)}>
      {children}
    </Figure>
  )
}

/** "No risk found" is said of the rules that could be judged, and of no others. */
function noRisks(rules: readonly RuleResult[], t: Labels): string {
  const { judged, total } = judgedOf(rules)
  if (judged === 0) return t.noRisksJudged
  return judged < total ? fill(t.noRisksOf, { n: judged }) : t.noRisks
}
