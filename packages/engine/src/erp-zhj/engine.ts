import { deskOfParts } from '../kit/desk.ts'
import type { ReportEngine } from '../report/engine.ts'
import { shopContext } from './context.ts'
import type { ErpZhjFacts } from './facts.ts'
import { erpZhjReport } from './report.ts'
import { ruled } from './ruled.ts'
import { RULE_SETS } from './rules.ts'
import { ERP_ZHJ_SECTION_LINES } from './section-lines.ts'
import { decodeFacts, encodeFacts } from './snapshot.ts'
import { shopDecision } from './verdict.ts'
import { ENGINE_VERSION } from './version.ts'

/** 智慧记报告: what a shop keeps of its sales, stock and money, and whether others bear it out. It admits nobody. */
export const ERP_ZHJ_ENGINE: ReportEngine<ErpZhjFacts> = {
  kind: 'ERP_ZHJ',
  version: ENGINE_VERSION,
  make: erpZhjReport,
  encode: encodeFacts,
  decode: decodeFacts,
  sections: ERP_ZHJ_SECTION_LINES,
  example: 'shop@2026-02',
  desk: deskOfParts({
    parts: RULE_SETS.map((rules) => ({ rules })),
    rule(facts, through) {
      const build = { ...ruled(shopContext(facts, through)), indicators: [] }
      return { rules: build.rules, verdict: { decision: shopDecision(build) } }
    },
  }),
}
