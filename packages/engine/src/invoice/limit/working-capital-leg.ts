/** 营运资金量测算 (流动资金贷款管理办法 annex, domain §6.3). */

import { optionalDay } from '../../kit/calendar/calendar.ts'
import { monthOfDay } from '../../kit/calendar/window.ts'
import type { ReportBuild } from '../definition.ts'
import type { Ends, YearStatement } from '../facts/lending.ts'
import { type Leg, leg } from './leg.ts'
import { LIMIT_SAYS } from './words.ts'

const NAME = LIMIT_SAYS.workingCapital
const YEAR_DAYS = 360

/** Mean of both ends; one end alone where the other is not known. */
function mean({ begin, end }: Ends): number | null {
  if (begin === null) return end
  return end === null ? begin : (begin + end) / 2
}

/** Days for which a stock is held at a yearly flow; null when either is not known or nothing flows. */
function days(stock: Ends, flow: number | null): number | null {
  const held = mean(stock)
  return held === null || flow === null || flow <= 0 ? null : (YEAR_DAYS * held) / flow
}

interface Turnover {
  days: number
  /** Items the statement does not carry, taken as nothing. */
  without: string[]
}

/** 存货 + 应收 − 应付 + 预付 − 预收, in days; null without stock or receivables. */
function turnover(s: YearStatement): Turnover | null {
  const stock = days(s.inventories, s.cost)
  const owed = days(s.receivables, s.revenue)
  if (stock === null || owed === null) return null
  const rest = [
    [LIMIT_SAYS.payables, days(s.payables, s.cost), -1],
    [LIMIT_SAYS.prepayments, days(s.prepayments, s.cost), 1],
    [LIMIT_SAYS.advances, days(s.advances, s.revenue), -1],
  ] as const
  return {
    days: rest.reduce((sum, [, d, sign]) => sum + sign * (d ?? 0), stock + owed),
    without: rest.flatMap(([name, d]) => (d === null ? [name] : [])),
  }
}

/** Yuan, at least 0: own funds and present loans may cover all that is needed. */
export function workingCapitalLeg(build: Pick<ReportBuild, 'context' | 'indicator'>): Leg {
  const { context } = build
  const { lending } = context
  const said = (why: string) => leg(NAME, null, LIMIT_SAYS.workingCapitalFormula({ why }))
  if (!lending?.statement)
    return said(
      lending?.statementsCollected
        ? LIMIT_SAYS.statementsCollectedHold
        : LIMIT_SAYS.financialStatementsNot,
    )
  const s = lending.statement
  const end = optionalDay(s.periodEnd)
  if (end === null || context.m0 - monthOfDay(end) > context.rules.limit.statementMonths)
    return said(LIMIT_SAYS.statementsOld({ day: s.periodEnd }))
  const turned = turnover(s)
  if (s.revenue === null || s.revenue <= 0 || s.profit === null || turned === null)
    return said(LIMIT_SAYS.statementsIncomplete({ day: s.periodEnd }))
  if (s.currentAssets === null || s.currentLiabilities === null)
    return said(LIMIT_SAYS.statementsUncurrent({ day: s.periodEnd }))
  if (turned.days <= 0)
    return leg(NAME, 0, LIMIT_SAYS.workingCapitalFormula({ why: LIMIT_SAYS.noNeed }))
  const yoy = build.indicator('I-007.L12').value
  const { low, high } = context.rules.limit.growth
  const growth = typeof yoy === 'number' ? Math.min(Math.max(yoy, low), high) : 0
  const needed = (s.revenue * (1 - s.profit / s.revenue) * (1 + growth) * turned.days) / YEAR_DAYS
  const loans = s.shortLoans ?? 0
  // 自有资金 = 流动资产 − 流动负债, in which the loans stand: what they pay for is not own, and is taken off once, apart.
  const own = Math.max(0, s.currentAssets - s.currentLiabilities)
  const told = { day: s.periodEnd, days: Math.round(turned.days), items: turned.without }
  const why = turned.without.length ? LIMIT_SAYS.turnoverWithout(told) : LIMIT_SAYS.turnover(told)
  return leg(
    NAME,
    Math.max(0, needed - own - loans) / 100,
    LIMIT_SAYS.workingCapitalFormula({ why }),
  )
}
