/** R-017 集中作废: a day with many voids, or a month whose voids crowd its last days. Blank sheets withdraw nothing and do not count. */

import { amount, percent } from '@xinjian/format/say/figures'
import {
  firstDayOfMonth,
  formatDay,
  formatMonth,
  lastDayOfMonth,
  type MonthWindow,
} from '../../kit/calendar/window.ts'
import { moneyInput } from '../../kit/outcome.ts'
import { type Judgement, miss, unknown } from '../../kit/rules/definition.ts'
import { numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import type { InvoiceContext } from '../context/context.ts'
import { voidSums } from '../context/scans.ts'
import type { RuleDefinition } from '../definition.ts'
import type { VoidDay } from '../facts/row-scan-shape.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'

const voidsOf = ({ blue, red }: VoidDay): number => blue + red

function hit(days: readonly VoidDay[], from: number, to: number, label: string): Judgement {
  const sum = (field: 'blue' | 'blueTotal' | 'red' | 'redTotal') =>
    days.reduce((total, day) => total + day[field], 0)
  const count = sum('blue') + sum('red')
  const [blue, red] = [amount(sum('blueTotal') / 100), amount(sum('redTotal') / 100)]
  const sums =
    sum('red') === 0
      ? `金额${blue}元`
      : `其中蓝票${sum('blue')}张、金额${blue}元，红票${sum('red')}张、金额${red}元`
  return {
    result: 'HIT',
    level: 'HIGH',
    text: `${label}集中作废${count}张，${sums}，建议了解原因。`,
    value: count,
    inputs: [
      moneyInput('作废蓝票金额', sum('blueTotal')),
      moneyInput('作废红票金额(绝对值)', sum('redTotal')),
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
        return hit([day], day.day, day.day, formatDay(day.day))
    }
    const end = month.filter(({ day }) => day > last - p.lastDays)
    const sum = (days: readonly VoidDay[]) => days.reduce((total, day) => total + voidsOf(day), 0)
    if (sum(month) >= p.minMonthVoids && sum(end) > p.monthEndShare * sum(month))
      return hit(end, last - p.lastDays + 1, last, `${formatMonth(m)}月末`)
  }
  return miss(0)
}

export const voidCrowdRule = ({ 'R-017': p }: RuleLimits): RuleDefinition => ({
  id: 'R-017',
  name: '集中作废',
  level: 'HIGH',
  threshold: `单日作废≥${p.dayVoids}张且占当日>${percent(p.dayShare)}，或月末${p.lastDays}天作废占当月>${percent(p.monthEndShare)}(当月≥${p.minMonthVoids}张)；空白作废不计`,
  template: '{date}集中作废{n}张，金额{amt}元。',
  version: '2',
  source: 'domain §4 R-017；月末条件的最小样本为本平台所设',
  judge({ context, indicator }) {
    const rate = indicator('I-027.L12')
    if (numberOf(rate) === null) return withoutValue(rate)
    const window = context.span('L12')
    const voids = voidSums(context, window)
    if (!voids) return unknown('NO_DATA：已存数据没有逐张的作废记录，空白作废不能分开')
    return crowded(context, window, voids.days)
  },
})
