/** profit against growth, against the tax return, against itself and its industry. */
import { amount, percent, wan } from '@xinjian/format/say/figures'
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

const NOT_COLLECTED = 'NO_DATA：未采集财务报表'

export const figureInputs = (figures: readonly Figure[]): IndicatorInput[] =>
  figures.flatMap(({ name, fen }) => (fen === null ? [] : [moneyInput(name, fen)]))

export const figureEvidence = (figures: readonly Figure[]) =>
  figures.filter(({ fen }) => fen !== null).map(figureLeg)

/** Of a whole year. */
const ofYear = (context: FinanceContext, code: string, year: number): Figure =>
  sinceJanuary(context, code, year * 12 + 11)

const losses: (limits: FinanceLimits['R-057']) => RuleDefinition = ({ years, salesGrowth }) => ({
  id: 'R-057',
  name: '长期亏损仍扩张',
  level: 'HIGH',
  threshold: `连续≥${years}个年度利润总额为负，且最近年度营业收入增长>${percent(salesGrowth)}`,
  template: '连续{n}年亏损但收入增长{pct}，建议了解持续经营的资金来源。',
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
    if (before! <= 0) return unknown('NO_BASE：上一年度营业收入不为正，不能计算增长')
    const growth = (now! - before!) / before!
    const all = { inputs: [...inputs, ...figureInputs(sales)] }
    const legs = { evidence: [...evidence, ...figureEvidence(sales)] }
    if (growth <= salesGrowth) return { result: 'MISS', value: growth, ...all, ...legs }
    return {
      result: 'HIT',
      level: 'HIGH',
      text: `连续${years}年亏损但${fiscalYear}年营业收入增长${percent(growth)}，建议了解持续经营的资金来源。`,
      value: growth,
      ...all,
      ...legs,
    }
  },
})

const taxProfit: (limits: FinanceLimits['R-058']) => RuleDefinition = ({ difference }) => ({
  id: 'R-058',
  name: '财税利润不符',
  level: 'MEDIUM',
  threshold: `年度利润总额与企业所得税申报的全年利润总额相差>${percent(difference)}`,
  template: '财务报表利润总额与企业所得税申报相差{pct}，建议核实差异原因。',
  version: '1',
  source: 'domain §4 R-058',
  judge({ context }) {
    if (!context.collected) return unknown(NOT_COLLECTED)
    const year = context.fiscalYear
    const stated = ofYear(context, 'totalProfit', year)
    if (stated.fen === null) return unknown(`NO_DATA：${stated.why}`)
    const declared = context.citProfit?.(year) ?? null
    if (declared === null) return unknown(`NO_DATA：没有${year}年度企业所得税申报的利润总额`)
    const inputs = [
      moneyInput(stated.name, stated.fen),
      moneyInput(`${year}年度申报利润总额`, declared),
    ]
    const evidence = [figureLeg(stated)]
    const off = stated.fen - declared
    if (declared === 0 && off !== 0)
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: `${year}年财务报表利润总额为${wan(stated.fen / 100)}，企业所得税申报为零，建议核实差异原因。`,
        value: null,
        inputs,
        evidence,
      }
    const share = declared === 0 ? 0 : off / Math.abs(declared)
    if (Math.abs(share) <= difference) return { result: 'MISS', value: share, inputs, evidence }
    return {
      result: 'HIT',
      level: 'MEDIUM',
      text: `${year}年财务报表利润总额比企业所得税申报${off > 0 ? '多' : '少'}${amount(Math.abs(off) / 100)}元，相差${percent(Math.abs(share))}，建议核实差异原因。`,
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
): { value: number; words: string } | null {
  const { latest, year, before } = margins
  for (const value of [latest, year])
    if (value !== null && value < limits.margin)
      return { value, words: `毛利率为${percent(value)}，低于${percent(limits.margin)}` }
  const change = year === null || before === null ? null : difference(year, before)
  if (change !== null && Math.abs(change) > limits.yearChange)
    return {
      value: year!,
      words: `毛利率由${percent(before!)}变为${percent(year!)}，较上年变动${points(change)}`,
    }
  const own = year ?? latest
  if (!band || own === null) return null
  const over = overMedian(own, band, 'ratio')
  if (Math.abs(over) <= limits.fromMedian) return null
  return {
    value: own,
    words: `毛利率为${percent(own)}，与行业中位数${percent(band.median)}相差${points(over)}`,
  }
}

/** Of two ratios of six decimals: its tail is no difference. */
const difference = (one: number, other: number): number => Number((one - other).toFixed(6))

const points = (fraction: number): string => `${(Math.abs(fraction) * 100).toFixed(2)}个百分点`

const grossMargin: (limits: FinanceLimits['R-059']) => RuleDefinition = (limits) => ({
  id: 'R-059',
  name: '毛利率异常',
  level: 'MEDIUM',
  threshold: `毛利率<${percent(limits.margin)}，或与行业中位数相差>${quantityText(limits.fromMedian, 'pp')}，或较上年变动>${quantityText(limits.yearChange, 'pp')}`,
  template: '毛利率{v}异常，建议核实收入与成本的确认。',
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
        input(`毛利率(${MARGIN_OF[window] ?? window})`, value as number, 'ratio'),
      ),
      ...(band ? peerInputs(band, 'ratio') : []),
    ]
    const evidence = known.flatMap((margin) => margin.evidence)
    if (odd)
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: `${odd.words}，建议核实收入与成本的确认。`,
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
  LATEST: '最近一期',
  FY: '最近年度',
  'FY-1': '上一年度',
}

export const profitRules = (limits: FinanceLimits): RuleDefinition[] => [
  losses(limits['R-057']),
  taxProfit(limits['R-058']),
  grossMargin(limits['R-059']),
]
