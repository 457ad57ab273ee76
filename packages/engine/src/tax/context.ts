/** What indicators, rules and sections of one tax report share: where it looks from, and what is known of each month. */
import { asOfAndM0 } from '../kit/calendar/as-of.ts'
import { reportWindow } from '../kit/calendar/report-window.ts'
import { type MonthIndex, monthOfDay } from '../kit/calendar/window.ts'
import type { KitContext, MonthStates } from '../kit/kind.ts'
import { type PeerBand, peerOf } from '../kit/peers.ts'
import { type Desk, deskOf, limitsUnder } from '../kit/rules/rulebook.ts'
import type { ReportWindow } from '../report/window/label.ts'
import type { MonthlyDataset, TaxFacts } from './facts.ts'
import { TAX_LIMITS, TAX_REPORT_PARAM, type TaxLimits, type TaxReportParam } from './params.ts'
import { lookedStates } from './states.ts'

export interface TaxReportContext extends KitContext {
  facts: TaxFacts
  rules: TaxReportParam
  limits: TaxLimits
  desk: Desk | undefined
  /** The report stands at an earlier month than its data: what was collected as of today (arrears, registration) is not of then. */
  lookingBack: boolean
  /** What the bureau was asked of each month, up to `asOf`; null = never collected. */
  states(dataset: MonthlyDataset): MonthStates | null
  /** Figures of comparable enterprises for an indicator id; null = there are none, or too few. */
  peer(id: string): PeerBand | null
}

/** Months before M0 that the series always reach back: three years, and what windows of returns end before M0. */
const AXIS_MONTHS = 48

/** `through`: last complete month of the report; default: the last one before the cut-off. */
export function taxReportContext(facts: TaxFacts, through?: MonthIndex): TaxReportContext {
  const { asOf, m0 } = asOfAndM0(facts.dataCutoff, through)
  const asOfMonth = monthOfDay(asOf)
  const firsts = Object.values(facts.covered).flatMap((ranges) => ranges.map(([first]) => first))
  const start = Math.min(m0 - AXIS_MONTHS + 1, ...firsts)
  const end = Math.max(asOfMonth, m0)
  const states = new Map<MonthlyDataset, MonthStates | null>()
  return {
    facts,
    rules: TAX_REPORT_PARAM,
    limits: limitsUnder<TaxLimits>(TAX_LIMITS, facts.rulebook),
    desk: deskOf(facts, asOf),
    asOf,
    asOfMonth,
    m0,
    lookingBack: asOf < asOfAndM0(facts.dataCutoff, undefined).asOf,
    span: (name: ReportWindow) => reportWindow(name, m0),
    states(dataset) {
      if (!states.has(dataset)) states.set(dataset, lookedStates(facts, dataset, asOf, start, end))
      return states.get(dataset) ?? null
    },
    peer: (id) => peerOf(facts.peers, id),
  }
}
