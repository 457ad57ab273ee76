/**
 * The verdict of the inventory report: whether anything in the stock books stands against lending. The enterprise writes them itself, so
 * there is no score, no limit and no level of risk; where nothing stands against it, it says what was looked at and admits nobody.
 */
import { optionalDay } from '../kit/calendar/calendar.ts'
import { freshnessOf } from '../kit/verdict/freshness.ts'
import { type Gate, judgeGates, weigh } from '../kit/verdict/gate.ts'
import { freshGate } from '../kit/verdict/gates/freshness.ts'
import { hitsGate } from '../kit/verdict/gates/hits.ts'
import { monthRuns } from '../kit/verdict/known-months.ts'
import { nothingAgainst } from '../kit/verdict/nothing-against.ts'
import { DECISION_WORDS } from '../kit/verdict/words.ts'
import type { Decision, Freshness } from '../report/document.ts'
import { withoutStop } from '../report/limit/without-stop.ts'
import type { ItemContext } from './context.ts'
import type { ReportBuild } from './definition.ts'
import { flowMonths } from './flow-months.ts'
import { VERDICT_TABLE } from './verdict-table.ts'
import { ERP_ITEM_SAYS } from './words.ts'

interface Input {
  build: ReportBuild
  freshness: Freshness
}

const stockGate: Gate<Input> = {
  id: 'G-STOCK-KNOWN',
  about: 'COVERAGE',
  title: ERP_ITEM_SAYS.stockTitle,
  threshold: ERP_ITEM_SAYS.stockThreshold,
  source: ERP_ITEM_SAYS.gateSource,
  judge({ build: { context } }) {
    if (context.stock !== null) return null
    return {
      level: 'UNRATABLE',
      text: ERP_ITEM_SAYS.stockUnknown,
      ask: ERP_ITEM_SAYS.askForStock,
      change: ERP_ITEM_SAYS.stockChange,
    }
  },
}

const historyGate: Gate<Input> = {
  id: 'G-STOCK-HISTORY',
  about: 'COVERAGE',
  title: ERP_ITEM_SAYS.historyTitle,
  threshold: ERP_ITEM_SAYS.historyThreshold,
  source: ERP_ITEM_SAYS.gateSource,
  judge({ build: { context } }) {
    const { known, missing } = flowMonths(context)
    if (missing.length === 0) return null
    const months = monthRuns(missing)
    return {
      level: 'REVIEW',
      text: ERP_ITEM_SAYS.historySome({ known, months }),
      ask: ERP_ITEM_SAYS.askForHistory({ months }),
      change: ERP_ITEM_SAYS.historyChange,
    }
  },
}

export const VERDICT_GATES: readonly Gate<Input>[] = [
  stockGate,
  historyGate,
  freshGate(ERP_ITEM_SAYS.stock, VERDICT_TABLE.freshness),
  hitsGate(({ build: { rules } }) => rules),
]

/** What stands in stock is at once the newest row and the last day looked at. */
function freshness(context: ItemContext): Freshness {
  const day = context.stock?.day ?? null
  return freshnessOf(
    {
      judgedOn: optionalDay(context.facts.judgedOn) ?? context.asOf,
      ...{ lastRow: day, lastCollected: day, lookingBack: context.lookingBack },
      ...{ row: ERP_ITEM_SAYS.balance, measure: ERP_ITEM_SAYS.measureOfBalance },
    },
    VERDICT_TABLE.freshness,
  )
}

/** `warned`: names of the figures that page one warns of. */
export function itemDecision(build: ReportBuild, warned: readonly string[] = []): Decision {
  const { context } = build
  const fresh = freshness(context)
  const { level, reasons, changes, asks } = weigh(
    judgeGates(VERDICT_GATES, { build, freshness: fresh }),
    'CLEAR',
  )
  const { known, existed } = flowMonths(context)
  const why = reasons[0]
    ? withoutStop(reasons[0].text)
    : nothingAgainst(ERP_ITEM_SAYS.ofStock, build.rules, [], warned)
  return {
    table: VERDICT_TABLE.version,
    level,
    text: `${DECISION_WORDS[level]}：${why}。`,
    ...{ reasons, changes, asks },
    coverage: [{ dataset: 'STOCK_SUMMARY', name: ERP_ITEM_SAYS.flowData, known, months: existed }],
    freshness: fresh,
    policies: [],
  }
}
