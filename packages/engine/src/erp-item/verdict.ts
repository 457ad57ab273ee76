/**
 * The verdict of the inventory report: whether anything in the stock books stands against lending. The enterprise writes them itself, so
 * there is no score, no limit and no level of risk; where nothing stands against it, it says what was looked at and admits nobody.
 */
import { optionalDay } from '../kit/calendar/calendar.ts'
import { clearDecision } from '../kit/verdict/clear-decision.ts'
import { freshnessOf } from '../kit/verdict/freshness.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import { freshGate } from '../kit/verdict/gates/freshness.ts'
import { hitsGate } from '../kit/verdict/gates/hits.ts'
import { monthRuns } from '../kit/verdict/known-months.ts'
import type { Decision, Freshness } from '../report/document.ts'
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
  const { known, existed } = flowMonths(build.context)
  return clearDecision({
    ...{ table: VERDICT_TABLE.version, gates: VERDICT_GATES, build, warned },
    freshness: freshness(build.context),
    data: ERP_ITEM_SAYS.ofStock,
    coverage: { dataset: 'STOCK_SUMMARY', name: ERP_ITEM_SAYS.flowData, known, months: existed },
  })
}
