/**
 * The verdict of the shop report: whether anything in what a shop keeps stands against lending. The shop enters it itself, so there is no
 * score, no limit and no level of risk, and nobody is admitted.
 */
import { optionalDay } from '../kit/calendar/calendar.ts'
import { clearDecision } from '../kit/verdict/clear-decision.ts'
import { freshnessOf } from '../kit/verdict/freshness.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import { coverageGate, youngGate } from '../kit/verdict/gates/coverage.ts'
import { freshGate } from '../kit/verdict/gates/freshness.ts'
import { hitsGate } from '../kit/verdict/gates/hits.ts'
import { ownWordGate } from '../kit/verdict/gates/own-word.ts'
import { knownMonths } from '../kit/verdict/known-months.ts'
import type { Decision, Freshness } from '../report/document.ts'
import type { ShopBuild, ShopContext } from './context.ts'
import { VERDICT_TABLE } from './verdict-table.ts'
import { ERP_ZHJ_SAYS as SAYS } from './words.ts'

interface Input {
  build: ShopBuild
  freshness: Freshness
}

const months = ({ series, span }: ShopContext) => knownMonths(series.SALES_LINE, span('L12'))

export const VERDICT_GATES: readonly Gate<Input>[] = [
  youngGate(VERDICT_TABLE.coverage.minMonths, ({ build: { context } }) => months(context)),
  coverageGate(
    { id: 'G-COVERAGE-SALES', name: SAYS.saleRow, minShare: VERDICT_TABLE.coverage.minShare },
    ({ build: { context } }) => months(context),
  ),
  ownWordGate(['Z-009.L12'], {
    title: SAYS.outsideTitle,
    threshold: SAYS.outsideThreshold,
    source: SAYS.gateSource,
    text: SAYS.outsideText,
    ask: SAYS.askForOutside,
    change: SAYS.outsideChange,
  }),
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
  const { known, existed } = months(build.context)
  return clearDecision({
    ...{ table: VERDICT_TABLE.version, gates: VERDICT_GATES, build, warned },
    freshness: freshness(build.context),
    data: SAYS.keeping,
    coverage: { dataset: 'SALES_LINE', name: SAYS.saleRow, known, months: existed },
  })
}
