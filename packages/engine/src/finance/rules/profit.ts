/** profit against growth, against the tax return, against itself and its industry. */

import { input, moneyInput } from '../../kit/outcome.ts'
import { NO_PEERS, overMedian, type PeerBand, peerInputs, peerOf } from '../../kit/peers.ts'
import { type Judgement, reasonText, unknown } from '../../kit/rules/definition.ts'
import { numberOf } from '../../kit/rules/levelled.ts'
import { quantityText } from '../../kit/threshold.ts'
import type { IndicatorInput, IndicatorValue } from '../../report/document.ts'
import type { FinanceContext } from '../context.ts'
import type { RuleDefinition } from '../definition.ts'
import { figureLeg } from '../evidence.ts'
import { type Figure, sinceJanuary } from '../figures.ts'
import type { FinanceLimits } from '../params.ts'
import { FINANCE_SAYS } from '../words.ts'
import { FINANCE_RULE_SAYS } from './words.ts'

const NOT_COLLECTED = `NO_DATA：${FINANCE_SAYS.notCollected}`

export const figureInputs = (figures: readonly Figure[]): IndicatorInput[] =>
  figures.flatMap(({ name, fen }) => (fen === null ? [] : [moneyInput(name, fen)]))

export const figureEvidence = (figures: readonly Figure[]) =>
  figures.filter(({ fen }) => fen !== null).map(figureLeg)

/** Of a whole year. */
const ofYear = (context: FinanceContext, code: string, year: number): Figure =>
  sinceJanuary(context, code, year * 12 + 11)

const losses: (limits: FinanceLimits['R-057']) => RuleDefinition = ({ years, salesGrowth }) => ({
  id: 'R-057',
  name: FINANCE_RULE_SAYS.lossesName,
  level: 'HIGH',
  threshold: FINANCE_RULE_SAYS.lossesThreshold({ years, growth: salesGrowth }),
  template: FINANCE_RULE_SAYS.lossesTemplate({ n: '{n}', pct: '{pct}' }),
  version: '1',
  source: 'domain §4 R-057',
  judge({ context }) {
    if (!context.collected) return unknown(NOT_COLLECTED)
    const { fiscalYear } = context
    const profits = Array.from({ length: years }, (_, i) =>
      ofYear(context, 'totalProfit', fiscalYear - i),
    )
    const inputs = figureInputs(profits)
    const evidence = figureEvidence(profits)
    // One year known not to be a loss breaks the row, whatever the others were.
    if (profits.some(({ fen }) => fen !== null && fen >= 0))
      return { result: 'MISS', value: null, inputs, evidence }
    const open = profits.find(({ fen }) => fen === null)
    if (open) return unknown(`NO_DATA：${open.why}`)
    const sales = [fiscalYear, fiscalYear - 1].map((year) => ofYear(context, 'revenue', year))
    const [now, before] = sales.map(({ fen }) => fen)
    const silent = sales.find(({ fen }) => fen === null)
    if (silent) return unknown(`NO_DATA：${silent.why}`)
    if (before! <= 0) return unknown(`NO_BASE：${FINANCE_RULE_SAYS.noRevenueBefore}`)
    const growth = (now! - before!) / before!
    const all = { inputs: [...inputs, ...figureInputs(sales)] }
    const legs = { evidence: [...evidence, ...figureEvidence(sales)] }
    if (growth <= salesGrowth) return { result: 'MISS', value: growth, ...all, ...legs }
    return {
      result: 'HIT',
      level: 'HIGH',
      text: FINANCE_RULE_SAYS.losses({ years, year: fiscalYear, growth }),
      value: growth,
      ...all,
      ...legs,
    }
  },
})

const taxProfit: (limits: FinanceLimits['R-058']) => RuleDefinition = ({ difference }) => ({
  id: 'R-058',
  name: FINANCE_RULE_SAYS.profitName,
  level: 'MEDIUM',
  threshold: FINANCE_RULE_SAYS.profitThreshold({ off: difference }),
  template: FINANCE_RULE_SAYS.profitTemplate({ pct: '{pct}' }),
  version: '1',
  source: 'domain §4 R-058',
  judge({ context }) {
    if (!context.collected) return unknown(NOT_COLLECTED)
    const year = context.fiscalYear
    const stated = ofYear(context, 'totalProfit', year)
    if (stated.fen === null) return unknown(`NO_DATA：${stated.why}`)
    const declared = context.citProfit?.(year) ?? null
    if (declared === null) return unknown(`NO_DATA：${FINANCE_RULE_SAYS.noDeclared({ year })}`)
    const inputs = [
      moneyInput(stated.name, stated.fen),
      moneyInput(FINANCE_RULE_SAYS.declaredOf({ year }), declared),
    ]
    const evidence = [figureLeg(stated)]
    const off = stated.fen - declared
    if (declared === 0 && off !== 0)
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: FINANCE_RULE_SAYS.profitDeclaredNone({ year, stated: stated.fen / 100 }),
        value: null,
        inputs,
        evidence,
      }
    const share = declared === 0 ? 0 : off / Math.abs(declared)
    if (Math.abs(share) <= difference) return { result: 'MISS', value: share, inputs, evidence }
    return {
      result: 'HIT',
      level: 'MEDIUM',
      text: FINANCE_RULE_SAYS[off > 0 ? 'profitAbove' : 'profitBelow']({
        year,
        off: Math.abs(off) / 100,
        share: Math.abs(share),
      }),
      value: share,
      inputs,
      evidence,
    }
  },
})

/** What a margin is odd by; null = it is not. */
function oddity(
  band: PeerBand | null,
  limits: FinanceLimits['R-059'],
  margins: Record<'latest' | 'year' | 'before', number | null>,
): { value: number; text: string } | null {
  const { latest, year, before } = margins
  for (const value of [latest, year])
    if (value !== null && value < limits.margin)
      return { value, text: FINANCE_RULE_SAYS.marginLow({ margin: value, least: limits.margin }) }
  const change = year === null || before === null ? null : difference(year, before)
  if (change !== null && Math.abs(change) > limits.yearChange)
    return {
      value: year!,
      text: FINANCE_RULE_SAYS.marginMoved({ before: before!, now: year!, points: points(change) }),
    }
  const own = year ?? latest
  if (!band || own === null) return null
  const over = overMedian(own, band, 'ratio')
  if (Math.abs(over) <= limits.fromMedian) return null
  return {
    value: own,
    text: FINANCE_RULE_SAYS.marginOff({ margin: own, median: band.median, points: points(over) }),
  }
}

/** Of two ratios of six decimals: its tail is no difference. */
const difference = (one: number, other: number): number => Number((one - other).toFixed(6))

const points = (fraction: number): string => (Math.abs(fraction) * 100).toFixed(2)

const grossMargin: (limits: FinanceLimits['R-059']) => RuleDefinition = (limits) => ({
  id: 'R-059',
  name: FINANCE_RULE_SAYS.marginName,
  level: 'MEDIUM',
  threshold: FINANCE_RULE_SAYS.marginThreshold({
    least: limits.margin,
    fromMedian: quantityText(limits.fromMedian, 'pp'),
    change: quantityText(limits.yearChange, 'pp'),
  }),
  template: FINANCE_RULE_SAYS.marginTemplate({ v: '{v}' }),
  version: '1',
  source: 'domain §4 R-059',
  judge({ context, indicator }): Judgement {
    const shown = ['LATEST', 'FY', 'FY-1'].map((window) => indicator(`F-06.${window}`))
    const [latest, year, before] = shown as [IndicatorValue, IndicatorValue, IndicatorValue]
    const margins = { latest: numberOf(latest), year: numberOf(year), before: numberOf(before) }
    const band = peerOf(context.peers, 'F-06')
    const odd = oddity(band, limits, margins)
    const known = shown.filter((margin) => numberOf(margin) !== null)
    const inputs = [
      ...known.map(({ window, value }) =>
        input(
          FINANCE_RULE_SAYS.marginOf({ period: MARGIN_OF[window] ?? window }),
          value as number,
          'ratio',
        ),
      ),
      ...(band ? peerInputs(band, 'ratio') : []),
    ]
    const evidence = known.flatMap((margin) => margin.evidence)
    if (odd)
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: odd.text,
        value: odd.value,
        inputs,
        evidence,
      }
    // Without the last year and the one before a change cannot be excluded.
    const open = [year, before].find((margin) => numberOf(margin) === null)
    if (open) return unknown(reasonText(open))
    // Nor can a distance from an industry that is not known.
    if (!band) return unknown(`NO_DATA：${NO_PEERS}`)
    return { result: 'MISS', value: margins.year, inputs, evidence }
  },
})

const MARGIN_OF: Readonly<Record<string, string>> = {
  LATEST: FINANCE_RULE_SAYS.lastPeriod,
  FY: FINANCE_RULE_SAYS.lastYear,
  'FY-1': FINANCE_RULE_SAYS.yearBefore,
}

export const profitRules = (limits: FinanceLimits): RuleDefinition[] => [
  losses(limits['R-057']),
  taxProfit(limits['R-058']),
  grossMargin(limits['R-059']),
]
