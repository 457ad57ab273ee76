/** What the invoices are: I-035…I-038 and I-040. */

import { labelOf, namesOf } from '@xinjian/format/say/words'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { overWindows } from '../../kit/definition.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceEvidence } from '../../report/document.ts'
import { DIGITAL, kindSum, SPECIAL, unknownKindShare } from '../context/kinds.ts'
import { lineShare } from '../context/line-share.ts'
import { type MonthSeries, sum } from '../context/month-series.ts'
import type { IndicatorDefinition, Outcome, Variant } from '../definition.ts'
import { AMOUNT_BANDS_YUAN } from '../facts.ts'
import { AMOUNT_SAYS } from './amount-words.ts'
import { linesMissing } from './goods-gate.ts'
import { HABIT_SAYS } from './habit-words.ts'

const T_OUT = { rule: 'T', sources: ['OUT'] } as const

export const BAND_NAMES = [
  HABIT_SAYS.bandTo100,
  HABIT_SAYS.band100To1k,
  HABIT_SAYS.band1kTo2500,
  HABIT_SAYS.band2500To5k,
  HABIT_SAYS.band5kTo10k,
  HABIT_SAYS.band10kTo100k,
  HABIT_SAYS.band100kTo1m,
  HABIT_SAYS.bandFrom1m,
] as const

/** The rows of one amount band: from its lower bound, below the next. */
export function bandEvidence(band: number): Partial<InvoiceEvidence> {
  const above = AMOUNT_BANDS_YUAN[band + 1]
  return {
    totalFrom: AMOUNT_BANDS_YUAN[band]!,
    ...(above === undefined ? {} : { totalTo: above }),
  }
}

/** null when the source says the kind of too few invoices (rule T on the amount). */
function kindsMissing(series: MonthSeries, window: MonthWindow, tolerated: number): Outcome | null {
  const unknown = unknownKindShare(series, window)
  if (unknown === null || unknown <= tolerated) return null
  return without('NO_DATA', HABIT_SAYS.sourceDoesNot)
}

const specialShare: IndicatorDefinition = {
  id: 'I-035',
  names: namesOf(HABIT_SAYS, 'shareSpecialInvoices'),
  unit: 'ratio',
  formula: HABIT_SAYS.shareSpecialInvoicesFormula,
  variants: overWindows(['L12', 'P12']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', predicate: 'SPECIAL', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-035',
  compute({ out, rules }, _, { window }) {
    const missing = kindsMissing(out, window, rules.tolerateMissing)
    if (missing) return missing
    const special = kindSum(out, window, 'blueTotal', SPECIAL)
    const gross = sum(out, window, (d) => d.blueTotal)
    return {
      ...quotient(special, gross, AMOUNT_SAYS.blueTotal),
      inputs: [
        moneyInput(HABIT_SAYS.specialInvoicesTotal, special),
        moneyInput(AMOUNT_SAYS.blueTotal, gross),
      ],
    }
  },
}

const specialShift: IndicatorDefinition = {
  ...specialShare,
  names: namesOf(HABIT_SAYS, 'shiftShareSpecial'),
  unit: 'pp',
  formula: HABIT_SAYS.shiftShareSpecialFormula,
  variants: [{ window: 'L12', base: 'P12', suffix: 'SHIFT', threshold: 'I-035.SHIFT' }],
  compute(context, variant, { window, base }) {
    const now = specialShare.compute(context, variant, { window, base: window })
    const before = specialShare.compute(context, variant, { window: base, base })
    if (typeof now.value !== 'number' || typeof before.value !== 'number')
      return without(now.reason ?? before.reason ?? 'NO_DATA', now.detail ?? before.detail)
    return {
      value: Math.abs(now.value - before.value),
      inputs: [
        ...now.inputs!,
        input(HABIT_SAYS.shareLast12, now.value, 'ratio'),
        input(HABIT_SAYS.share12Months, before.value, 'ratio'),
      ],
    }
  },
}

const digitalShare: IndicatorDefinition = {
  id: 'I-036',
  names: namesOf(HABIT_SAYS, 'shareDigitalInvoices'),
  unit: 'ratio',
  formula: HABIT_SAYS.shareDigitalInvoicesFormula,
  variants: overWindows(['L12']),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'ALL', system: 'DIGITAL', measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-036',
  compute({ out, rules }, _, { window }) {
    const missing = kindsMissing(out, window, rules.tolerateMissing)
    if (missing) return missing
    const digital = kindSum(out, window, 'count', DIGITAL)
    const all = sum(out, window, (d) => d.count)
    return {
      ...quotient(digital, all, AMOUNT_SAYS.allInvoices),
      inputs: [
        input(HABIT_SAYS.digitalInvoices, digital, 'count'),
        input(AMOUNT_SAYS.allInvoices, all, 'count'),
      ],
    }
  },
}

const RATES: readonly Variant[] = [
  {
    window: 'L12',
    suffix: 'R13',
    option: 1300,
    label: labelOf(HABIT_SAYS, 'structureRate', 'rate13'),
  },
  {
    window: 'L12',
    suffix: 'R9',
    option: 900,
    label: labelOf(HABIT_SAYS, 'structureRate', 'rate9'),
  },
  {
    window: 'L12',
    suffix: 'R6',
    option: 600,
    label: labelOf(HABIT_SAYS, 'structureRate', 'rate6'),
  },
  {
    window: 'L12',
    suffix: 'R3',
    option: 300,
    label: labelOf(HABIT_SAYS, 'structureRate', 'rate3'),
  },
  {
    window: 'L12',
    suffix: 'R1',
    option: 100,
    label: labelOf(HABIT_SAYS, 'structureRate', 'rate1'),
  },
  {
    window: 'L12',
    suffix: 'R0',
    option: 0,
    label: labelOf(HABIT_SAYS, 'structureRate', 'zeroRate'),
  },
  {
    window: 'L12',
    suffix: 'EXEMPT',
    option: -1,
    label: labelOf(HABIT_SAYS, 'structureRate', 'exempt'),
  },
  {
    window: 'L12',
    suffix: 'NONTAX',
    option: -2,
    label: labelOf(HABIT_SAYS, 'structureRate', 'notTaxed'),
  },
  { window: 'L12', suffix: 'OTHER', label: labelOf(HABIT_SAYS, 'structureRate', 'otherRates') },
]
const LISTED_RATES = new Set(RATES.map((rate) => rate.option))

const rateStructure: IndicatorDefinition = {
  id: 'I-037',
  names: namesOf(HABIT_SAYS, 'structureRate'),
  unit: 'ratio',
  formula: HABIT_SAYS.structureRateFormula,
  variants: RATES,
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'LINE_AMOUNT' },
  version: '2',
  source: HABIT_SAYS.structureRateSource,
  compute(context, variant) {
    const fold = context.goods('OUT', 'L12')
    const missing = linesMissing(context, 'OUT', 'L12')
    if (missing) return missing
    const rates =
      variant.option === undefined
        ? [...fold.byRate.keys()].filter((rate) => !LISTED_RATES.has(rate)).sort((a, b) => a - b)
        : [variant.option]
    const part = rates.map((rate) => fold.byRate.get(rate) ?? 0)
    const names = { part: HABIT_SAYS.netAtThis, whole: HABIT_SAYS.netAllLines }
    return { ...lineShare(part, [...fold.byRate.values()], names), evidence: { rates } }
  },
}

/** In the order of the bands. */
const BANDS = ['band1', 'band2', 'band3', 'band4', 'band5', 'band6', 'band7', 'band8'] as const

const amountBands: IndicatorDefinition = {
  id: 'I-038',
  names: namesOf(HABIT_SAYS, 'amountBands'),
  unit: 'ratio',
  formula: HABIT_SAYS.amountBandsFormula,
  variants: BANDS.map((name, band) => ({
    window: 'L12',
    suffix: `B${band + 1}`,
    option: band,
    label: labelOf(HABIT_SAYS, 'amountBands', name),
  })),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'BLUE', measure: 'COUNT' },
  version: '2',
  source: 'domain §3.2 I-038',
  compute({ out }, variant, { window }) {
    const band = variant.option!
    const all = sum(out, window, (d) => d.blueCount)
    const count = sum(out, window, (d) => d.bandCount[band]!)
    return {
      ...quotient(count, all, HABIT_SAYS.blueInvoices),
      evidence: bandEvidence(band),
      inputs: [
        input(HABIT_SAYS.invoicesBand, count, 'count'),
        input(HABIT_SAYS.blueInvoices, all, 'count'),
        moneyInput(
          HABIT_SAYS.totalBand,
          sum(out, window, (d) => d.bandTotal[band]!),
        ),
      ],
    }
  },
}

const quotaUsage: IndicatorDefinition = {
  id: 'I-040',
  names: namesOf(HABIT_SAYS, 'usageDigitalInvoice'),
  unit: 'ratio',
  formula: HABIT_SAYS.usageDigitalInvoiceFormula,
  variants: [
    { window: 'L1', label: labelOf(HABIT_SAYS, 'usageDigitalInvoice', 'lastMonth') },
    {
      window: 'L6',
      suffix: 'FULL',
      unit: 'months',
      label: labelOf(HABIT_SAYS, 'usageDigitalInvoice', 'monthsAtQuota'),
      threshold: 'I-040',
    },
  ],
  missing: { rule: 'N', sources: ['OUT'] },
  evidence: { direction: 'OUT', rows: 'VALID', system: 'DIGITAL', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-040',
  compute({ out, params, rules }, variant, { window }) {
    const quota = params.digitalQuotaYuan
    if (!quota) return without('NO_DATA', HABIT_SAYS.needsQuotaSet)
    const usage: number[] = []
    let total = 0
    for (let m = window.from; m <= window.to; m++) {
      const month = { from: m, to: m }
      const net =
        kindSum(out, month, 'blueTotal', DIGITAL) - kindSum(out, month, 'redTotal', DIGITAL)
      usage.push(net / 100 / quota)
      total += net
    }
    const inputs = [
      moneyInput(HABIT_SAYS.digitalNet, total),
      input(HABIT_SAYS.quota, quota, 'yuan'),
    ]
    if (variant.suffix !== 'FULL') return { value: usage[0]!, inputs }
    return { value: usage.filter((u) => u >= rules.rules['R-015'].usage).length, inputs }
  },
}

export const STRUCTURE_INDICATORS: readonly IndicatorDefinition[] = [
  specialShare,
  specialShift,
  digitalShare,
  rateStructure,
  amountBands,
  quotaUsage,
]
