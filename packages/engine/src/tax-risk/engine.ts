import type { JointFacts } from '../joint/facts.ts'
import { decodeFacts, encodeFacts } from '../joint/snapshot.ts'
import type { ReportEngine } from '../report/engine.ts'
import { TAX_RISK_DESK } from './desk.ts'
import { taxRiskReport } from './report.ts'
import { TAX_RISK_SECTION_LINES } from './section-lines.ts'
import { ENGINE_VERSION } from './version.ts'

/** 税务风险报告: every rule of the catalogue, hit, clear or open, with what it rests on and what to do. */
export const TAX_RISK_ENGINE: ReportEngine<JointFacts> = {
  kind: 'TAX_RISK',
  version: ENGINE_VERSION,
  make: taxRiskReport,
  encode: encodeFacts,
  decode: decodeFacts,
  desk: TAX_RISK_DESK,
  sections: TAX_RISK_SECTION_LINES,
  example: 'both@2026-02',
  shows: ['chain@2026-02', 'ties@2026-02', 'public@2026-02', 'lenders@2026-02'],
}
