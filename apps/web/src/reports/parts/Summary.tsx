import type { Decision, KpiBlock, ReportDocument, Verdict } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import { Kpis } from '../blocks/Kpis.tsx'
import { useReport } from '../context.tsx'
import { Advice } from '../verdict/Advice.tsx'
import { Policies } from '../verdict/Policies.tsx'
import { Reasons } from '../verdict/Reasons.tsx'
import verdict from '../verdict/verdict.module.css'
import { CoverageBrief } from './CoverageBrief.tsx'
import { Findings } from './Findings.tsx'
import { LimitCard } from './LimitCard.tsx'
import { RiskCard } from './RiskCard.tsx'
import { ScoreCard } from './ScoreCard.tsx'
import { ScoreReasons } from './ScoreReasons.tsx'
import styles from './summary.module.css'

/**
 * A: what a credit officer needs before reading on. What a kind of report does not judge has no card; one that judges nothing
 * opens with its key figures and with what they rest on.
 */
export function Summary() {
  const { index } = useReport()
  const { decision } = index.document.verdict
  const { score, limit, risk } = ratedOf(index.document)
  const cards = [score, limit, risk].filter(Boolean).length
  return (
    <>
      {decision && isFounded(decision) ? (
        <div className={verdict.reasons}>
          <Reasons reasons={decision.reasons} table={decision.table} />
          <Advice decision={decision} />
        </div>
      ) : null}
      {cards > 0 ? (
        <div
          className={cx(
            layout.one640,
            styles.verdict,
            cards === 1 && styles.verdict1,
            cards === 3 && styles.verdict3,
          )}
        >
          {score ? <ScoreCard score={score} /> : null}
          {limit ? <LimitCard limit={limit} /> : null}
          {risk ? <RiskCard risk={risk} /> : null}
        </div>
      ) : (
        <KeyFigures />
      )}
      <Findings />
      {cards === 0 ? <CoverageBrief /> : null}
      {score ? <ScoreReasons score={score} /> : null}
      {decision ? <Policies policies={decision.policies} /> : null}
    </>
  )
}

/** Whether there is anything to say of a verdict: on paper an empty box between a title and what follows is a place to break. */
const isFounded = ({ reasons, changes, asks }: Decision): boolean =>
  reasons.length + changes.length + asks.length > 0

/** What is judged and may be shown: where the data carry no rating, neither score nor limit is. */
const ratedOf = ({ verdict: { decision, score, limit, risk } }: ReportDocument): Verdict =>
  decision?.level === 'UNRATABLE'
    ? { ...(risk && { risk }) }
    : { ...(score && { score }), ...(limit && { limit }), ...(risk && { risk }) }

function KeyFigures() {
  const { index, t } = useReport()
  const block = firstKpis(index.document)
  return block ? <Kpis block={{ ...block, id: 'summary.kpis', title: t.keyFigures }} /> : null
}

/** The figures that the body of a report opens with. */
function firstKpis(document: ReportDocument): KpiBlock | undefined {
  return document.sections.flatMap((s) => s.blocks).find((block) => block.kind === 'kpis')
}
