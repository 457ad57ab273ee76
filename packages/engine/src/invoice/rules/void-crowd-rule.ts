/** R-017 集中作废: a day with many voids, or a month whose voids crowd its last days. Blank sheets withdraw nothing and do not count. */

import { templateOf } from '@xinjian/format/say/words'
import {
  firstDayOfMonth,
  formatDay,
  formatMonth,
  lastDayOfMonth,
  type MonthWindow,
  monthOfDay,
} from '../../kit/calendar/window.ts'
import { moneyInput } from '../../kit/outcome.ts'
import { type Judgement, miss, unknown } from '../../kit/rules/definition.ts'
import { numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import type { InvoiceContext } from '../context/context.ts'
import { voidSums } from '../context/scans.ts'
import type { RuleDefinition } from '../definition.ts'
import type { VoidDay } from '../facts/row-scan-shape.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { VOID_RULES_SAYS } from './void-words.ts'

const voidsOf = ({ blue, red }: VoidDay): number => blue + red

function hit(
  days: readonly VoidDay[],
  from: number,
  to: number,
  span: 'day' | 'monthEnd',
): Judgement {
  const sum = (field: 'blue' | 'blueTotal' | 'red' | 'redTotal') =>
    days.reduce((total, day) => total + day[field], 0)
  const count = sum('blue') + sum('red')
  const at = span === 'day' ? formatDay(to) : formatMonth(monthOfDay(to))
  const told = { at, n: count, blue: sum('blueTotal') / 100 }
  const text =
    sum('red') === 0
      ? VOID_RULES_SAYS[`${span}Voids`](told)
      : VOID_RULES_SAYS[`${span}VoidsAndReds`]({
          ...told,
          ...{ blues: sum('blue'), reds: sum('red'), red: sum('redTotal') / 100 },
        })
  return {
    result: 'HIT',
    level: 'HIGH',
    text,
    value: count,
    inputs: [
      moneyInput(VOID_RULES_SAYS.voidBlueAmount, sum('blueTotal')),
      moneyInput(VOID_RULES_SAYS.voidRedTotal, sum('redTotal')),
    ],
    evidence: [
      {
        dataset: 'INVOICE',
        direction: 'OUT',
        from: formatDay(from),
        to: formatDay(to),
        rows: 'VOID',
        system: 'TAX_DISK',
        predicate: 'NOT_BLANK',
      },
    ],
  }
}

/** First of: a day with many voids, a month whose voids crowd its last days. */
function crowded(
  context: InvoiceContext,
  window: MonthWindow,
  voids: readonly VoidDay[],
): Judgement {
  const { count, from } = context.days('OUT')
  const p = context.rules.rules['R-017']
  for (let m = window.from; m <= window.to; m++) {
    const last = lastDayOfMonth(m)
    const month = voids.filter(({ day }) => day >= firstDayOfMonth(m) && day <= last)
    for (const day of month) {
      const issued = count[day.day - from]! - day.blank
      if (voidsOf(day) >= p.dayVoids && voidsOf(day) > p.dayShare * issued)
        return hit([day], day.day, day.day, 'day')
    }
    const end = month.filter(({ day }) => day > last - p.lastDays)
    const sum = (days: readonly VoidDay[]) => days.reduce((total, day) => total + voidsOf(day), 0)
    if (sum(month) >= p.minMonthVoids && sum(end) > p.monthEndShare * sum(month))
      return hit(end, last - p.lastDays + 1, last, 'monthEnd')
  }
  return miss(0)
}

export const voidCrowdRule = ({ 'R-017': p }: RuleLimits): RuleDefinition => ({
  id: 'R-017',
  name: VOID_RULES_SAYS.voidsBulk,
  level: 'HIGH',
  threshold: VOID_RULES_SAYS.voidsBulkThreshold({
    day: p.dayVoids,
    dayShare: p.dayShare,
    last: p.lastDays,
    endShare: p.monthEndShare,
    least: p.minMonthVoids,
  }),
  template: templateOf(VOID_RULES_SAYS, 'dayVoids'),
  version: '2',
  source: VOID_RULES_SAYS.voidsBulkSource,
  judge({ context, indicator }) {
    const rate = indicator('I-027.L12')
    if (numberOf(rate) === null) return withoutValue(rate)
    const window = context.span('L12')
    const voids = voidSums(context, window)
    if (!voids) return unknown(`NO_DATA：${VOID_RULES_SAYS.storedDataHold}`)
    return crowded(context, window, voids.days)
  },
})
