import type { KpiBlock, ReportDocument } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import { Kpis } from '../blocks/Kpis.tsx'
import { useReport } from '../context.tsx'
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
  const { score, limit, risk } = index.document.verdict
  const cards = [score, limit, risk].filter(Boolean).length
  return (
    <>
      {cards > 0 ? (
        <div
          className={cx(
            styles.verdict,
            cards === 1 && styles.verdict1,
            cards === 3 && styles.verdict3,
          )}
          data-part="verdict"
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
    </>
  )
}

function KeyFigures() {
  const { index, t } = useReport()
  const block = firstKpis(index.document)
  return block ? <Kpis block={{ ...block, id: 'summary.kpis', title: t.keyFigures }} /> : null
}

/** The figures that the body of a report opens with. */
function firstKpis(document: ReportDocument): KpiBlock | undefined {
  return document.sections.flatMap((s) => s.blocks).find((block) => block.kind === 'kpis')
}
