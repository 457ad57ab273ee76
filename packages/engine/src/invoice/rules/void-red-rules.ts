/** Rules on void and red invoices: R-016…R-020. */

import type { Fen } from '@xinjian/format'
import { templateOf } from '@xinjian/format/say/words'
import { monthOfYear, yearOf } from '../../kit/calendar/calendar.ts'
import {
  firstDayOfMonth,
  formatDay,
  formatMonth,
  lastDayOfMonth,
  type MonthIndex,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { isKnown, spanCoverage } from '../../kit/coverage.ts'
import { median, moneyInput } from '../../kit/outcome.ts'
import { type Judgement, miss, unknown } from '../../kit/rules/definition.ts'
import { inputOf, levelled, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import type { InvoiceContext } from '../context/context.ts'
import { digestOf, knownNets, netOf, netTotal, sum } from '../context/month-series.ts'
import type { RuleDefinition } from '../definition.ts'
import { AMOUNT_SAYS } from '../indicators/amount-words.ts'
import { HABIT_SAYS } from '../indicators/habit-words.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { voidCrowdRule } from './void-crowd-rule.ts'
import { VOID_RULES_SAYS } from './void-words.ts'

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

/** Invoices that surged in a month, and what was reversed of them since: 分, as the months' digests have them. */
export interface Surge {
  month: MonthIndex
  net: Fen
  red: Fen
  after: MonthWindow
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
      verdict = unknown(`PARTIAL：${VOID_RULES_SAYS.lastYearsNet}`)
      continue
    }
    const limit = share * prior
    if (known > limit)
      return {
        result: 'HIT',
        level: 'HIGH',
        text: VOID_RULES_SAYS.lastYearReversed({ amt: known / 100 }),
        value: known / prior,
        inputs: [
          moneyInput(VOID_RULES_SAYS.redsOfLastYear, known),
          moneyInput(VOID_RULES_SAYS.lastYearNet, prior),
        ],
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
    if (known + open > limit) verdict = unknown(`NO_DATA：${VOID_RULES_SAYS.someRedInvoices}`)
    else if (verdict.result === 'MISS') verdict = miss(known / prior)
  }
  return verdict
}

/** Months far above the median of which half was reversed within three months: the invoice half of R-020. null = months are missing. */
export function surgesOf(context: InvoiceContext): Surge[] | null {
  const { out, rules, m0 } = context
  const window = context.span('L12')
  const { missing, known } = spanCoverage(out, window)
  if (missing > 0 || known === 0 || !isKnown(out, m0)) return null
  const { timesMedian, days, redShare } = rules.rules['R-020']
  const middle = median(knownNets(out, window))
  const found: Surge[] = []
  for (let m = window.from; m <= window.to; m++) {
    const digest = digestOf(out, m)
    if (!digest || middle <= 0 || digest.blueTotal <= timesMedian * middle) continue
    const after = { from: m, to: m + Math.ceil(days / 30) }
    const red = sum(out, after, (d) => d.redTotal)
    if (red >= redShare * digest.blueTotal) found.push({ month: m, net: netOf(out, m), red, after })
  }
  return found
}

/** What R-020 is called and at which line, whoever judges it. */
export const surgeHead = (limits: RuleLimits['R-020']): Omit<RuleDefinition, 'judge'> => ({
  id: 'R-020',
  name: VOID_RULES_SAYS.inflatedBeforeFinancing,
  level: 'HIGH',
  threshold: VOID_RULES_SAYS.inflatedBeforeFinancingThreshold({
    times: limits.timesMedian,
    days: limits.days,
    share: limits.redShare,
  }),
  template: VOID_RULES_SAYS.inflated,
  version: '1',
  source: 'domain §4 R-020',
})

export const voidRedRules = (p: RuleLimits): readonly RuleDefinition[] => [
  levelled(
    {
      id: 'R-016',
      name: VOID_RULES_SAYS.highVoidRate,
      threshold: VOID_RULES_SAYS.highVoidRateThreshold({
        medium: p['R-016'].medium,
        high: p['R-016'].high,
        least: p['R-016'].minInvoices,
      }),
      template: templateOf(VOID_RULES_SAYS, 'voidRate'),
      version: '1',
      source: 'domain §4 R-016',
    },
    {
      key: 'I-027.L12',
      direction: 1,
      medium: p['R-016'].medium,
      high: p['R-016'].high,
      before: (_, { inputs, value }) =>
        value !== null && inputOf(inputs, HABIT_SAYS.taxDiskInvoices) < p['R-016'].minInvoices
          ? miss(value as number, VOID_RULES_SAYS.fewTaxDisk({ least: p['R-016'].minInvoices }))
          : null,
      text: (value) => VOID_RULES_SAYS.voidRate({ pct: value }),
    },
  ),
  voidCrowdRule(p),
  {
    id: 'R-018',
    name: VOID_RULES_SAYS.highRedRate,
    level: 'HIGH',
    redLine: true,
    threshold: VOID_RULES_SAYS.highRedRateThreshold({
      medium: p['R-018'].medium,
      high: p['R-018'].high,
      red: p['R-018'].redLine,
    }),
    template: templateOf(VOID_RULES_SAYS, 'redShare'),
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
          text: VOID_RULES_SAYS.redsAlone({ red: inputOf(inputs, AMOUNT_SAYS.redTotalAbsolute) }),
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
        text:
          value > 1
            ? VOID_RULES_SAYS.redTimes({ pct: value })
            : VOID_RULES_SAYS.redShare({ pct: value }),
        value,
        inputs,
        evidence,
      }
    },
  },
  {
    id: 'R-019',
    name: VOID_RULES_SAYS.largeRedInvoices,
    level: 'HIGH',
    threshold: VOID_RULES_SAYS.largeRedInvoicesThreshold({ share: p['R-019'].share }),
    template: templateOf(VOID_RULES_SAYS, 'lastYearReversed'),
    version: '1',
    source: 'domain §4 R-019',
    judge({ context, indicator }) {
      const rate = indicator('I-030.L12')
      if (rate.value === null && rate.reason !== 'ZERO_BASE') return withoutValue(rate)
      return judgeCrossYear(context)
    },
  },
  {
    ...surgeHead(p['R-020']),
    judge({ context }) {
      const window = context.span('L12')
      const { missing, known } = spanCoverage(context.out, window)
      if (missing > 0 || known === 0) return unknown(`PARTIAL(${known}/${known + missing})`)
      const surges = surgesOf(context)
      if (surges === null) return unknown('NO_DATA')
      const [first] = surges
      if (!first) return miss(0)
      return {
        ...unknown(
          `NO_DATA：${VOID_RULES_SAYS.inflatedUndated({ month: formatMonth(first.month) })}`,
        ),
        inputs: [moneyInput(VOID_RULES_SAYS.surgeNet, first.net)],
      }
    },
  },
]
