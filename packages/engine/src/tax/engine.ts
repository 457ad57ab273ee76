import type { ReportEngine } from '../report/engine.ts'
import { TAX_DESK } from './desk/desk.ts'
import type { TaxFacts } from './facts.ts'
import { taxReport } from './report.ts'
import { TAX_SECTION_LINES } from './sections/section-lines.ts'
import { decodeFacts, encodeFacts } from './snapshot.ts'
import { ENGINE_VERSION } from './version.ts'

/** 税务报告: what was declared, filed late or not at all, paid and owed. It suggests no limit and gives no score. */
export const TAX_ENGINE: ReportEngine<TaxFacts> = {
  kind: 'TAX',
  version: ENGINE_VERSION,
  make: taxReport,
  encode: encodeFacts,
  decode: decodeFacts,
  desk: TAX_DESK,
  sections: TAX_SECTION_LINES,
  example: 'agreeing@2026-02',
}
