import { decodeLoans, encodeLoans, type LoanFacts } from '../lending/facts.ts'
import { shellReport } from '../lending/shell.ts'
import type { ReportEngine } from '../report/engine.ts'
import { ENGINE_VERSION } from './version.ts'

export const MULTI_LENDING_ENGINE: ReportEngine<LoanFacts> = {
  kind: 'MULTI_LENDING',
  version: ENGINE_VERSION,
  make: (facts, through) => shellReport('MULTI_LENDING', ENGINE_VERSION, facts, through),
  encode: encodeLoans,
  decode: decodeLoans,
  sections: [],
}
