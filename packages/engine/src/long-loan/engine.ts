import { decodeLoans, encodeLoans, type LoanFacts } from '../lending/facts.ts'
import { shellReport } from '../lending/shell.ts'
import type { ReportEngine } from '../report/engine.ts'
import { ENGINE_VERSION } from './version.ts'

export const LONG_LOAN_ENGINE: ReportEngine<LoanFacts> = {
  kind: 'LONG_LOAN',
  version: ENGINE_VERSION,
  make: (facts, through) => shellReport('LONG_LOAN', ENGINE_VERSION, facts, through),
  encode: encodeLoans,
  decode: decodeLoans,
  sections: [],
}
