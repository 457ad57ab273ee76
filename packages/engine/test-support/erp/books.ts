/** A bookkeeper for tests: entries of two sides go in, balances with their levels, turnovers and vouchers come out. */
import type { BalanceRow, Turnover, VoucherMonth } from '../../src/erp/facts.ts'

/** Debit, credit, yuan; in the month that it is posted in. */
export type Entry = readonly [month: number, debit: string, credit: string, yuan: number]

/** Code → name. Accounts under others begin with their codes. */
export type Chart = Readonly<Record<string, string>>

const fen = (yuan: number): number => Math.round(yuan * 100)

/** Net debit and both turnovers of one account, those under it included. */
function movedOn(entries: readonly Entry[], account: string) {
  const under = (code: string) => code.startsWith(account)
  const sum = (side: 1 | 2) =>
    entries.reduce((all, entry) => all + (under(entry[side]) ? fen(entry[3]) : 0), 0)
  return { debit: sum(1), credit: sum(2) }
}

/** 科目余额表 of each period, every level of the chart that ever moved. */
export function balancesOf(
  entries: readonly Entry[],
  chart: Chart,
  periods: readonly (readonly [from: number, to: number])[],
): BalanceRow[] {
  return periods.flatMap(([from, to]) => {
    const before = entries.filter(([month]) => month < from)
    const within = entries.filter(([month]) => month >= from && month <= to)
    return Object.entries(chart).flatMap(([account, name]): BalanceRow[] => {
      const was = movedOn(before, account)
      const { debit, credit } = movedOn(within, account)
      const open = was.debit - was.credit
      if (open === 0 && debit === 0 && credit === 0) return []
      const key = `${account}/${from}-${to}`
      return [{ key, account, name, from, to, open, debit, credit, close: open + debit - credit }]
    })
  })
}

/** Lines by month and account, a voucher an entry. */
export function postedOf(
  entries: readonly Entry[],
  chart: Chart,
): { turnovers: Turnover[]; vouchers: VoucherMonth[] } {
  const months = [...Map.groupBy(entries, ([month]) => month)].sort(([a], [b]) => a - b)
  return {
    turnovers: months.flatMap(([month, of]) => {
      const lines = of.flatMap(([, debit, credit, yuan]) => [
        { account: debit, debit: fen(yuan), credit: 0 },
        { account: credit, debit: 0, credit: fen(yuan) },
      ])
      return [...Map.groupBy(lines, ({ account }) => account)].map(([account, own]) => ({
        ...{ month, account, name: chart[account] ?? null },
        debit: own.reduce((sum, line) => sum + line.debit, 0),
        credit: own.reduce((sum, line) => sum + line.credit, 0),
        lines: own.length,
      }))
    }),
    vouchers: months.map(([month, of]) => {
      const sum = of.reduce((all, [, , , yuan]) => all + fen(yuan), 0)
      return {
        ...{ month, vouchers: of.length, lines: of.length * 2, debit: sum, credit: sum },
        ...{ unbalanced: [], unbalancedCount: 0 },
      }
    }),
  }
}

/** 小企业会计准则, with a level under what tests look into. */
export const SMALL_CHART: Chart = {
  1001: '库存现金',
  1002: '银行存款',
  100201: '工商银行',
  100202: '农业银行',
  1122: '应收账款',
  112201: '甲公司',
  112202: '乙公司',
  1221: '其他应收款',
  122101: '张三',
  122102: '李四',
  1405: '库存商品',
  1601: '固定资产',
  1602: '累计折旧',
  2001: '短期借款',
  2202: '应付账款',
  2211: '应付职工薪酬',
  2221: '应交税费',
  2241: '其他应付款',
  224101: '王五',
  3001: '实收资本',
  3103: '本年利润',
  3104: '利润分配',
  5001: '主营业务收入',
  500101: '商品甲',
  500102: '商品乙',
  5401: '主营业务成本',
  5403: '税金及附加',
  5601: '销售费用',
  560101: '运费',
  5602: '管理费用',
  560201: '工资',
  560202: '业务招待费',
  560203: '折旧费',
  5603: '财务费用',
  560301: '利息支出',
}

/** The same accounts as 企业会计准则 numbers them, without anything under them. */
export const GENERAL_CHART: Chart = {
  1001: '库存现金',
  1002: '银行存款',
  1122: '应收账款',
  1405: '库存商品',
  2001: '短期借款',
  2202: '应付账款',
  2221: '应交税费',
  4001: '实收资本',
  4103: '本年利润',
  4104: '利润分配',
  6001: '主营业务收入',
  6401: '主营业务成本',
  6601: '销售费用',
  6602: '管理费用',
  6603: '财务费用',
}

/** A trading firm by 小企业会计准则 from its first month on: sells, buys, pays, and closes its books each month and year. */
export function tradingEntries(first: number, last: number): Entry[] {
  const entries: Entry[] = [
    [first, '100201', '3001', 1_000_000],
    [first, '100201', '2001', 300_000],
    [first, '1601', '100201', 240_000],
    [first, '100202', '224101', 50_000],
  ]
  let profit = 0
  for (let month = first; month <= last; month++) {
    const sales = 100_000 + 1_000 * (month - first) + (month % 12) * 500
    const second = sales * 0.4
    const cost = sales * 0.7
    const costs = sales * 0.01 + 2_000 + 9_000 + 800 + 2_000 + 1_500
    entries.push(
      [month, '112201', '500101', sales - second],
      [month, '112202', '500102', second],
      [month, '112201', '2221', sales * 0.03],
      [month, '100201', '112201', (sales - second) * 0.95],
      [month, '100202', '112202', second * 0.9],
      [month, '1001', '112201', 3_000],
      [month, '1405', '2202', cost * 1.02],
      [month, '2202', '100201', cost * 0.98],
      [month, '5401', '1405', cost],
      [month, '5403', '2221', sales * 0.01],
      [month, '2221', '100201', sales * 0.03],
      [month, '560101', '100201', 2_000],
      [month, '560201', '2211', 9_000],
      [month, '2211', '100201', 9_000],
      [month, '560202', '1001', 800],
      [month, '560203', '1602', 2_000],
      [month, '560301', '100201', 1_500],
      [month, '122101', '100201', 1_000],
      [month, '500101', '3103', sales - second],
      [month, '500102', '3103', second],
      [month, '3103', '5401', cost],
      [month, '3103', '5403', sales * 0.01],
      [month, '3103', '560101', 2_000],
      [month, '3103', '560201', 9_000],
      [month, '3103', '560202', 800],
      [month, '3103', '560203', 2_000],
      [month, '3103', '560301', 1_500],
    )
    profit += sales - cost - costs
    if (month % 12 === 11) {
      entries.push([month, '3103', '3104', profit])
      profit = 0
    }
  }
  return entries
}

/** Sales of the trading firm in a month, yuan. */
export const tradingSales = (first: number, month: number): number =>
  100_000 + 1_000 * (month - first) + (month % 12) * 500
