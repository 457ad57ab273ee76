/** The frame that both kinds on lending write into. */
import type { MonthIndex } from '../kit/calendar/window.ts'
import { frameOf } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import type { ReportDocument } from '../report/document.ts'
import type { ReportKind } from '../report/kinds.ts'
import { lendingContext } from './context.ts'
import type { LoanFacts } from './facts.ts'

export function shellReport(
  kind: ReportKind,
  version: string,
  facts: LoanFacts,
  through?: MonthIndex,
): ReportDocument {
  const context = lendingContext(facts, through)
  const { subject, dataCutoff } = facts
  return {
    ...frameOf(
      kind,
      version,
      { registration: subject, dataCutoff },
      { conventions: [], statements: [] },
      [],
    ),
    periods: periodsOf(context, ['L12']),
    verdict: {},
    ...{ findings: { strengths: [], risks: [] }, coverage: {}, quality: [] },
    ...{ indicators: [], rules: [], sections: [] },
  }
}
