/** How a shop sells, to whom, and whether others bear it out: Z-001 to Z-012. */
import { namesOf } from '@xinjian/format/say/words'
import { bankLeg, invoiceLegs } from '../erp/part.ts'
import { tradeLeg } from '../erp-item/part.ts'
import type { MonthWindow } from '../kit/calendar/window.ts'
import { growth, input, moneyInput, quotient, ratio, without } from '../kit/outcome.ts'
import type { Evidence } from '../report/evidence.ts'
import type { IndicatorDefinition, Outcome, ShopContext } from './context.ts'
import { ERP_ZHJ_INDICATOR_SAYS as SAYS } from './indicator-words.ts'
import {
  type CrossedMonth,
  crossed,
  daysOf,
  goods,
  partiesIn,
  perDocument,
  repeatsAt,
  salesIn,
  soldOut,
} from './sold.ts'

export const salesLeg = (days: { from: string; to: string }) =>
  tradeLeg('SALES_LINE', { field: 'date', ...days }, SAYS.soldFromTo(days))

const TOP = 5

const sales = (context: ShopContext, window: MonthWindow) => salesIn(context, daysOf(window))

/** Sales with a purchase price, and what these were bought for. */
function margin(context: ShopContext): Outcome {
  const days = daysOf(context.span('L12'))
  const { amount: all } = salesIn(context, days)
  const priced = goods(context).filter(({ price }) => price !== null)
  const sold = priced.reduce((sum, { amount }) => sum + amount, 0)
  const cost = priced.reduce((sum, { qty, price }) => sum + qty * price!, 0)
  const part = ratio(sold, all).value
  if (part === null || part < context.rules.pricedShare)
    return without('NO_DATA', SAYS.unpriced({ part: part ?? 0, least: context.rules.pricedShare }))
  return {
    ...quotient(sold - cost, sold, SAYS.sales),
    // What things cost is no sum of purchase rows, so that nothing of it is shown as one.
    inputs: [
      input(SAYS.priced, part, 'ratio'),
      moneyInput(SAYS.pricedSales, sold),
      moneyInput(SAYS.pricedCost, cost),
    ],
    evidence: [
      salesLeg(days),
      tradeLeg('PURCHASE_LINE', { field: 'date', ...days }, SAYS.boughtFromTo(days)),
    ],
  }
}

function topCustomers(context: ShopContext, window: MonthWindow): Outcome {
  const days = daysOf(window)
  const { amount } = salesIn(context, days)
  const top = partiesIn(context.facts.customers, window).slice(0, TOP)
  if (top.length === 0) return without('NO_DATA', SAYS.noNames)
  const sum = top.reduce((all, one) => all + one.amount, 0)
  return {
    ...quotient(sum, amount, SAYS.sales),
    inputs: [moneyInput(SAYS.topSales, sum), moneyInput(SAYS.sales, amount)],
    evidence: [
      tradeLeg(
        'SALES_LINE',
        {
          all: [
            { field: 'date', ...days },
            { field: 'party', in: top.map(({ party }) => party).sort() },
          ],
        },
        SAYS.soldToMost({ ...days, n: top.length }),
      ),
      salesLeg(days),
    ],
  }
}

/** Sales less what others tell of the same months, of the sales. */
function against(
  context: ShopContext,
  of: (month: CrossedMonth) => number | null,
  { name, absent, legs }: { name: string; absent: string; legs(months: number[]): Evidence },
): Outcome {
  const all = crossed(context).filter(({ sold }) => sold !== null)
  const both = all.filter((month) => of(month) !== null)
  if (both.length === 0) return without('NO_DATA', absent)
  const least = Math.min(context.rules.minCommonMonths, all.length)
  if (both.length < least)
    return without('INSUFFICIENT_HISTORY', SAYS.tooFewCommon({ n: both.length, least }))
  const sold = both.reduce((sum, month) => sum + month.sold!, 0)
  const told = both.reduce((sum, month) => sum + of(month)!, 0)
  const off = quotient(sold - told, sold, SAYS.sales)
  const months = both.map(({ month }) => month)
  return {
    ...off,
    detail: off.detail ?? SAYS.commonMonths({ n: both.length }),
    ...(off.value === null ? {} : { flagOn: Math.abs(off.value) }),
    inputs: [moneyInput(SAYS.sales, sold), moneyInput(name, told)],
    evidence: [
      tradeLeg('SALES_LINE', { field: 'month', in: months }, SAYS.soldInMonths({ n: both.length })),
      ...legs(months),
    ],
  }
}

const COMMON = {
  missing: { rule: 'N', sources: ['SALES_LINE'] },
  evidence: 'LOOKED_AT',
  version: '1',
  source: 'domain §3.11',
} as const satisfies Partial<IndicatorDefinition>

/** What no record of a shop tells: absent with what would have to be known. */
const untold = (id: string, key: 'late' | 'edited', formula: string, needs: string) =>
  ({
    ...COMMON,
    id,
    names: namesOf(SAYS, key),
    unit: 'ratio',
    formula,
    variants: [{ window: 'L12' }],
    evidence: null,
    needs,
    compute: () => without('NO_DATA', SAYS.notTold({ what: needs })),
  }) satisfies IndicatorDefinition

export const ERP_ZHJ_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'Z-001',
    names: namesOf(SAYS, 'sales'),
    unit: 'yuan',
    formula: SAYS.salesFormula,
    variants: [{ window: 'L3' }, { window: 'L12' }],
    evidence: 'AMOUNT',
    compute(context, _, { window }) {
      const { amount } = sales(context, window)
      return {
        value: amount / 100,
        inputs: [moneyInput(SAYS.sales, amount)],
        evidence: [salesLeg(daysOf(window))],
      }
    },
  },
  {
    ...COMMON,
    id: 'Z-002',
    names: namesOf(SAYS, 'grown'),
    unit: 'ratio',
    formula: SAYS.grownFormula,
    variants: [{ window: 'L12', base: 'P12' }],
    compute(context, _, { window, base }) {
      const [now, before] = [sales(context, window).amount, sales(context, base).amount]
      return {
        ...growth(now, before),
        inputs: [moneyInput(SAYS.sales, now), moneyInput(SAYS.salesBefore, before)],
        evidence: [salesLeg(daysOf(window)), salesLeg(daysOf(base))],
      }
    },
  },
  {
    ...COMMON,
    id: 'Z-003',
    names: namesOf(SAYS, 'margin'),
    unit: 'ratio',
    formula: SAYS.marginFormula,
    variants: [{ window: 'L12' }],
    missing: { rule: 'N', sources: ['SALES_LINE', 'PURCHASE_LINE'] },
    compute: margin,
  },
  {
    ...COMMON,
    id: 'Z-004',
    names: namesOf(SAYS, 'documents'),
    unit: 'entries',
    formula: SAYS.documentsFormula,
    variants: [{ window: 'L12' }],
    compute(context, _, { window }) {
      const { documents } = sales(context, window)
      if (documents === null) return without('NO_DATA', SAYS.unnumbered)
      // A document has lines: their number is no sum of documents.
      return {
        value: documents,
        inputs: [input(SAYS.documents, documents, 'index')],
        evidence: [salesLeg(daysOf(window))],
      }
    },
  },
  {
    ...COMMON,
    id: 'Z-005',
    names: namesOf(SAYS, 'ticket'),
    unit: 'yuan',
    formula: SAYS.ticketFormula,
    variants: [{ window: 'L12' }],
    compute(context, _, { window }) {
      const sold = sales(context, window)
      const { documents, amount, returned } = sold
      if (documents === null) return without('NO_DATA', SAYS.unnumbered)
      const each = perDocument(sold)
      return {
        ...(each === null ? without('ZERO_ZERO') : { value: each / 100 }),
        inputs: [
          input(SAYS.documents, documents, 'index'),
          moneyInput(SAYS.beforeReturns, amount + returned),
        ],
        evidence: [salesLeg(daysOf(window))],
      }
    },
  },
  {
    ...COMMON,
    id: 'Z-006',
    names: namesOf(SAYS, 'top'),
    unit: 'ratio',
    formula: SAYS.topFormula,
    variants: [{ window: 'L12' }],
    compute: (context, _, { window }) => topCustomers(context, window),
  },
  {
    ...COMMON,
    id: 'Z-007',
    names: namesOf(SAYS, 'repeat'),
    unit: 'ratio',
    formula: SAYS.repeatFormula,
    variants: [{ window: 'L3' }],
    compute(context, _, { window }) {
      const { buyers, repeat } = repeatsAt(context, window.to)
      if (buyers === 0) return without('NO_DATA', SAYS.noNames)
      return {
        value: repeat / buyers,
        inputs: [input(SAYS.repeating, repeat, 'parties'), input(SAYS.buyers, buyers, 'parties')],
        evidence: [salesLeg(daysOf(window))],
      }
    },
  },
  {
    ...COMMON,
    id: 'Z-008',
    names: namesOf(SAYS, 'soldOut'),
    unit: 'items',
    formula: SAYS.soldOutFormula,
    variants: [{ window: 'L3' }],
    missing: { rule: 'ANY', sources: ['SALES_LINE', 'STOCK'] },
    compute(context, _, { window }) {
      const gone = soldOut(context)
      return {
        value: gone.length,
        inputs: [input(SAYS.soldOut, gone.length, 'items')],
        evidence: [salesLeg(daysOf(window))],
      }
    },
  },
  {
    ...COMMON,
    id: 'Z-009',
    names: namesOf(SAYS, 'invoicedOff'),
    unit: 'ratio',
    formula: SAYS.invoicedOffFormula,
    variants: [{ window: 'L12', threshold: 'Z-009' }],
    missing: { rule: 'ANY', sources: ['SALES_LINE'] },
    compute: (context) =>
      against(context, ({ invoiced }) => invoiced, {
        name: SAYS.invoiced,
        absent: SAYS.noInvoices,
        legs: (months) => invoiceLegs('OUT', months),
      }),
  },
  {
    ...COMMON,
    id: 'Z-010',
    names: namesOf(SAYS, 'receivedOff'),
    unit: 'ratio',
    formula: SAYS.receivedOffFormula,
    variants: [{ window: 'L12' }],
    missing: { rule: 'ANY', sources: ['SALES_LINE'] },
    compute: (context) =>
      against(context, ({ received }) => received, {
        name: SAYS.received,
        absent: SAYS.noAccounts,
        legs: (months) => [bankLeg(months)],
      }),
  },
  untold('Z-011', 'late', SAYS.lateFormula, SAYS.needsEntered),
  untold('Z-012', 'edited', SAYS.editedFormula, SAYS.needsEdits),
]
