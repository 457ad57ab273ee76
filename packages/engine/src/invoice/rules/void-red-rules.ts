/** Rules on void and red invoices: R-016…R-020. */

import { amount, percent, shareText } from '@xinjian/format/say/figures'
import { monthOfYear, yearOf } from '../../kit/calendar/calendar.ts'
import {
  firstDayOfMonth,
  formatDay,
  formatMonth,
  lastDayOfMonth,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { isKnown, spanCoverage } from '../../kit/coverage.ts'
import { median, moneyInput } from '../../kit/outcome.ts'
import { type Judgement, miss, unknown } from '../../kit/rules/definition.ts'
import { inputOf, levelled, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import type { InvoiceContext } from '../context/context.ts'
import { digestOf, knownNets, netOf, netTotal, sum } from '../context/month-series.ts'
import type { RuleDefinition } from '../definition.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { voidCrowdRule } from './void-crowd-rule.ts'

interface CrossYearRed {
  year: number
  /** Reds known to reverse a blue of an earlier year, and reds whose blue is not known, 分. */
  known: number
  open: number
  months: MonthWindow
}

/** Only the twenty largest reds of a month carry their blue month; what they leave open is counted as open. */
function crossYearReds(context: InvoiceContext, year: number): CrossYearRed {
  const { lastMonth } = context.rules.rules['R-019']
  const months = { from: year * 12, to: Math.min(year * 12 + lastMonth - 1, context.m0) }
  let known = 0
  let open = 0
  for (let m = months.from; m <= months.to; m++) {
    const digest = digestOf(context.out, m)
    if (!digest) continue
    let told = 0
    for (const red of digest.largeReds) {
      if (red.blueMonth === null) continue
      told -= red.total
      if (yearOf(red.blueMonth) < year) known -= red.total
    }
    open += Math.max(0, digest.redTotal - told)
  }
  return { year, known, open, months }
}

function judgeCrossYear(context: InvoiceContext): Judgement {
  const { lastMonth, share } = context.rules.rules['R-019']
  const year = yearOf(context.m0)
  const years = monthOfYear(context.m0) >= lastMonth ? [year] : [year, year - 1]
  let verdict: Judgement = miss(0)
  for (const y of years) {
    const { known, open, months } = crossYearReds(context, y)
    const before = { from: y * 12 - 12, to: y * 12 - 1 }
    if (known + open === 0) continue
    const prior = sum(context.out, before, netTotal)
    if (spanCoverage(context.out, before).missing > 0 || prior <= 0) {
      verdict = unknown('PARTIAL：上年净额不全，不能计算占比')
      continue
    }
    const limit = share * prior
    if (known > limit)
      return {
        result: 'HIT',
        level: 'HIGH',
        text: `次年初红冲上年发票${amount(known / 100)}元，建议核实红冲原因及上年收入。`,
        value: known / prior,
        inputs: [moneyInput('红冲上年发票', known), moneyInput('上年净额', prior)],
        evidence: [
          {
            dataset: 'INVOICE',
            direction: 'OUT',
            from: formatDay(firstDayOfMonth(months.from)),
            to: formatDay(lastDayOfMonth(months.to)),
            rows: 'RED',
          },
        ],
      }
    if (known + open > limit) verdict = unknown('NO_DATA：部分红票没有对应蓝票')
    else if (verdict.result === 'MISS') verdict = miss(known / prior)
  }
  return verdict
}

/** A month far above the median of which half was reversed within three months: the invoice half of R-020. */
function inflatedMonths({ out, rules }: InvoiceContext, window: MonthWindow): number[] {
  const { timesMedian, days, redShare } = rules.rules['R-020']
  const middle = median(knownNets(out, window))
  const found: number[] = []
  for (let m = window.from; m <= window.to; m++) {
    const digest = digestOf(out, m)
    if (!digest || middle <= 0 || digest.blueTotal <= timesMedian * middle) continue
    const after = { from: m, to: m + Math.ceil(days / 30) }
    const red = sum(out, after, (d) => d.redTotal)
    if (red >= redShare * digest.blueTotal) found.push(m)
  }
  return found
}

export const voidRedRules = (p: RuleLimits): readonly RuleDefinition[] => [
  levelled(
    {
      id: 'R-016',
      name: '作废率偏高',
      threshold: `作废率>${percent(p['R-016'].medium)}中、>${percent(p['R-016'].high)}高，税控发票≥${p['R-016'].minInvoices}张`,
      template: '近12个月作废率{pct}，高于5%的常见水平。',
      version: '1',
      source: 'domain §4 R-016',
    },
    {
      key: 'I-027.L12',
      direction: 1,
      medium: p['R-016'].medium,
      high: p['R-016'].high,
      before: (_, { inputs, value }) =>
        value !== null && inputOf(inputs, '税控发票张数') < p['R-016'].minInvoices
          ? miss(value as number, `税控发票不足${p['R-016'].minInvoices}张`)
          : null,
      text: (value) => `近12个月作废率${percent(value)}，高于5%的常见水平。`,
    },
  ),
  voidCrowdRule(p),
  {
    id: 'R-018',
    name: '红冲率偏高',
    level: 'HIGH',
    redLine: true,
    threshold: `红冲金额率>${percent(p['R-018'].medium)}中、>${percent(p['R-018'].high)}高、>${percent(p['R-018'].redLine)}红线`,
    template: '近12个月红冲金额占比{pct}。',
    version: '1',
    source: 'domain §4 R-018',
    judge({ indicator }) {
      const rate = indicator('I-030.L12')
      const value = numberOf(rate)
      const { inputs, evidence } = rate
      if (rate.reason === 'ZERO_BASE')
        return {
          result: 'HIT',
          level: 'HIGH',
          redLine: true,
          text: `近12个月没有蓝字发票，红冲${amount(inputOf(inputs, '红票价税合计(绝对值)'))}元，建议核实退货、折让等原因。`,
          value: null,
          inputs,
          evidence,
        }
      if (value === null) return withoutValue(rate)
      if (value <= p['R-018'].medium) return { result: 'MISS', value, inputs, evidence }
      return {
        result: 'HIT',
        level: value > p['R-018'].high ? 'HIGH' : 'MEDIUM',
        redLine: value > p['R-018'].redLine,
        text: `近12个月红冲金额${value > 1 ? `为蓝票金额的${shareText(value)}` : `占比${percent(value)}`}，建议核实退货、折让等原因。`,
        value,
        inputs,
        evidence,
      }
    },
  },
  {
    id: 'R-019',
    name: '跨年大额红冲',
    level: 'HIGH',
    threshold: `1–4月红冲上年蓝票>上年净额的${percent(p['R-019'].share)}`,
    template: '次年初红冲上年发票{amt}元，建议核实红冲原因及上年收入。',
    version: '1',
    source: 'domain §4 R-019',
    judge({ context, indicator }) {
      const rate = indicator('I-030.L12')
      if (rate.value === null && rate.reason !== 'ZERO_BASE') return withoutValue(rate)
      return judgeCrossYear(context)
    },
  },
  {
    id: 'R-020',
    name: '融资前虚增后红冲',
    level: 'HIGH',
    threshold: `某月开票>中位数的${p['R-020'].timesMedian}倍，${p['R-020'].days}天内红冲≥${percent(p['R-020'].redShare)}，且临近融资申请(±30天)`,
    template: '开票骤增后大额红冲，与融资申请时间接近，建议核实。',
    version: '1',
    source: 'domain §4 R-020',
    judge({ context }) {
      const window = context.span('L12')
      const { missing, known } = spanCoverage(context.out, window)
      if (missing > 0 || known === 0) return unknown(`PARTIAL(${known}/${known + missing})`)
      if (!isKnown(context.out, context.m0)) return unknown('NO_DATA')
      const months = inflatedMonths(context, window)
      if (months.length === 0) return miss(0)
      const net = netOf(context.out, months[0]!)
      return {
        ...unknown(`NO_DATA：${formatMonth(months[0]!)}开票骤增后大额红冲，需要融资申请时间`),
        inputs: [moneyInput('骤增月净额', net)],
      }
    },
  },
]
