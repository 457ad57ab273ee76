import type { ReportEngine } from '../report/engine.ts'
import { ERP_ITEM_DESK } from './desk.ts'
import type { ErpItemFacts } from './facts.ts'
import { erpItemReport } from './report.ts'
import { ERP_ITEM_SECTION_LINES } from './section-lines.ts'
import { decodeFacts, encodeFacts } from './snapshot.ts'
import { ENGINE_VERSION } from './version.ts'

/** 存货报告: what is in stock by the enterprise's own books, how old, how fast, and what of it can be pledged. It admits nobody. */
export const ERP_ITEM_ENGINE: ReportEngine<ErpItemFacts> = {
  kind: 'ERP_ITEM',
  version: ENGINE_VERSION,
  make: erpItemReport,
  encode: encodeFacts,
  decode: decodeFacts,
  sections: ERP_ITEM_SECTION_LINES,
  example: 'lively@2026-02',
  desk: ERP_ITEM_DESK,
}
