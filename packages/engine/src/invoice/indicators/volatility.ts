/** How steady sales are: I-020…I-026, over monthly nets of known months (before establishment left out). */

import { labelOf, namesOf } from '@xinjian/format/say/words'
import { monthOfYear } from '../../kit/calendar/calendar.ts'
import {
  firstDayOfMonth,
  formatDay,
  formatMonth,
  lastDayOfMonth,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import {
  deviation,
  input,
  mean,
  median,
  moneyInput,
  quotient,
  roundTo,
  without,
} from '../../kit/outcome.ts'
import { knownNets, netOf, netTotal, sum } from '../context/month-series.ts'
import { isTinyBase, salesGrowth } from '../context/sales-growth.ts'
import { deseasonalised, seasonalIndex } from '../context/seasonality.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { AMOUNT_SAYS } from './amount-words.ts'

const NET = { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' } as const
const N_OUT = { rule: 'N', sources: ['OUT'], minMonths: 6 } as const
const MIN_SEASONAL_YEARS_FOR_FLAG = 3

const monthsOf = ({ from, to }: MonthWindow) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

const monthRange = (month: number) => ({
  from: formatDay(firstDayOfMonth(month)),
  to: formatDay(lastDayOfMonth(month)),
})

export const VOLATILITY_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-020',
    names: namesOf(AMOUNT_SAYS, 'coefficientVariation'),
    unit: 'index',
    formula: AMOUNT_SAYS.coefficientVariationFormula,
    variants: [{ window: 'L12', threshold: 'I-020' }, { window: 'L24' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-020, §4 suppression list',
    compute({ out, m0 }, _, { window }) {
      const nets = knownNets(out, window)
      const average = mean(nets)
      const inputs = [
        moneyInput(AMOUNT_SAYS.netInvoicedAll, average * nets.length),
        input(AMOUNT_SAYS.months, nets.length, 'months'),
        moneyInput(AMOUNT_SAYS.monthlyMean, average),
        moneyInput(AMOUNT_SAYS.standardDeviation, deviation(nets)),
      ]
      if (average < 0) return { ...without('NOT_APPLICABLE', AMOUNT_SAYS.inflectedMean), inputs }
      const { value, ...none } = quotient(deviation(nets), average, AMOUNT_SAYS.monthlyMean)
      if (value === null) return { value, ...none, inputs }
      const index = seasonalIndex(out, m0)
      if (index?.years !== MIN_SEASONAL_YEARS_FOR_FLAG) return { value, inputs }
      const months = monthsOf(window).filter((m) => isKnown(out, m))
      const adjusted = deseasonalised(out, months, index)
      if (!adjusted) return { value, inputs }
      const flagOn = Math.min(value, deviation(adjusted) / mean(adjusted))
      return {
        value,
        flagOn,
        inputs,
        detail: AMOUNT_SAYS.adjusted({ value: roundTo(flagOn, 'yuan') }),
      }
    },
  },
  {
    id: 'I-021',
    names: namesOf(AMOUNT_SAYS, 'peakMonthOver'),
    unit: 'times',
    formula: AMOUNT_SAYS.peakMonthOverFormula,
    variants: [{ window: 'L12', threshold: 'I-021' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-021',
    compute({ out }, _, { window }) {
      const nets = knownNets(out, window)
      const peak = Math.max(...nets)
      return {
        ...quotient(peak, median(nets), AMOUNT_SAYS.medianOfMonths),
        inputs: [
          moneyInput(AMOUNT_SAYS.netInvoicedAll, sum(out, window, netTotal)),
          moneyInput(AMOUNT_SAYS.largestMonth, peak),
          moneyInput(AMOUNT_SAYS.median, median(nets)),
        ],
      }
    },
  },
  {
    id: 'I-022',
    names: namesOf(AMOUNT_SAYS, 'seasonalIndexShare'),
    unit: 'ratio',
    formula: AMOUNT_SAYS.seasonalIndexShareFormula,
    variants: [{ window: 'L36' }],
    missing: { rule: 'ANY', sources: ['OUT'] },
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-022',
    compute({ out, m0 }) {
      const index = seasonalIndex(out, m0)
      if (!index) return without('INSUFFICIENT_HISTORY', AMOUNT_SAYS.twoYearsWanted)
      const top = Math.max(...index.share)
      const window = { from: index.from, to: m0 }
      return {
        value: top,
        detail: AMOUNT_SAYS.highestMonth({
          month: index.share.indexOf(top) + 1,
          years: index.years,
        }),
        evidence: { from: formatDay(firstDayOfMonth(index.from)) },
        inputs: [
          moneyInput(AMOUNT_SAYS.netInvoicedPeriod, sum(out, window, netTotal)),
          ...index.share.map((share, i) =>
            input(AMOUNT_SAYS.month({ month: i + 1 }), share, 'ratio'),
          ),
        ],
      }
    },
  },
  {
    id: 'I-023',
    names: namesOf(AMOUNT_SAYS, 'trendPerMonth'),
    unit: 'ratio',
    formula: AMOUNT_SAYS.trendPerMonthFormula,
    variants: [{ window: 'L12', threshold: 'I-023' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-023',
    compute({ out }, _, { window }) {
      const nets = knownNets(out, window)
      const average = mean(nets)
      const middle = (nets.length - 1) / 2
      let cross = 0
      let squares = 0
      nets.forEach((net, i) => {
        cross += (i - middle) * (net - average)
        squares += (i - middle) ** 2
      })
      return {
        ...quotient(cross / squares, average, AMOUNT_SAYS.monthlyMean),
        inputs: [
          moneyInput(AMOUNT_SAYS.netInvoicedAll, sum(out, window, netTotal)),
          moneyInput(AMOUNT_SAYS.changePerMonth, cross / squares),
          moneyInput(AMOUNT_SAYS.monthlyMean, average),
        ],
      }
    },
  },
  {
    id: 'I-024',
    names: namesOf(AMOUNT_SAYS, 'surge'),
    unit: 'ratio',
    formula: AMOUNT_SAYS.surgeFormula,
    variants: [{ window: 'L3', base: 'B9', threshold: 'I-024' }],
    missing: { rule: 'N', sources: ['OUT'] },
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-024',
    compute({ out }, _, { window, base }) {
      const recent = sum(out, window, netTotal)
      const before = sum(out, base, netTotal)
      return {
        ...salesGrowth(recent * 3, before, 9),
        inputs: [
          moneyInput(AMOUNT_SAYS.netInvoicedLast3, recent),
          moneyInput(AMOUNT_SAYS.netInvoiced9, before),
        ],
      }
    },
  },
  {
    id: 'I-025',
    names: namesOf(AMOUNT_SAYS, 'largestChangeMonth'),
    unit: 'ratio',
    formula: AMOUNT_SAYS.largestChangeMonthFormula,
    variants: [{ window: 'L12', threshold: 'I-025' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-025',
    compute({ out }, _, { window }) {
      let at: number | null = null
      let largest = -1
      for (let m = window.from + 1; m <= window.to; m++) {
        const before = netOf(out, m - 1)
        const now = netOf(out, m)
        if (before <= 0 || !isKnown(out, m - 1) || isTinyBase(now, before, 1)) continue
        const change = Math.abs(now / before - 1)
        if (change <= largest) continue
        largest = change
        at = m
      }
      if (at === null) return without('ZERO_ZERO', AMOUNT_SAYS.noNeighbouringMonths)
      return {
        value: largest,
        detail: formatMonth(at),
        evidence: monthRange(at),
        inputs: [
          moneyInput(AMOUNT_SAYS.netInvoicedMonth, netOf(out, at)),
          moneyInput(AMOUNT_SAYS.netInvoicedMonthBefore, netOf(out, at - 1)),
        ],
      }
    },
  },
  {
    id: 'I-026',
    names: namesOf(AMOUNT_SAYS, 'quarterEndYear'),
    unit: 'ratio',
    formula: AMOUNT_SAYS.quarterEndYearFormula,
    variants: [
      {
        window: 'L12',
        suffix: 'DEC',
        label: labelOf(AMOUNT_SAYS, 'quarterEndYear', 'december'),
        threshold: 'I-026.DEC',
      },
      {
        window: 'L12',
        suffix: 'QEND',
        label: labelOf(AMOUNT_SAYS, 'quarterEndYear', 'quarterEnds'),
      },
    ],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-026',
    compute({ out }, variant, { window }) {
      const december = variant.suffix === 'DEC'
      const ends = monthsOf(window).filter((m) => monthOfYear(m) % (december ? 12 : 3) === 0)
      const part = ends.reduce((total, m) => total + netOf(out, m), 0)
      const whole = sum(out, window, netTotal)
      const partInput = moneyInput(
        december ? AMOUNT_SAYS.netInvoicedDecember : AMOUNT_SAYS.netInvoicedQuarter,
        part,
      )
      const wholeInput = moneyInput(AMOUNT_SAYS.netInvoicedLast12, whole)
      if (!december)
        return {
          ...quotient(part, whole, AMOUNT_SAYS.netInvoicedLast12),
          inputs: [wholeInput, partInput],
        }
      return {
        ...quotient(part, whole, AMOUNT_SAYS.netInvoicedLast12),
        evidence: monthRange(ends[0]!),
        inputs: [partInput, wholeInput],
      }
    },
  },
]
