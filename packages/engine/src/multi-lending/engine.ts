import type { MonthIndex } from '../kit/calendar/window.ts'
import { deskOfParts } from '../kit/desk.ts'
import { findingsOf, openWords } from '../kit/findings.ts'
import { judgeRules } from '../kit/rules/rule-set.ts'
import { tellBook } from '../kit/rules/tell-book.ts'
import { warnedIn } from '../kit/verdict/nothing-against.ts'
import { type LendingBuild, type LendingContext, lendingContext } from '../lending/context.ts'
import { decodeLoans, encodeLoans, type LoanFacts } from '../lending/facts.ts'
import { LENDING_METHOD_SAYS as SAYS } from '../lending/method-words.ts'
import { lendingFrame } from '../lending/report.ts'
import { LENDING_RULES } from '../lending/rules/rules.ts'
import { sectionLines, sectionsOf } from '../lending/sections/list.ts'
import { silenceOf, silentPersons } from '../lending/told.ts'
import { levelOf } from '../lending/verdict/level.ts'
import { lendingDecision } from '../lending/verdict/verdict.ts'
import type { Claim, ReportDocument } from '../report/document.ts'
import type { ReportEngine } from '../report/engine.ts'
import { INDICATORS, METHOD, SECTIONS } from './parts.ts'
import { ENGINE_VERSION } from './version.ts'

/** Rules that speak of a figure already. */
const SPOKEN_BY = {
  'ML-01': ['R-ML01'],
  'ML-02': ['R-ML02'],
  'ML-03': ['R-ML03'],
  'ML-04': ['R-ML04'],
  'ML-05': ['R-ML05'],
  'ML-06': ['R-ML06'],
  'ML-07': ['R-ML07'],
  'ML-08': ['R-ML08'],
}

function ruled(context: LendingContext): Omit<LendingBuild, 'indicators'> {
  const indicator = INDICATORS.of(context)
  return { context, indicator, rules: judgeRules(LENDING_RULES, { context, indicator }) }
}

/** Whose own debts are in no figure. */
function openPersons(context: LendingContext): Claim[] {
  const silent = silentPersons(context).map((subject) => silenceOf(subject)!.words)
  return silent.length === 0
    ? []
    : [{ id: 'open:PERSONS', args: {}, text: SAYS.openPersons({ silent }) }]
}

const findings = (build: LendingBuild): ReportDocument['findings'] =>
  findingsOf(
    build,
    [
      {
        key: 'ML-02.M6.asOf',
        say: (n) => SAYS.calm({ n, day: build.context.today }),
        // It is calm as a whole, and of everybody who is known.
        holds: () =>
          levelOf(build.context, build.indicators).level === 'LOW' &&
          silentPersons(build.context).length === 0,
      },
    ],
    SPOKEN_BY,
    {
      open: [
        ...openWords(
          [
            { key: 'ML-02.M6.asOf', text: SAYS.open },
            { key: 'ML-05.L12', text: SAYS.openAuths },
          ],
          build.indicator,
        ),
        ...openPersons(build.context),
      ],
    },
  )

/** `through`: last complete month of the report; default: the last one before the cut-off. */
function make(facts: LoanFacts, through?: MonthIndex): ReportDocument {
  const context = lendingContext(facts, through)
  const found = ruled(context)
  const build: LendingBuild = { ...found, indicators: [...INDICATORS.keys].map(found.indicator) }
  const told = findings(build)
  const document: ReportDocument = {
    ...lendingFrame({ kind: 'MULTI_LENDING', version: ENGINE_VERSION, method: METHOD }, context),
    verdict: { decision: lendingDecision(build, warnedIn(told, build.indicators)) },
    findings: told,
    indicators: [...build.indicators],
    rules: [...build.rules],
    sections: sectionsOf(build, SECTIONS),
  }
  return tellBook(document, context.desk)
}

/** 多头借贷报告: who asked whom for money, as lenders tell it. It admits nobody. */
export const MULTI_LENDING_ENGINE: ReportEngine<LoanFacts> = {
  kind: 'MULTI_LENDING',
  version: ENGINE_VERSION,
  make,
  encode: encodeLoans,
  decode: decodeLoans,
  sections: sectionLines(SECTIONS),
  example: 'crowded@2026-10',
  desk: deskOfParts({
    parts: [{ rules: LENDING_RULES }],
    rule(facts, through) {
      const build = { ...ruled(lendingContext(facts, through)), indicators: [] }
      return { rules: build.rules, verdict: { decision: lendingDecision(build) } }
    },
  }),
}
