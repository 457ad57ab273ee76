/** What documents of both kinds on lending have alike: whose, of when, and whether each source was told. */
import { frameOf, type Method } from '../kit/frame.ts'
import { periodsOf } from '../kit/periods.ts'
import type { QualityCheck, ReportDocument } from '../report/document.ts'
import type { ReportKind } from '../report/kinds.ts'
import type { LendingContext } from './context.ts'
import { seen } from './records/seen.ts'
import { roleName, silenceOf } from './told.ts'
import { LENDING_SAYS } from './words.ts'

export interface LendingFrame {
  kind: ReportKind
  version: string
  method: Method
}

/** Whether each subject was told: who was not is named, with the reason. */
const qualityOf = (context: LendingContext): QualityCheck[] =>
  context.facts.subjects.map((subject) => {
    const quiet = silenceOf(subject)
    const n = seen(context).filter(({ record }) => record.subject === subject.role).length
    return {
      check: `TOLD_${subject.role}`,
      title: roleName(subject.role),
      period: null,
      result: quiet ? (quiet.reason === 'FAILED' ? 'FAIL' : 'UNKNOWN') : 'PASS',
      detail: quiet ? quiet.words : LENDING_SAYS.found({ n }),
    }
  })

export const lendingFrame = (
  { kind, version, method }: LendingFrame,
  context: LendingContext,
): Omit<ReportDocument, 'verdict' | 'findings' | 'indicators' | 'rules' | 'sections'> => {
  const { subject, dataCutoff } = context.facts
  return {
    ...frameOf(kind, version, { registration: subject, dataCutoff }, method, []),
    periods: periodsOf(context, ['L12']),
    coverage: {},
    quality: qualityOf(context),
  }
}
