/**
 * The verdict of the tax report: whether anything in returns, payments and records stands against lending. It gives no score and
 * no limit; where nothing stands against it, it says what was looked at and admits nobody: income was not judged beside.
 */

import { FINANCE_GRAVE, FINANCE_SPOKEN_BY } from '../finance/part.ts'
import { optionalDay } from '../kit/calendar/calendar.ts'
import { lastDayOfMonth, monthOfDay } from '../kit/calendar/window.ts'
import { riskOfPart, riskScore } from '../kit/rules/risk.ts'
import { heldRisk, unverifiedGate } from '../kit/unverified.ts'
import { clearDecision } from '../kit/verdict/clear-decision.ts'
import { freshnessOf } from '../kit/verdict/freshness.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import { coverageGate, youngGate } from '../kit/verdict/gates/coverage.ts'
import { freshGate } from '../kit/verdict/gates/freshness.ts'
import { graveFigureGate } from '../kit/verdict/gates/grave-figure.ts'
import { hitsGate } from '../kit/verdict/gates/hits.ts'
import { redLineGate } from '../kit/verdict/gates/red-line.ts'
import type { KnownMonths } from '../kit/verdict/known-months.ts'
import type { Freshness, Verdict } from '../report/document.ts'
import { KIND_SAYS } from '../report/words/kind-words.ts'
import type { TaxReportContext } from './context.ts'
import { absentNames } from './coverage.ts'
import type { ReportBuild, VerdictInput } from './definition.ts'
import type { MonthlyDataset } from './facts.ts'
import { knownFromFiles, recentFiles } from './files/files.ts'
import { spokenByOf } from './findings.ts'
import { PARTS } from './parts.ts'
import { returnMonths } from './returns/months.ts'
import { seenCit, seenVat } from './returns/seen.ts'
import { VERDICT_TABLE } from './verdict-table.ts'
import { TAX_SAYS, TAX_SOURCE_SAYS } from './words.ts'

/** Months of returns that were due, and how many of them the bureau was asked for. */
export const vatMonths = (context: TaxReportContext): KnownMonths => returnMonths(context, 'L12')

const judgedGate: Gate<VerdictInput> = {
  id: 'G-JUDGED',
  about: 'RISK',
  title: TAX_SAYS.judged,
  threshold: TAX_SAYS.judgedAt,
  source: TAX_SAYS.judgedSource,
  judge({ build: { rules, context } }) {
    const judged = rules.filter(({ result }) => result !== 'UNKNOWN').length
    if (judged >= rules.length * context.rules.risk.minJudged) return null
    return {
      level: 'REVIEW',
      text: TAX_SAYS.judgedText({ n: rules.length, judged }),
      ask: TAX_SAYS.judgedAsk,
    }
  },
}

/** Keys of the newest figures of TAX_TOPICS, by fact: red, they are for a person. */
const TAX_GRAVE: readonly (readonly string[])[] = [
  ['T-016.L12', 'T-011.L12', 'T-041.L24'],
  ...FINANCE_GRAVE,
]

/** In the order in which they are asked; what the parts ask stands before the hits. */
export const VERDICT_GATES: readonly Gate<VerdictInput>[] = [
  redLineGate(({ build: { rules } }) => rules),
  youngGate(VERDICT_TABLE.coverage.minMonths, ({ build: { context } }) => vatMonths(context)),
  coverageGate(
    { id: 'G-COVERAGE-VAT', name: TAX_SOURCE_SAYS.vat, minShare: VERDICT_TABLE.coverage.minShare },
    ({ build: { context } }) => vatMonths(context),
  ),
  unverifiedGate(({ build: { context } }) => recentFiles(context)),
  freshGate(TAX_SAYS.filings, VERDICT_TABLE.freshness),
  ...PARTS.flatMap(({ gates = [] }) => gates),
  hitsGate(({ build: { rules } }) => rules),
  graveFigureGate(TAX_GRAVE, { ...spokenByOf(PARTS), ...FINANCE_SPOKEN_BY }),
  judgedGate,
]

const DATASETS: readonly MonthlyDataset[] = ['VAT_RETURN', 'CIT_RETURN']

/** The last day that a collection of returns speaks of. */
function lastLooked({ facts, asOf }: TaxReportContext): number | null {
  const days = DATASETS.flatMap((dataset) => {
    const told = optionalDay(facts.collectedOn?.[dataset])
    const ends = (facts.covered[dataset] ?? []).map(([, last]) => lastDayOfMonth(last))
    return told === null ? ends : [told]
  })
  return days.length ? Math.max(...days.map((day) => Math.min(day, asOf))) : null
}

export function freshness(context: TaxReportContext): Freshness {
  const last = lastLooked(context)
  const declared = [...seenVat(context), ...seenCit(context)].flatMap(
    ({ declaredOn }) => optionalDay(declaredOn) ?? [],
  )
  return freshnessOf(
    {
      judgedOn: optionalDay(context.facts.judgedOn) ?? context.asOf,
      lastRow: declared.length ? Math.max(...declared) : null,
      lastCollected: last,
      lookingBack: context.lookingBack && last !== null && monthOfDay(last) >= context.m0,
      row: TAX_SAYS.filings,
      measure: TAX_SAYS.filingOne,
    },
    VERDICT_TABLE.freshness,
  )
}

/** `warned`: names of the figures that page one warns of. */
export function taxVerdict(build: ReportBuild, warned: readonly string[] = []): Verdict {
  const { context, rules } = build
  const { known, existed } = vatMonths(context)
  const decision = clearDecision({
    ...{ table: VERDICT_TABLE.version, gates: VERDICT_GATES, build, warned },
    freshness: freshness(context),
    data: KIND_SAYS.taxPaymentData,
    absent: absentNames(context),
    coverage: {
      dataset: 'VAT_RETURN',
      name: TAX_SOURCE_SAYS.vat,
      ...{ known, months: existed },
      ...knownFromFiles(context, 'VAT_RETURN'),
    },
  })
  return {
    decision,
    risk: heldRisk(
      riskOfPart(riskScore(rules, context.rules.risk)),
      recentFiles(context).length > 0,
    ),
  }
}
