/** Rows of orders behind figures. */
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { monthRuns } from '../../kit/verdict/known-months.ts'
import type { Condition } from '../../report/condition.ts'
import type { RecordEvidence } from '../../report/evidence.ts'
import { ORDER_SAYS as SAYS } from './words.ts'

type OrderField = 'month' | 'dueMonth' | 'docNo' | 'state'
type OrderDataset = 'SALES_ORDER' | 'PURCHASE_ORDER'

const sorted = (months: readonly MonthIndex[]) => [...new Set(months)].sort((a, b) => a - b)

/** Drafts and void ones are no orders. */
const STANDING: Condition<OrderField> = {
  any: [
    { field: 'state', absent: true },
    { field: 'state', in: ['OPEN', 'PARTIAL', 'DONE', 'CLOSED'] },
  ],
}

/** Orders made in months. */
export function madeLeg(dataset: OrderDataset, months: readonly MonthIndex[]): RecordEvidence {
  const of = sorted(months)
  const told = { months: monthRuns(of) }
  return {
    dataset,
    where: { all: [{ field: 'month', in: of }, STANDING] } satisfies Condition<OrderField>,
    words: dataset === 'SALES_ORDER' ? SAYS.made12(told) : SAYS.purchases12(told),
  }
}

/** Orders of which a line is due in months. */
export function dueLeg(dataset: OrderDataset, months: readonly MonthIndex[]): RecordEvidence {
  const of = sorted(months)
  const told = { months: monthRuns(of) }
  return {
    dataset,
    where: { all: [{ field: 'dueMonth', in: of }, STANDING] } satisfies Condition<OrderField>,
    words: dataset === 'SALES_ORDER' ? SAYS.dueIn(told) : SAYS.purchasesDueIn(told),
  }
}

/** Late orders of customers by number. */
export const lateLeg = (numbers: readonly string[]): RecordEvidence => ({
  dataset: 'SALES_ORDER',
  where: {
    all: [{ field: 'docNo', in: [...new Set(numbers)].sort() }, STANDING],
  } satisfies Condition<OrderField>,
  words: SAYS.lateNamed({ n: numbers.length }),
})
