/** R-060, R-061, R-062: balances that grow, lie, or do not go with the trade. */

import { percent, wan } from '@xinjian/format/say/figures'
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
import { figureEvidence, figureInputs } from './profit.ts'

const NOTHING = 'NO_DATA：未采集财务报表'
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
  name: '往来款异常',
  level: 'MEDIUM',
  threshold: `其他应收款占资产>${percent(share)}，或较上年增长>${percent(growth)}且占资产>${percent(growthShare)}`,
  template: '其他应收款{amt}元，占资产{pct}，建议核实往来对象；股东借款年末未还的视同分红。',
  version: '1',
  source: 'domain §4 R-060；财税〔2003〕158号',
  judge({ context }) {
    const month = context.latest
    if (month === null) return unknown(NOTHING)
    const owed = endBalance(context, 'otherReceivables', month)
    const assets = endBalance(context, 'totalAssets', month)
    const open = silent([owed, assets])
    if (open) return open
    if (assets.fen! <= 0) return unknown(`NOT_APPLICABLE：${formatMonth(month)}末资产总计不为正`)
    const part = owed.fen! / assets.fen!
    const before = yearAgo(context, 'otherReceivables', month)
    const rows = seen([owed, assets, before])
    const rose = before.fen === null ? null : grew(owed.fen!, before.fen, growth)
    if (part > share || (part > growthShare && rose === true)) {
      const pace =
        rose && before.fen! > 0
          ? `，较上年增长${percent((owed.fen! - before.fen!) / before.fen!)}`
          : ''
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: `${formatMonth(month)}末其他应收款${wan(owed.fen! / 100)}，占资产${percent(part)}${pace}，建议核实往来对象；股东借款年末未还的视同分红。`,
        value: part,
        ...rows,
      }
    }
    if (part > growthShare && rose === null) return unknown(`NO_DATA：${before.why}`)
    return { result: 'MISS', value: part, ...rows }
  },
})

const both = (context: FinanceContext, of: typeof endBalance, month: MonthIndex): Figure =>
  joined(`预收款项与合同负债(${formatMonth(month)}末)`, [
    [1, of(context, 'advances', month)],
    [1, of(context, 'contractLiabilities', month)],
  ])

const advances: (limits: FinanceLimits['R-061']) => RuleDefinition = ({ share, months }) => ({
  id: 'R-061',
  name: '预收长期挂账',
  level: 'MEDIUM',
  threshold: `预收款项与合同负债在${months}个月前与期末均有余额，其中较小者占近四个季度营业收入>${percent(share)}`,
  template: '预收账款{amt}元长期未结转收入，建议核实合同与交付。',
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
      text: `预收款项与合同负债至少${wan(lain / 100)}挂账超过${months}个月未结转收入${part === null ? '' : `，占近四个季度营业收入${percent(part)}`}，建议核实合同与交付。`,
      value: part,
      ...rows,
    }
  },
})

const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

const stock: (limits: FinanceLimits['R-062']) => RuleDefinition = ({ days, growth }) => ({
  id: 'R-062',
  name: '存货账实疑点',
  level: 'MEDIUM',
  threshold: `存货周转>${days}天且采购增长，或期末存货较上年增长>${percent(growth)}而营业收入下降`,
  template: '存货异常增长，建议实地盘点。',
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
        return unknown(
          `NO_DATA：存货周转${Math.round(lain)}天，需要近24个月进项发票才能判断采购是否增长`,
        )
      if (now > before)
        return {
          result: 'HIT',
          level: 'MEDIUM',
          text: `存货周转${Math.round(lain)}天，而近12个月进项采购较上一个12个月增加${wan((now - before) / 100)}，建议实地盘点。`,
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
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text: `期末存货由${wan(before.fen! / 100)}增至${wan(held.fen! / 100)}，而营业收入同比${then! > 0 ? `下降${percent((then! - now!) / then!)}` : '下降'}，建议实地盘点。`,
    value: before.fen! > 0 ? (held.fen! - before.fen!) / before.fen! : null,
    ...rows,
  }
}

export const balanceRules = (limits: FinanceLimits): RuleDefinition[] => [
  lent(limits['R-060']),
  advances(limits['R-061']),
  stock(limits['R-062']),
]
