/**
 * The verdict on an enterprise's books: whether anything in them stands against lending. Books are the enterprise's own word, so there is
 * no score of the enterprise and no limit, and nobody is admitted; what no other source bears out is for a person.
 */

import { optionalDay } from '../kit/calendar/calendar.ts'
import { lastDayOfMonth } from '../kit/calendar/window.ts'
import { clearDecision } from '../kit/verdict/clear-decision.ts'
import { freshnessOf } from '../kit/verdict/freshness.ts'
import type { Gate } from '../kit/verdict/gate.ts'
import { coverageGate, youngGate } from '../kit/verdict/gates/coverage.ts'
import { freshGate } from '../kit/verdict/gates/freshness.ts'
import { graveFigureGate } from '../kit/verdict/gates/grave-figure.ts'
import { hitsGate } from '../kit/verdict/gates/hits.ts'
import { ownWordGate } from '../kit/verdict/gates/own-word.ts'
import { knownMonths } from '../kit/verdict/known-months.ts'
import type { Decision, Freshness } from '../report/document.ts'
import type { ErpContext } from './context.ts'
import type { ErpBuild } from './definition.ts'
import { differsFinding } from './filed/differs.ts'
import { ERP_FILED_SAYS } from './filed/words.ts'
import type { DerivedContext } from './finance.ts'
import { ERP_GRAVE, ERP_SPOKEN_BY } from './findings.ts'
import { ERP_PARAM } from './params.ts'
import type { ErpSources } from './sources.ts'
import { VERDICT_TABLE } from './verdict-table.ts'
import { ERP_SAYS } from './words.ts'

interface Input {
  build: ErpBuild & { statements: DerivedContext }
  freshness: Freshness
}

/** Days of stock from which on a person looks, as rule R-E14 of the report on stock has it. */
const SLOW = ERP_PARAM.flags['E-14'].yellow[0].value

const months = (context: ErpContext) => knownMonths(context.series, context.span('L12'))

export const VERDICT_GATES: readonly Gate<Input>[] = [
  youngGate(VERDICT_TABLE.coverage.minMonths, ({ build: { context } }) => months(context)),
  coverageGate(
    { id: 'G-COVERAGE', name: ERP_SAYS.ledgerData, minShare: VERDICT_TABLE.coverage.minShare },
    ({ build: { context } }) => months(context),
  ),
  ownWordGate(['E-03.L12', 'E-04.L12'], {
    title: ERP_SAYS.outsideGateTitle,
    threshold: ERP_SAYS.outsideGateThreshold,
    source: ERP_SAYS.outsideGateSource,
    text: ERP_SAYS.outsideGateText,
    ask: ERP_SAYS.askForOutside({ n: ERP_PARAM.minCommonMonths }),
    change: ERP_SAYS.changeOutside,
  }),
  freshGate(ERP_SAYS.books, VERDICT_TABLE.freshness),
  hitsGate(({ build: { rules } }) => rules),
  {
    id: 'G-FILED',
    about: 'RISK',
    title: ERP_FILED_SAYS.gateTitle,
    threshold: ERP_FILED_SAYS.gateAt,
    source: ERP_FILED_SAYS.gateSource,
    judge: ({ build: { statements } }) => differsFinding(statements),
  },
  {
    id: 'G-STOCK',
    about: 'RISK',
    title: ERP_SAYS.stockGateTitle,
    threshold: ERP_SAYS.stockGateAt({ n: SLOW }),
    source: ERP_SAYS.stockGateSource,
    judge({ build: { indicator } }) {
      const { key, value, evidence } = indicator('E-14.L12')
      if (typeof value !== 'number' || value <= SLOW) return null
      const text = ERP_SAYS.slowStock({ days: Math.round(value), n: SLOW })
      return {
        ...{ level: 'REVIEW', text, indicators: [key], evidence },
        ask: ERP_SAYS.askForStock,
      }
    },
  },
  graveFigureGate(ERP_GRAVE, ERP_SPOKEN_BY),
]

/** Books are known to the end of the last month that they tell. */
function freshness({ facts, asOf, ledger, lookingBack }: ErpContext): Freshness {
  const last =
    ledger.months.size > 0 ? Math.min(asOf, lastDayOfMonth(Math.max(...ledger.months))) : null
  return freshnessOf(
    {
      judgedOn: optionalDay(facts.judgedOn) ?? asOf,
      lastRow: last,
      lastCollected: last,
      lookingBack: lookingBack && last !== null,
      row: ERP_SAYS.books,
      measure: ERP_SAYS.periodOne,
    },
    VERDICT_TABLE.freshness,
  )
}

/** `warned`: names of the figures that page one warns of. */
export function erpDecision(
  { build: own, derived }: ErpSources,
  warned: readonly string[] = [],
): Decision {
  const { context, rules, indicator } = own
  const build = {
    ...{ context, rules, indicator, statements: derived.context },
    // Figures are computed when one asks for them.
    get indicators() {
      return own.indicators
    },
  }
  const { known, existed } = months(build.context)
  return clearDecision({
    ...{ table: VERDICT_TABLE.version, gates: VERDICT_GATES, build, warned },
    freshness: freshness(build.context),
    data: ERP_SAYS.keepingBooks,
    coverage: { dataset: 'GL_BALANCE', name: ERP_SAYS.ledgerData, known, months: existed },
  })
}
