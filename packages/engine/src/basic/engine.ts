import type { ReportEngine } from '../report/engine.ts'
import { decodeTax, encodeTax, type TaxFacts } from '../tax/part.ts'
import { basicReport } from './report.ts'
import { ENGINE_VERSION } from './version.ts'

/** 企业基础报告: who the enterprise is and how it stands at the bureau. It scores nothing and decides nothing. */
export const BASIC_ENGINE: ReportEngine<TaxFacts> = {
  kind: 'BASIC',
  version: ENGINE_VERSION,
  make: basicReport,
  encode: encodeTax,
  decode: decodeTax,
}
