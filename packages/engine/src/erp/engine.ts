import type { ReportEngine } from '../report/engine.ts'
import { decodeFacts, encodeFacts } from './beside/snapshot.ts'
import { ERP_DESK } from './desk.ts'
import type { ErpFacts } from './facts.ts'
import { erpReport } from './report.ts'
import { ERP_SECTION_LINES } from './section-lines.ts'
import { ENGINE_VERSION } from './version.ts'

/** ERP财务报告: what an enterprise's own books tell, and how far others bear them out. It rates no enterprise and suggests no limit. */
export const ERP_ENGINE: ReportEngine<ErpFacts> = {
  kind: 'ERP',
  version: ENGINE_VERSION,
  make: erpReport,
  encode: encodeFacts,
  decode: decodeFacts,
  sections: ERP_SECTION_LINES,
  example: 'whole@2026-02',
  desk: ERP_DESK,
}
