/** The export of a firm's accounting program: its books as the sheets of one workbook, in the layout of programs of this country. */
import { type Fen, formatFen } from '@xinjian/format'
import type { Cell } from '../export/columns.ts'
import type { SheetSource } from '../export/xlsx.ts'
import { firstDay, formatDay, lastDay, type Month } from '../world/calendar.ts'
import type { Firm } from '../world/firm.ts'
import type { World } from '../world/world.ts'
import { ACCOUNT_CODES, ACCOUNTS } from './accounts.ts'
import { AGE_HEADINGS, ageing } from './ageing.ts'
import { type Ledger, standsOn, turnoverOf } from './ledger.ts'
import { type OrderLine, ordersOf } from './orders.ts'
import { keepsShop, purchasesOf, salesOf, type TradeLine } from './shop.ts'
import { stockOf } from './stock.ts'

type Rows = readonly (readonly Cell[])[]

const money = (fen: Fen): Cell => ({ number: formatFen(fen) })
const count = (n: number): Cell => ({ number: String(n) })

/** `2026-03` of March 2026. */
const isoMonth = (month: Month): string => formatDay(firstDay(month)).slice(0, 7)

/** Whose books and of which period stands above the headings, as programs print it. */
const sheet = (
  name: string,
  firm: Firm,
  period: string,
  headings: readonly string[],
  rows: Rows,
): SheetSource => ({
  name,
  columns: [`单位：${firm.name}`],
  rows: [[`期间：${period}`], headings, ...rows],
})

export function bookSheets(world: World, firm: Firm, ledger: Ledger): SheetSource[] {
  const period = `${isoMonth(ledger.from)} 至 ${isoMonth(ledger.to)}`
  const end = `${formatDay(lastDay(ledger.to))} 至 ${formatDay(lastDay(ledger.to))}`
  const stock = stockOf(world, firm, ledger)
  return [
    sheet('序时簿', firm, period, JOURNAL, journal(ledger)),
    sheet('科目余额表', firm, period, BALANCES, balances(ledger)),
    sheet('银行流水', firm, period, BANK, bankLines(ledger)),
    sheet('应收账龄', firm, end, ['客户名称', '余额', ...AGE_HEADINGS], aged(ledger, 1122)),
    sheet('应付账龄', firm, end, ['供应商', '余额', ...AGE_HEADINGS], aged(ledger, 2202)),
    ...[...stock].map(([month, rows]) =>
      sheet(
        `收发存${isoMonth(month)}`,
        firm,
        `${isoMonth(month)} 至 ${isoMonth(month)}`,
        STOCK,
        rows.map((row) => [
          ...[row.code, row.name, row.category],
          ...[count(row.openQty), money(row.openAmount), count(row.inQty), money(row.inAmount)],
          ...[count(row.outQty), money(row.outAmount), count(row.closeQty), money(row.closeAmount)],
        ]),
      ),
    ),
    ...(keepsShop(firm)
      ? [
          sheet('销售明细', firm, period, [...TRADE, '客户'], traded(salesOf(world, firm, ledger))),
          sheet('采购明细', firm, period, [...TRADE, '供应商'], traded(purchasesOf(ledger, stock))),
        ]
      : []),
    ...[...ordersOf(world, firm, ledger)].map(([book, lines]) =>
      sheet(...ORDER_SHEETS[book](firm, period), lines.map(ordered)),
    ),
  ]
}

const ORDERS = ['单价', '价税合计', '交货日期', '已执行数量', '已执行金额', '最后执行日期']
const orderSheet =
  (name: string, party: string) =>
  (firm: Firm, period: string): [string, Firm, string, string[]] => [
    ...([name, firm, period] as const),
    [
      ...['订单编号', '订单日期', '行号', party, '物料编码', '物料名称', '数量', ...ORDERS],
      ...['已开票数量', '已开票金额', '单据状态'],
    ],
  ]
const ORDER_SHEETS = {
  SALES_ORDERS: orderSheet('销售订单执行明细', '客户'),
  PURCHASE_ORDERS: orderSheet('采购订单执行明细', '供应商'),
}

const ordered = (line: OrderLine): readonly Cell[] => [
  ...[line.docNo, formatDay(line.ordered), count(line.line), line.party, line.code, line.name],
  ...[count(line.qty), money(Math.round(line.amount / line.qty)), money(line.amount)],
  ...[formatDay(line.due), count(line.deliveredQty), money(line.deliveredAmount)],
  ...[line.delivered === null ? '' : formatDay(line.delivered), count(line.invoicedQty)],
  ...[money(line.invoicedAmount), line.status],
]

const TRADE = ['单据日期', '单据号', '商品编码', '商品名称', '数量', '金额']

const traded = (lines: readonly TradeLine[]): Rows =>
  lines.map(({ day, document, code, name, qty, amount, party }) => [
    ...[formatDay(day), document, code, name, count(qty), money(amount), party ?? ''],
  ])

const JOURNAL = [
  '日期',
  '录入日期',
  '凭证字号',
  '摘要',
  '科目编码',
  '科目名称',
  '往来单位',
  '借方金额',
  '贷方金额',
]

const journal = ({ vouchers }: Ledger): Rows =>
  vouchers.flatMap(({ day, entered, number, text, entries }) =>
    entries.map(({ account, party, debit, credit }, i) => [
      // A voucher's day, number and text stand in its first line alone.
      ...(i === 0 ? [formatDay(day), formatDay(entered), `记-${number}`, text] : ['', '', '', '']),
      ...[String(account), ACCOUNTS[account], party ?? '', money(debit), money(credit)],
    ]),
  )

const BALANCES = [
  '科目编码',
  '科目名称',
  '期初借方',
  '期初贷方',
  '借方发生额',
  '贷方发生额',
  '期末借方',
  '期末贷方',
]

function balances({ open, vouchers }: Ledger): Rows {
  const turnover = turnoverOf(vouchers.flatMap(({ entries }) => entries))
  const sides = (balance: Fen): Cell[] => [
    money(Math.max(0, balance)),
    money(Math.max(0, -balance)),
  ]
  return ACCOUNT_CODES.map((account) => {
    const opening = standsOn(open, account)
    const debit = standsOn(turnover.debit, account)
    const credit = standsOn(turnover.credit, account)
    return [
      ...[String(account), ACCOUNTS[account], ...sides(opening), money(debit), money(credit)],
      ...sides(opening + debit - credit),
    ]
  })
}

const BANK = ['交易日期', '收入金额', '支出金额', '账户余额', '对方户名', '摘要']

function bankLines({ open, vouchers }: Ledger): Rows {
  let balance = open.get(1002) ?? 0
  return vouchers.flatMap(({ day, text, entries }) =>
    entries
      .filter(({ account }) => account === 1002)
      .map(({ party, debit, credit }) => {
        balance += debit - credit
        return [formatDay(day), money(debit), money(credit), money(balance), party ?? '', text]
      }),
  )
}

const aged = (ledger: Ledger, account: 1122 | 2202): Rows =>
  ageing(ledger, account).map(({ party, balance, ages }) => [
    party,
    money(balance),
    ...ages.map(money),
  ])

const STOCK = [
  ...[
    '存货编码',
    '存货名称',
    '分类名称',
    '期初结存数量',
    '期初结存金额',
    '本期入库数量',
    '本期入库金额',
  ],
  ...['本期出库数量', '本期出库金额', '期末结存数量', '期末结存金额'],
]
