import type { ReportEngine } from '../report/engine.ts'
import { decodeTax, encodeTax, type TaxFacts } from '../tax/faces/record-part.ts'
import { BASIC_DESK } from './desk.ts'
import { basicReport } from './report.ts'
import { BASIC_SECTION_LINES } from './section-lines.ts'
import { ENGINE_VERSION } from './version.ts'

/** 企业基础报告: who the enterprise is and how it stands at the bureau. It scores nothing and decides nothing. */
export const BASIC_ENGINE: ReportEngine<TaxFacts> = {
  kind: 'BASIC',
  version: ENGINE_VERSION,
  make: basicReport,
  encode: encodeTax,
  decode: decodeTax,
  desk: BASIC_DESK,
  sections: BASIC_SECTION_LINES,
  example: 'agreeing@2026-02',
}
