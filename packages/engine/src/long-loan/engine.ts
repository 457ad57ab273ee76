import type { MonthIndex } from '../kit/calendar/window.ts'
import { findingsOf, openWords } from '../kit/findings.ts'
import { type LendingBuild, lendingContext } from '../lending/context.ts'
import { decodeLoans, encodeLoans, type LoanFacts } from '../lending/facts.ts'
import { LENDING_METHOD_SAYS as SAYS } from '../lending/method-words.ts'
import { lendingFrame } from '../lending/report.ts'
import { sectionLines, sectionsOf } from '../lending/sections/list.ts'
import type { ReportDocument } from '../report/document.ts'
import type { ReportEngine } from '../report/engine.ts'
import { INDICATORS, METHOD, SECTIONS } from './parts.ts'
import { ENGINE_VERSION } from './version.ts'

/** `through`: last complete month of the report; default: the last one before the cut-off. */
function make(facts: LoanFacts, through?: MonthIndex): ReportDocument {
  const context = lendingContext(facts, through)
  const indicator = INDICATORS.of(context)
  const indicators = [...INDICATORS.keys].map(indicator)
  const build: LendingBuild = { context, indicator, indicators, rules: [] }
  const open = openWords([{ key: 'LL-01.LATEST', text: SAYS.openDebt }], indicator)
  return {
    ...lendingFrame({ kind: 'LONG_LOAN', version: ENGINE_VERSION, method: METHOD }, context),
    verdict: {},
    findings: findingsOf(build, [], {}, { open }),
    indicators,
    rules: [],
    sections: sectionsOf(build, SECTIONS),
  }
}

/** 中长期负债报告: the other reading of the name, debt for years as statements tell it. It judges nothing. */
export const LONG_LOAN_ENGINE: ReportEngine<LoanFacts> = {
  kind: 'LONG_LOAN',
  version: ENGINE_VERSION,
  make,
  encode: encodeLoans,
  decode: decodeLoans,
  sections: sectionLines(SECTIONS),
  example: 'crowded@2026-10',
}
