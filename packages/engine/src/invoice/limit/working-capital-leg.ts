/** 营运资金量测算 (流动资金贷款管理办法 annex, domain §6.3). */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { monthOfDay } from '../../kit/calendar/window.ts'
import type { ReportBuild } from '../definition.ts'
import type { Ends, YearStatement } from '../facts/lending.ts'
import { type Leg, leg } from './leg.ts'

const NAME = '营运资金'
const FORMULA =
  '上年收入 × (1 − 销售利润率) × (1 + 预计增长率) ÷ 周转次数 − 自有资金 − 现有短期借款'
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
    ['应付', days(s.payables, s.cost), -1],
    ['预付', days(s.prepayments, s.cost), 1],
    ['预收', days(s.advances, s.revenue), -1],
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
  const said = (why: string) => leg(NAME, null, `${FORMULA}；${why}`)
  if (!lending?.statement)
    return said(lending?.statementsCollected ? '已采集的财务报表没有完整年度' : '未采集财务报表')
  const s = lending.statement
  const end = optionalDay(s.periodEnd)
  if (end === null || context.m0 - monthOfDay(end) > context.rules.limit.statementMonths)
    return said(`财务报表截至${s.periodEnd}，过旧，不用于测算`)
  const turned = turnover(s)
  if (s.revenue === null || s.revenue <= 0 || s.profit === null || turned === null)
    return said(`财务报表(${s.periodEnd})缺少测算所需项目`)
  if (s.currentAssets === null || s.currentLiabilities === null)
    return said(`财务报表(${s.periodEnd})没有流动资产或流动负债`)
  if (turned.days <= 0) return leg(NAME, 0, `${FORMULA}；周转天数不大于零，营运资金无缺口`)
  const yoy = build.indicator('I-007.L12').value
  const { low, high } = context.rules.limit.growth
  const growth = typeof yoy === 'number' ? Math.min(Math.max(yoy, low), high) : 0
  const needed = (s.revenue * (1 - s.profit / s.revenue) * (1 + growth) * turned.days) / YEAR_DAYS
  const loans = s.shortLoans ?? 0
  // 自有资金 = 流动资产 − 流动负债, in which the loans stand: what they pay for is not own, and is taken off once, apart.
  const own = Math.max(0, s.currentAssets - s.currentLiabilities)
  const without = turned.without.length ? `；报表无${turned.without.join('、')}，按零` : ''
  return leg(
    NAME,
    Math.max(0, needed - own - loans) / 100,
    `${FORMULA}；报表截至${s.periodEnd}，周转天数${Math.round(turned.days)}${without}`,
  )
}
