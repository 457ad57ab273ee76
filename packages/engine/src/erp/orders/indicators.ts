/** What the orders of customers tell: E-19, E-21. */
import { namesOf } from '@xinjian/format/say/words'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { ErpContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { lived } from '../sales.ts'
import type { Orders } from './facts.ts'
import { dueLeg, lateLeg, madeLeg } from './legs.ts'
import { ORDER_SAYS as SAYS } from './words.ts'

export const inWindow = <Row extends { month: number }>(
  rows: readonly Row[],
  { from, to }: MonthWindow,
): Row[] => rows.filter(({ month }) => month >= from && month <= to)

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number | null): number =>
  rows.reduce((all, row) => all + (of(row) ?? 0), 0)

function fulfilled({ due }: Orders, window: MonthWindow): Outcome {
  const own = inWindow(due, window)
  const [onTime, late, orders] = [
    sum(own, (m) => m.onTime),
    sum(own, (m) => m.late),
    sum(own, (m) => m.orders),
  ]
  const judged = onTime + late
  if (judged === 0) return without('NO_DATA', SAYS.noDue)
  const named = own.flatMap(({ lateNamed }) => lateNamed)
  return {
    ...quotient(onTime, judged, SAYS.judged),
    ...(orders > judged ? { detail: SAYS.unjudged({ n: orders - judged }) } : {}),
    inputs: [input(SAYS.onTime, onTime, 'entries'), input(SAYS.judged, judged, 'entries')],
    evidence: [
      dueLeg(
        'SALES_ORDER',
        own.map(({ month }) => month),
      ),
      ...(named.length > 0 ? [lateLeg(named)] : []),
    ],
  }
}

function converted({ made }: Orders, window: MonthWindow): Outcome {
  const own = inWindow(made, window).filter(({ billable }) => billable !== null)
  if (own.length === 0) return without('NO_DATA', SAYS.noBilled)
  const [billed, billable] = [sum(own, (m) => m.billed), sum(own, (m) => m.billable)]
  return {
    ...quotient(billed, billable, SAYS.billable),
    inputs: [moneyInput(SAYS.billed, billed), moneyInput(SAYS.billable, billable)],
    evidence: [
      madeLeg(
        'SALES_ORDER',
        own.map(({ month }) => month),
      ),
    ],
  }
}

const told =
  (of: (orders: Orders, window: MonthWindow) => Outcome): IndicatorDefinition['compute'] =>
  (context: ErpContext, _, { window }) =>
    context.orders
      ? of(context.orders.sales, lived(context, window))
      : without('NO_DATA', SAYS.lookingBack)

const COMMON = {
  unit: 'ratio',
  missing: { rule: 'ANY', sources: ['ORDER'] },
  evidence: 'ROWS',
  version: '2',
} as const satisfies Partial<IndicatorDefinition>

export const ORDER_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'E-19',
    names: namesOf(SAYS, 'fulfilled'),
    formula: SAYS.fulfilledFormula,
    variants: [{ window: 'L12', threshold: 'E-19' }],
    source: 'domain §3.5 E-19',
    compute: told(fulfilled),
  },
  {
    ...COMMON,
    id: 'E-21',
    names: namesOf(SAYS, 'converted'),
    formula: SAYS.convertedFormula,
    variants: [{ window: 'L12', threshold: 'E-21' }],
    source: 'domain §3.5 E-21',
    compute: told(converted),
  },
]
