/**
 * The verdict of the shop report: whether anything in what a shop keeps stands against lending. The shop enters it itself, so there is no
 * score, no limit and no level of risk, and nobody is admitted.
 */
import { optionalDay } from '../kit/calendar/calendar.ts'
import { freshnessOf } from '../kit/verdict/freshness.ts'
import { type Gate, judgeGates, weigh } from '../kit/verdict/gate.ts'
import { coverageGate, youngGate } from '../kit/verdict/gates/coverage.ts'
import { freshGate } from '../kit/verdict/gates/freshness.ts'
import { hitsGate } from '../kit/verdict/gates/hits.ts'
import { knownMonths } from '../kit/verdict/known-months.ts'
import { nothingAgainst } from '../kit/verdict/nothing-against.ts'
import { DECISION_WORDS } from '../kit/verdict/words.ts'
import type { Decision, Freshness } from '../report/document.ts'
import { withoutStop } from '../report/limit/without-stop.ts'
import type { ShopBuild, ShopContext } from './context.ts'
import { ERP_ZHJ_SAYS as SAYS } from './words.ts'

/** A changed number is a new `version`, which the document carries. */
export const VERDICT_TABLE = {
  version: 'erp-zhj-verdict-2026.1',
  coverage: { minMonths: 12, minShare: 0.75 },
  freshness: { yellowDays: 45, redDays: 90, voidDays: 180, silentDays: 60 },
} as const

interface Input {
  build: ShopBuild
  freshness: Freshness
}

const months = ({ series, span }: ShopContext) => knownMonths(series.SALES_LINE, span('L12'))

/** Nothing that a lender reads rests on the shop's own word alone without a person having looked at it. */
const outsideGate: Gate<Input> = {
  id: 'G-OUTSIDE',
  about: 'COVERAGE',
  title: SAYS.outsideTitle,
  threshold: SAYS.outsideThreshold,
  source: SAYS.gateSource,
  judge: ({ build: { indicator } }) =>
    typeof indicator('Z-009.L12').value === 'number'
      ? null
      : {
          level: 'REVIEW',
          text: SAYS.outsideText,
          ask: SAYS.askForOutside,
          change: SAYS.outsideChange,
        },
}

export const VERDICT_GATES: readonly Gate<Input>[] = [
  youngGate(VERDICT_TABLE.coverage.minMonths, ({ build: { context } }) => months(context)),
  coverageGate(
    { id: 'G-COVERAGE-SALES', name: SAYS.saleRow, minShare: VERDICT_TABLE.coverage.minShare },
    ({ build: { context } }) => months(context),
  ),
  outsideGate,
  freshGate(SAYS.sales, VERDICT_TABLE.freshness),
  hitsGate(({ build: { rules } }) => rules),
]

/** The newest sale is at once the last day looked at. */
function freshness({ facts, asOf, days, lookingBack }: ShopContext): Freshness {
  const last = days.at(-1)
  const day = last ? optionalDay(last.date) : null
  return freshnessOf(
    {
      judgedOn: optionalDay(facts.judgedOn) ?? asOf,
      ...{ lastRow: day, lastCollected: day, lookingBack: lookingBack && day !== null },
      ...{ row: SAYS.saleRow, measure: SAYS.saleMeasure },
    },
    VERDICT_TABLE.freshness,
  )
}

/** `warned`: names of the figures that page one warns of. */
export function shopDecision(build: ShopBuild, warned: readonly string[] = []): Decision {
  const { context } = build
  const fresh = freshness(context)
  const { level, reasons, changes, asks } = weigh(
    judgeGates(VERDICT_GATES, { build, freshness: fresh }),
    'CLEAR',
  )
  const { known, existed } = months(context)
  const why = reasons[0]
    ? withoutStop(reasons[0].text)
    : nothingAgainst(SAYS.keeping, build.rules, [], warned)
  return {
    table: VERDICT_TABLE.version,
    level,
    text: `${DECISION_WORDS[level]}：${why}。`,
    ...{ reasons, changes, asks },
    coverage: [{ dataset: 'SALES_LINE', name: SAYS.saleRow, known, months: existed }],
    freshness: fresh,
    policies: [],
  }
}
