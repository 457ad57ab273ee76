/** 会小企 01–03 表 of a quarter (domain 2.7): balance sheet, income statement, cash flow. */
import { type Fen, formatFen } from '@xinjian/format'
import { firstDay, formatDay, lastDay } from '../calendar.ts'
import type { Balance, Quarter, QuarterFlow } from './financial-records.ts'

/** Row number → item, the rows that can differ from zero. */
const BALANCE_ITEMS: Record<number, string> = {
  1: '货币资金',
  4: '应收账款',
  9: '存货',
  12: '库存商品',
  14: '其他流动资产',
  15: '流动资产合计',
  18: '固定资产原价',
  19: '累计折旧',
  20: '固定资产账面价值',
  29: '非流动资产合计',
  30: '资产总计',
  31: '短期借款',
  33: '应付账款',
  36: '应交税费',
  39: '其他应付款',
  41: '流动负债合计',
  46: '非流动负债合计',
  47: '负债合计',
  48: '实收资本',
  51: '未分配利润',
  52: '所有者权益合计',
  53: '负债和所有者权益总计',
}

const INCOME_ITEMS: Record<number, string> = {
  1: '营业收入',
  2: '营业成本',
  3: '税金及附加',
  11: '销售费用',
  14: '管理费用',
  17: '研究费用',
  18: '财务费用',
  19: '利息费用',
  21: '营业利润',
  22: '营业外收入',
  24: '营业外支出',
  30: '利润总额',
  31: '所得税费用',
  32: '净利润',
}

const CASH_ITEMS: Record<number, string> = {
  1: '销售产成品、商品、提供劳务收到的现金',
  2: '收到其他与经营活动有关的现金',
  3: '购买原材料、商品、接受劳务支付的现金',
  4: '支付的职工薪酬',
  5: '支付的税费',
  6: '支付其他与经营活动有关的现金',
  7: '经营活动产生的现金流量净额',
  12: '购建固定资产、无形资产支付的现金',
  13: '投资活动产生的现金流量净额',
  14: '取得借款收到的现金',
  15: '吸收投资者投资收到的现金',
  16: '偿还借款本金支付的现金',
  17: '偿还借款利息支付的现金',
  18: '分配利润支付的现金',
  19: '筹资活动产生的现金流量净额',
  20: '现金净增加额',
  21: '期初现金余额',
  22: '期末现金余额',
}

type Rows = Record<number, Fen>

export function balanceRows(b: Balance): Rows {
  const current = b.cash + b.receivable + b.inventory + b.taxCarry
  const fixed = b.fixedCost - b.depreciation
  const liabilities = b.loan + b.payable + b.taxPayable + b.owners
  const equity = b.capital + b.retained
  return {
    1: b.cash,
    4: b.receivable,
    9: b.inventory,
    12: b.inventory,
    14: b.taxCarry,
    15: current,
    18: b.fixedCost,
    19: b.depreciation,
    20: fixed,
    29: fixed,
    30: current + fixed,
    31: b.loan,
    33: b.payable,
    36: b.taxPayable,
    39: b.owners,
    41: liabilities,
    46: 0,
    47: liabilities,
    48: b.capital,
    51: b.retained,
    52: equity,
    53: liabilities + equity,
  }
}

export function incomeRows(f: QuarterFlow): Rows {
  return {
    1: f.sales,
    2: f.cost,
    3: f.surcharges,
    11: f.selling,
    14: f.admin,
    17: f.research,
    18: f.interest,
    19: f.interest,
    21: f.profit,
    22: 0,
    24: 0,
    30: f.profit,
    31: f.cit,
    32: f.net,
  }
}

export function cashRows(q: Quarter): Rows {
  const f = q.flow
  const operating = f.received - f.paidGoods - f.wages - f.paidTaxes - f.paidOther
  const financing = f.borrowed - f.repaid - f.interest - f.dividends
  return {
    1: f.received,
    2: 0,
    3: f.paidGoods,
    4: f.wages,
    5: f.paidTaxes,
    6: f.paidOther,
    7: operating,
    12: f.capex,
    13: -f.capex,
    14: f.borrowed,
    15: 0,
    16: f.repaid,
    17: f.interest,
    18: f.dividends,
    19: financing,
    20: operating - f.capex + financing,
    21: q.open.cash,
    22: q.close.cash,
  }
}

export function statementsOf(q: Quarter, standard: string) {
  // 年初余额: of the year, whatever the quarter.
  const begin = balanceRows(q.yearOpen)
  const end = balanceRows(q.close)
  const ytd = incomeRows(q.ytd)
  const current = incomeRows(q.flow)
  return {
    standard,
    periodStart: formatDay(firstDay(q.end - 2)),
    periodEnd: formatDay(lastDay(q.end)),
    balanceSheet: items(BALANCE_ITEMS, (row) => ({
      beginAmount: formatFen(begin[row]!),
      endAmount: formatFen(end[row]!),
    })),
    incomeStatement: items(INCOME_ITEMS, (row) => ({
      currentAmount: formatFen(current[row]!),
      ytdAmount: formatFen(ytd[row]!),
    })),
    cashFlow: items(CASH_ITEMS, (row) => ({ currentAmount: formatFen(cashRows(q)[row]!) })),
  }
}

function items<T extends object>(names: Record<number, string>, amounts: (row: number) => T) {
  return Object.entries(names).map(([row, name]) => ({
    row: Number(row),
    itemCode: row,
    name,
    ...amounts(Number(row)),
  }))
}
