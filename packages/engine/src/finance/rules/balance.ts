/** balances that grow, lie, or do not go with the trade. */

import { monthOfYear } from '../../kit/calendar/calendar.ts'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { formatMonth } from '../../kit/calendar/window.ts'
import { type Judgement, reasonText, unknown } from '../../kit/rules/definition.ts'
import { numberOf } from '../../kit/rules/levelled.ts'
import type { FinanceContext } from '../context.ts'
import type { RuleDefinition } from '../definition.ts'
import {
  beginBalance,
  endBalance,
  type Figure,
  fourQuarters,
  joined,
  sinceJanuary,
} from '../figures.ts'
import type { FinanceLimits } from '../params.ts'
import { FINANCE_SAYS } from '../words.ts'
import { figureEvidence, figureInputs } from './profit.ts'
import { FINANCE_RULE_SAYS } from './words.ts'

const NOTHING = `NO_DATA：${FINANCE_SAYS.notCollected}`
const YEAR = 12

/** A year ago: the end of the same month, else, of a year's end, 年初. */
function yearAgo(context: FinanceContext, code: string, month: MonthIndex): Figure {
  const same = endBalance(context, code, month - YEAR)
  return same.fen === null && monthOfYear(month) === YEAR
    ? beginBalance(context, code, month)
    : same
}

/** Growth of a balance; a balance out of nothing has grown beyond any limit. */
const grew = (now: number, before: number, limit: number): boolean =>
  before <= 0 ? now > 0 : (now - before) / before > limit

const seen = (figures: readonly Figure[]) => ({
  inputs: figureInputs(figures),
  evidence: figureEvidence(figures),
})

const silent = (figures: readonly Figure[]): Judgement | null => {
  const open = figures.find(({ fen }) => fen === null)
  return open ? unknown(`${open.young ? 'INSUFFICIENT_HISTORY' : 'NO_DATA'}：${open.why}`) : null
}

const lent: (limits: FinanceLimits['R-060']) => RuleDefinition = ({
  share,
  growth,
  growthShare,
}) => ({
  id: 'R-060',
  name: FINANCE_RULE_SAYS.lentName,
  level: 'MEDIUM',
  threshold: FINANCE_RULE_SAYS.lentThreshold({ share, growth, growthShare }),
  template: FINANCE_RULE_SAYS.lentTemplate({ amt: '{amt}', pct: '{pct}' }),
  version: '1',
  source: FINANCE_RULE_SAYS.lentSource,
  judge({ context }) {
    const month = context.latest
    if (month === null) return unknown(NOTHING)
    const owed = endBalance(context, 'otherReceivables', month)
    const assets = endBalance(context, 'totalAssets', month)
    const open = silent([owed, assets])
    if (open) return open
    if (assets.fen! <= 0)
      return unknown(`NOT_APPLICABLE：${FINANCE_RULE_SAYS.noAssets({ month: formatMonth(month) })}`)
    const part = owed.fen! / assets.fen!
    const before = yearAgo(context, 'otherReceivables', month)
    const rows = seen([owed, assets, before])
    const rose = before.fen === null ? null : grew(owed.fen!, before.fen, growth)
    if (part > share || (part > growthShare && rose === true)) {
      const told = { month: formatMonth(month), sum: owed.fen! / 100, part }
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text:
          rose && before.fen! > 0
            ? FINANCE_RULE_SAYS.lentGrown({
                ...told,
                growth: (owed.fen! - before.fen!) / before.fen!,
              })
            : FINANCE_RULE_SAYS.lent(told),
        value: part,
        ...rows,
      }
    }
    if (part > growthShare && rose === null) return unknown(`NO_DATA：${before.why}`)
    return { result: 'MISS', value: part, ...rows }
  },
})

const both = (context: FinanceContext, of: typeof endBalance, month: MonthIndex): Figure =>
  joined(FINANCE_SAYS.atEnd({ what: FINANCE_SAYS.advances, month: formatMonth(month) }), [
    [1, of(context, 'advances', month)],
    [1, of(context, 'contractLiabilities', month)],
  ])

const advances: (limits: FinanceLimits['R-061']) => RuleDefinition = ({ share, months }) => ({
  id: 'R-061',
  name: FINANCE_RULE_SAYS.advancesName,
  level: 'MEDIUM',
  threshold: FINANCE_RULE_SAYS.advancesThreshold({ months, share }),
  template: FINANCE_RULE_SAYS.advancesTemplate({ amt: '{amt}' }),
  version: '1',
  source: 'domain §4 R-061',
  judge({ context }) {
    const month = context.latest
    if (month === null) return unknown(NOTHING)
    const held = both(context, endBalance, month)
    const revenue = fourQuarters(context, 'revenue', month)
    const open = silent([held, revenue])
    if (open) return open
    const before =
      months === YEAR ? both(context, yearAgo, month) : both(context, endBalance, month - months)
    // What lies below the limit now cannot have lain above it all along.
    const beyond = (fen: number) => (revenue.fen! > 0 ? fen / revenue.fen! > share : fen > 0)
    if (!beyond(held.fen!))
      return { result: 'MISS', value: shareOf(held.fen!, revenue.fen!), ...seen([held, revenue]) }
    if (before.fen === null) return unknown(`NO_DATA：${before.why}`)
    const rows = seen([held, before, revenue])
    const lain = Math.min(held.fen!, before.fen)
    if (!beyond(lain)) return { result: 'MISS', value: shareOf(lain, revenue.fen!), ...rows }
    const part = shareOf(lain, revenue.fen!)
    return {
      result: 'HIT',
      level: 'MEDIUM',
      text:
        part === null
          ? FINANCE_RULE_SAYS.advancesLie({ sum: lain / 100, months })
          : FINANCE_RULE_SAYS.advancesLieOf({ sum: lain / 100, months, part }),
      value: part,
      ...rows,
    }
  },
})

const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

const stock: (limits: FinanceLimits['R-062']) => RuleDefinition = ({ days, growth }) => ({
  id: 'R-062',
  name: FINANCE_RULE_SAYS.stockName,
  level: 'MEDIUM',
  threshold: FINANCE_RULE_SAYS.stockThreshold({ days, growth }),
  template: FINANCE_RULE_SAYS.stockTemplate,
  version: '1',
  source: 'domain §4 R-062',
  judge({ context, indicator }) {
    const month = context.latest
    if (month === null) return unknown(NOTHING)
    const jump = jumped(context, month, growth)
    if (jump.result === 'HIT') return jump
    const turned = indicator('F-11.DAYS.LATEST')
    const lain = numberOf(turned)
    const { inputs, evidence } = turned
    if (lain === null && turned.reason !== 'ZERO_ZERO') return unknown(reasonText(turned))
    if (lain !== null && lain > days) {
      const bought = (to: MonthIndex) => context.purchases?.({ from: to - YEAR + 1, to }) ?? null
      const [now, before] = [bought(month), bought(month - YEAR)]
      if (now === null || before === null)
        return unknown(`NO_DATA：${FINANCE_RULE_SAYS.purchasesWanted({ days: Math.round(lain) })}`)
      if (now > before)
        return {
          result: 'HIT',
          level: 'MEDIUM',
          text: FINANCE_RULE_SAYS.stockSlow({ days: Math.round(lain), sum: (now - before) / 100 }),
          value: lain,
          inputs,
          evidence,
        }
    }
    return jump.result === 'UNKNOWN' ? jump : { result: 'MISS', value: lain, inputs, evidence }
  },
})

/** 期末存货 has jumped while sales fell. */
function jumped(context: FinanceContext, month: MonthIndex, limit: number): Judgement {
  const held = endBalance(context, 'inventories', month)
  const before = yearAgo(context, 'inventories', month)
  const sales = [month, month - YEAR].map((end) => sinceJanuary(context, 'revenue', end))
  const rows = seen([held, before, ...sales])
  const rose = held.fen === null || before.fen === null ? null : grew(held.fen, before.fen, limit)
  const [now, then] = sales.map(({ fen }) => fen)
  const fell = now == null || then == null ? null : now < then
  // Either half known not to hold settles it.
  if (rose === false || fell === false) return { result: 'MISS', value: null, ...rows }
  if (rose === null || fell === null) return silent([held, before, ...sales])!
  const told = { from: before.fen! / 100, to: held.fen! / 100 }
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text:
      then! > 0
        ? FINANCE_RULE_SAYS.stockUpOf({ ...told, fall: (then! - now!) / then! })
        : FINANCE_RULE_SAYS.stockUp(told),
    value: before.fen! > 0 ? (held.fen! - before.fen!) / before.fen! : null,
    ...rows,
  }
}

export const balanceRules = (limits: FinanceLimits): RuleDefinition[] => [
  lent(limits['R-060']),
  advances(limits['R-061']),
  stock(limits['R-062']),
]
