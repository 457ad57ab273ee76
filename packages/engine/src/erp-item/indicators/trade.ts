/** How fast stock turns over, what is sold and what comes back: E-14, E-18, E-20. */
import { labelOf, namesOf } from '@xinjian/format/say/words'
import {
  firstDayOfMonth,
  formatDay,
  lastDayOfMonth,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { input, moneyInput, quotient, ratio, without } from '../../kit/outcome.ts'
import type { ItemContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { itemsLeg, periodsLeg, tradeLeg } from '../evidence.ts'
import { CLASSES } from '../stock/classes.ts'
import { classes, totals, turnovers } from '../stock/folds.ts'
import { daysOf } from '../stock/turnover.ts'
import { ERP_ITEM_INDICATOR_SAYS as SAYS } from './words.ts'

function turnover(context: ItemContext, window: keyof ReturnType<typeof turnovers>): Outcome {
  const turned = turnovers(context)[window]
  if (turned === 'CROSSING') return without('PARTIAL', SAYS.crossing)
  if (turned === 'UNTOLD') return without('NO_DATA', SAYS.noFlowAmounts)
  const { average, out, months, periods } = turned
  const none = quotient(average, out, SAYS.out)
  if (average < 0) return without('NOT_APPLICABLE', SAYS.averageBelow)
  const days = daysOf(turned, months)
  return {
    ...(days === null ? none : { value: days }),
    inputs: [
      moneyInput(SAYS.average, average),
      moneyInput(SAYS.out, out),
      input(SAYS.months, months, 'months'),
    ],
    evidence: [periodsLeg(context.periods, periods)],
  }
}

/** Of a book that tells what came back line by line. */
function returned(context: ItemContext, { from, to }: MonthWindow): Outcome {
  let [back, sold] = [0, 0]
  for (const { month, amount, returned: came } of context.facts.sales) {
    if (month < from || month > to) continue
    if (came === undefined) return without('NO_DATA', SAYS.returnsUntold)
    back += came
    sold += amount + came
  }
  const [first, last] = [formatDay(firstDayOfMonth(from)), formatDay(lastDayOfMonth(to))]
  return {
    ...ratio(back, sold),
    inputs: [moneyInput(SAYS.soldAmount, sold), moneyInput(SAYS.returnedAmount, back)],
    evidence: [
      tradeLeg(
        'SALES_LINE',
        {
          all: [
            { field: 'date', from: first, to: last },
            { field: 'amount', below: 0 },
          ],
        },
        SAYS.returnsFromTo({ from: first, to: last }),
      ),
    ],
  }
}

function ofClass(context: ItemContext, option: number): Outcome {
  const ranked = classes(context)
  if (!ranked) return without('NO_DATA', SAYS.noSalesNoFlows)
  const own = ranked.items.filter((item) => item.class === CLASSES[option])
  return {
    value: own.length,
    detail: ranked.basis === 'SALES' ? SAYS.bySales : SAYS.byOut,
    inputs: [
      input(SAYS.classItems, own.length, 'items'),
      moneyInput(
        ranked.basis === 'SALES' ? SAYS.soldAmount : SAYS.out,
        own.reduce((sum, { sold }) => sum + sold, 0),
      ),
    ],
  }
}

/** Stock of which little or nothing is sold. */
function heldInC(context: ItemContext): Outcome {
  const ranked = classes(context)
  if (!ranked) return without('NO_DATA', SAYS.noSalesNoFlows)
  const { positive, day } = totals(context)!
  if (positive === 0) return without('NO_DATA', SAYS.noneWorth)
  const own = new Set(ranked.items.flatMap((each) => (each.class === 'C' ? [each.item.at] : [])))
  const held = context.stock!.items.filter(
    ({ item, amount }) => own.has(item.at) && (amount ?? 0) > 0,
  )
  const amount = held.reduce((sum, stock) => sum + stock.amount!, 0)
  return {
    ...ratio(amount, positive),
    detail: ranked.basis === 'SALES' ? SAYS.bySales : SAYS.byOut,
    inputs: [moneyInput(SAYS.worth, positive), moneyInput(SAYS.heldAmount, amount)],
    evidence: [itemsLeg(context.stock!, day, held, SAYS.classC)],
  }
}

const TURNED = ['L3', 'L12'] as const
const CLASS_NAMES = ['classA', 'classB', 'classC'] as const

export const TRADE_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'E-14',
    names: namesOf(SAYS, 'turnover'),
    unit: 'days',
    formula: SAYS.turnoverFormula,
    variants: TURNED.map((window, option) => ({ window, option, threshold: 'E-14' as const })),
    missing: { rule: 'N', sources: ['STOCK_SUMMARY'] },
    evidence: 'LOOKED_AT',
    version: '1',
    source: 'domain §3.5 E-14',
    compute: (context, { option }) => turnover(context, TURNED[option!]!),
  },
  {
    id: 'E-18',
    names: namesOf(SAYS, 'class'),
    unit: 'items',
    formula: SAYS.classFormula,
    variants: CLASSES.map((suffix, option) => ({
      ...{ suffix, option, label: labelOf(SAYS, 'class', CLASS_NAMES[option]!) },
      window: 'L12' as const,
    })),
    missing: { rule: 'ANY', sources: ['STOCK'] },
    evidence: null,
    version: '1',
    source: 'domain §3.5 E-18',
    compute: (context, { option }) => ofClass(context, option!),
  },
  {
    id: 'E-18.HELD',
    names: namesOf(SAYS, 'classHeld'),
    unit: 'ratio',
    formula: SAYS.classHeldFormula,
    variants: [{ window: 'L12' }],
    missing: { rule: 'ANY', sources: ['STOCK'] },
    evidence: 'LOOKED_AT',
    version: '1',
    source: 'domain §3.5 E-18',
    compute: heldInC,
  },
  {
    id: 'E-20',
    names: namesOf(SAYS, 'returns'),
    unit: 'ratio',
    formula: SAYS.returnsFormula,
    variants: [{ window: 'L12', threshold: 'E-20' }],
    missing: { rule: 'N', sources: ['SALES_LINE'] },
    evidence: 'AMOUNT',
    version: '1',
    source: 'domain §3.5 E-20',
    compute: (context, _, { window }) => returned(context, window),
  },
]
