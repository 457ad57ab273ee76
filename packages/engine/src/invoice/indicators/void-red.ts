/** Void and red invoices: I-027…I-034 and I-096. Void exists on 税控 invoices only; red is booked in its own month. */

import { labelOf, namesOf } from '@xinjian/format/say/words'
import { formatDay, type MonthWindow } from '../../kit/calendar/window.ts'
import { isKnown } from '../../kit/coverage.ts'
import { overWindows } from '../../kit/definition.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceContext } from '../context/context.ts'
import { kindSum, TAX_DISK } from '../context/kinds.ts'
import { digestOf, netOf, netTotal, sum } from '../context/month-series.ts'
import { rowScans, voidSums } from '../context/scans.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { REISSUE_DAYS } from '../facts/reissue.ts'
import type { LargeRed } from '../facts.ts'
import { AMOUNT_SAYS } from './amount-words.ts'
import { HABIT_SAYS } from './habit-words.ts'

const RED = { direction: 'OUT', rows: 'RED' } as const
const T_OUT = { rule: 'T', sources: ['OUT'] } as const

/** The largest red rows of a window, most negative first; each month keeps its twenty largest. */
export function largestReds({ out }: InvoiceContext, window: MonthWindow): LargeRed[] {
  const reds: LargeRed[] = []
  for (let m = window.from; m <= window.to; m++) reds.push(...(digestOf(out, m)?.largeReds ?? []))
  return reds.sort((a, b) => a.total - b.total || a.day - b.day || (a.key < b.key ? -1 : 1))
}

const NOT_APART = HABIT_SAYS.storedDataHold

const voidRate: IndicatorDefinition = {
  id: 'I-027',
  names: namesOf(HABIT_SAYS, 'voidRateCount'),
  unit: 'ratio',
  formula: HABIT_SAYS.voidRateCountFormula,
  variants: overWindows(['L3', 'L6', 'L12'], { threshold: 'I-027' }),
  missing: T_OUT,
  evidence: {
    direction: 'OUT',
    rows: 'VOID',
    system: 'TAX_DISK',
    predicate: 'NOT_BLANK',
    measure: 'COUNT',
  },
  version: '2',
  source: HABIT_SAYS.voidRateCountSource,
  compute(context, _, { window }) {
    const { out } = context
    const apart = voidSums(context, window)
    const voids = apart ? apart.blue + apart.red : kindSum(out, window, 'voidCount', TAX_DISK)
    const all = kindSum(out, window, 'count', TAX_DISK) - (apart?.blank ?? 0)
    const detail = apart === null ? HABIT_SAYS.blankVoidsIncluded : HABIT_SAYS.noTaxDisk
    return {
      ...quotient(voids, all, HABIT_SAYS.taxDiskInvoices),
      ...(apart === null || all === 0 ? { detail } : {}),
      ...(apart ? {} : { evidence: null }),
      inputs: [
        input(HABIT_SAYS.voidInvoices, voids, 'count'),
        input(HABIT_SAYS.taxDiskInvoices, all, 'count'),
        ...(apart ? [input(HABIT_SAYS.blankVoidsLeft, apart.blank, 'count')] : []),
      ],
    }
  },
}

const voidAmountRate: IndicatorDefinition = {
  id: 'I-028',
  names: namesOf(HABIT_SAYS, 'voidRateAmount'),
  unit: 'ratio',
  formula: HABIT_SAYS.voidRateAmountFormula,
  variants: overWindows(['L12'], { threshold: 'I-028' }),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VOID', system: 'TAX_DISK', measure: 'NET_TOTAL' },
  version: '2',
  source: 'domain §3.2 I-028',
  compute(context, _, { window }) {
    const apart = voidSums(context, window)
    if (!apart) return without('NO_DATA', NOT_APART)
    const blue = kindSum(context.out, window, 'blueTotal', TAX_DISK)
    return {
      ...quotient(apart.blueTotal, blue + apart.blueTotal, HABIT_SAYS.taxDiskBlue),
      evidence: { totalFrom: 0.01 },
      inputs: [
        moneyInput(HABIT_SAYS.totalVoidBlue, apart.blueTotal),
        moneyInput(HABIT_SAYS.taxDiskBlueTotal, blue),
        moneyInput(HABIT_SAYS.totalVoidRed, apart.redTotal),
      ],
    }
  },
}

const reissueRate: IndicatorDefinition = {
  id: 'I-033',
  names: namesOf(HABIT_SAYS, 'redInvoicesIssued'),
  unit: 'ratio',
  formula: HABIT_SAYS.redInvoicesIssuedFormula({ days: REISSUE_DAYS }),
  variants: overWindows(['L12']),
  missing: T_OUT,
  evidence: { ...RED, measure: 'COUNT' },
  version: '1',
  source: HABIT_SAYS.redInvoicesIssuedSource,
  compute(context, _, { window }) {
    const red = sum(context.out, window, (d) => d.redCount)
    const scans = rowScans(context, window)
    if (!scans) return without('NO_DATA', HABIT_SAYS.storedDataHoldNo)
    const anew = scans.reduce((total, scan) => total + scan.reissued, 0)
    return {
      ...quotient(anew, red, HABIT_SAYS.redInvoices),
      inputs: [
        input(HABIT_SAYS.redInvoices, red, 'count'),
        input(HABIT_SAYS.issuedAnew, anew, 'count'),
      ],
    }
  },
}

const redRate: IndicatorDefinition = {
  id: 'I-029',
  names: namesOf(HABIT_SAYS, 'redRateCount'),
  unit: 'ratio',
  formula: HABIT_SAYS.redRateCountFormula,
  variants: overWindows(['L3', 'L6', 'L12'], { threshold: 'I-029' }),
  missing: T_OUT,
  evidence: { ...RED, measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-029',
  compute({ out }, _, { window }) {
    const red = sum(out, window, (d) => d.redCount)
    const all = sum(out, window, (d) => d.count)
    return {
      ...quotient(red, all, AMOUNT_SAYS.allInvoices),
      inputs: [
        input(HABIT_SAYS.redInvoices, red, 'count'),
        input(AMOUNT_SAYS.allInvoices, all, 'count'),
      ],
    }
  },
}

const redAmountRate: IndicatorDefinition = {
  id: 'I-030',
  names: namesOf(HABIT_SAYS, 'redRateAmount'),
  unit: 'ratio',
  formula: HABIT_SAYS.redRateAmountFormula,
  variants: overWindows(['L3', 'L6', 'L12'], { threshold: 'I-030' }),
  missing: T_OUT,
  evidence: { ...RED, measure: 'ABS_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-030',
  compute({ out }, _, { window }) {
    const red = sum(out, window, (d) => d.redTotal)
    const gross = sum(out, window, (d) => d.blueTotal)
    return {
      ...quotient(red, gross, AMOUNT_SAYS.blueTotal),
      inputs: [
        moneyInput(AMOUNT_SAYS.redTotalAbsolute, red),
        moneyInput(AMOUNT_SAYS.blueTotal, gross),
      ],
    }
  },
}

const crossPeriodRed: IndicatorDefinition = {
  id: 'I-031',
  names: namesOf(HABIT_SAYS, 'redEarlierPeriod'),
  unit: 'ratio',
  formula: HABIT_SAYS.redEarlierPeriodFormula,
  variants: [
    {
      window: 'L12',
      suffix: 'MONTH',
      label: labelOf(HABIT_SAYS, 'redEarlierPeriod', 'byMonth'),
      threshold: 'I-031',
    },
    {
      window: 'L12',
      suffix: 'YEAR',
      label: labelOf(HABIT_SAYS, 'redEarlierPeriod', 'byYear'),
      threshold: 'I-031',
    },
  ],
  missing: T_OUT,
  evidence: { ...RED, measure: 'COUNT' },
  version: '1',
  source: 'domain §3.2 I-031',
  compute(context, variant, { window }) {
    const { out } = context
    const red = sum(out, window, (d) => d.redCount)
    const known = sum(out, window, (d) => d.redWithKnownBlue)
    const crossed = sum(out, window, (d) =>
      variant.suffix === 'YEAR' ? d.redCrossYear : d.redCrossMonth,
    )
    const inputs = [
      input(HABIT_SAYS.redInvoices, red, 'count'),
      input(HABIT_SAYS.redKnownBlue, known, 'count'),
      input(HABIT_SAYS.redsOfEarlier, crossed, 'count'),
    ]
    if (red > 0 && known === 0) return { ...without('NO_DATA', HABIT_SAYS.sourceNamesNo), inputs }
    if (red - known > red * context.rules.tolerateMissing)
      return { ...without('PARTIAL', `${known}/${red}`), inputs }
    return { ...quotient(crossed, known, HABIT_SAYS.redKnownBlue), inputs }
  },
}

const largestRed: IndicatorDefinition = {
  id: 'I-032',
  names: namesOf(HABIT_SAYS, 'largestRedInvoice'),
  unit: 'ratio',
  formula: HABIT_SAYS.largestRedInvoiceFormula,
  variants: overWindows(['L12'], { threshold: 'I-032' }),
  missing: T_OUT,
  evidence: { ...RED, measure: 'MAX_ABS_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-032',
  compute(context, _, { window }) {
    const net = sum(context.out, window, netTotal)
    const red = largestReds(context, window)[0]
    const inputs = [
      moneyInput(HABIT_SAYS.largestRedAbsolute, red ? -red.total : 0),
      moneyInput(AMOUNT_SAYS.netInvoiced, net),
    ]
    if (!red) return { ...quotient(0, net, AMOUNT_SAYS.netInvoicedLast12), inputs }
    const day = formatDay(red.day)
    return {
      ...quotient(-red.total, net, AMOUNT_SAYS.netInvoicedLast12),
      inputs,
      evidence: { from: day, to: day, counterpartyIds: [red.counterparty] },
    }
  },
}

const negativeMonths: IndicatorDefinition = {
  id: 'I-034',
  names: namesOf(HABIT_SAYS, 'monthsNegativeNet'),
  unit: 'months',
  formula: HABIT_SAYS.monthsNegativeNetFormula,
  variants: overWindows(['L12'], { threshold: 'I-034' }),
  missing: T_OUT,
  evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-034',
  compute({ out }, _, { window }) {
    let negative = 0
    for (let m = window.from; m <= window.to; m++)
      if (isKnown(out, m) && netOf(out, m) < 0) negative++
    return {
      value: negative,
      inputs: [moneyInput(AMOUNT_SAYS.netInvoiced, sum(out, window, netTotal))],
    }
  },
}

const inputRedRate: IndicatorDefinition = {
  id: 'I-096',
  names: namesOf(HABIT_SAYS, 'redRatePurchases'),
  unit: 'ratio',
  formula: HABIT_SAYS.redRatePurchasesFormula,
  variants: overWindows(['L12'], { threshold: 'I-096' }),
  missing: { rule: 'T', sources: ['IN'] },
  evidence: { direction: 'IN', rows: 'RED', measure: 'ABS_TOTAL' },
  version: '1',
  source: 'domain §3.2 I-096',
  compute(context, _, { window }) {
    const red = sum(context.in, window, (d) => d.redTotal)
    const gross = sum(context.in, window, (d) => d.blueTotal)
    return {
      ...quotient(red, gross, HABIT_SAYS.bluePurchases),
      inputs: [
        moneyInput(HABIT_SAYS.redPurchasesAbsolute, red),
        moneyInput(HABIT_SAYS.bluePurchases, gross),
      ],
    }
  },
}

export const VOID_RED_INDICATORS: readonly IndicatorDefinition[] = [
  voidRate,
  voidAmountRate,
  redRate,
  redAmountRate,
  crossPeriodRed,
  largestRed,
  reissueRate,
  negativeMonths,
  inputRedRate,
]
