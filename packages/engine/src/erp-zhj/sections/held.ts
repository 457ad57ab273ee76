/** What is in stock and on accounts. */
import { bankLeg } from '../../erp/part.ts'
import {
  belowTable,
  firstOf,
  ITEM_COLUMNS,
  itemCells,
  money,
  noStock,
  placesTable,
  text,
} from '../../erp-item/part.ts'
import { formatMonth } from '../../kit/calendar/window.ts'
import { indicatorTable, text as paragraph, table, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import type { ShopBuild, ShopContext } from '../context.ts'
import { daysOf, goods, soldOut } from '../sold.ts'
import { itemLeg } from './traded.ts'
import { ERP_ZHJ_SECTION_SAYS as SAYS } from './words.ts'

const STOCK = ['E-11', 'E-11.SKU', 'E-15', 'E-15.SHARE', 'E-17', 'E-17.CHAIN', 'Z-008']

export function stockSection(build: ShopBuild): Section {
  const { context } = build
  return {
    id: 's07-stock',
    title: SAYS.stock,
    blocks: [
      ...(context.stock
        ? [placesTable(context), ...belowTable(context), soldOutBlock(context)]
        : [noStock()]),
      indicatorTable(build, 'stock-figures', SAYS.stockFigures, STOCK),
    ],
  }
}

function soldOutBlock(context: ShopContext): Block {
  const gone = new Set(soldOut(context).map(({ at }) => at))
  if (gone.size === 0) return paragraph('none-sold-out', SAYS.noneSoldOut)
  const days = daysOf(context.span('L12'))
  const { shown, note } = firstOf(
    goods(context).filter(({ item }) => gone.has(item.at)),
    (a, b) => b.amount - a.amount || a.item.at - b.item.at,
    SAYS.mostSold,
  )
  return table(
    'sold-out',
    SAYS.soldOutList,
    [
      ...ITEM_COLUMNS,
      { ...money('amount', SAYS.soldNet), proof: 'SUM' },
      { key: 'last', title: SAYS.lastSale, type: 'date' },
    ],
    shown.map(({ item, amount, last }) => ({
      cells: { ...itemCells(item), amount: yuan(amount), last },
      evidence: [itemLeg(item, days)],
    })),
    [note, SAYS.soldOutNote].join('；'),
  )
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/支付宝|alipay/i, SAYS.alipay],
  [/微信|财付通|wechat/i, SAYS.wechat],
  [/现金/, SAYS.cash],
]

/** By the name of the account: its number alone is one of a bank. */
const kindOf = (account: string): string | null =>
  account === '' ? null : (KINDS.find(([name]) => name.test(account))?.[1] ?? SAYS.bankAccount)

export function accountsSection({ context }: ShopBuild): Section {
  const { bank } = context.books
  return {
    id: 's08-accounts',
    title: SAYS.accounts,
    blocks: [bank.length === 0 ? paragraph('no-accounts', SAYS.noAccounts) : accounts(context)],
  }
}

function accounts({ books: { bank }, span }: ShopContext): Block {
  const { from, to } = span('L12')
  const byAccount = [...Map.groupBy(bank, ({ account }) => account)]
  return table(
    'accounts',
    SAYS.byAccount,
    [
      text('account', SAYS.account),
      text('kind', SAYS.accountKind),
      { ...money('received', SAYS.receivedOfYear), proof: 'SUM' },
      { ...money('paid', SAYS.paidOfYear), proof: 'SUM' },
      money('close', SAYS.lastBalance),
      { key: 'month', title: SAYS.balanceMonth, type: 'month' },
    ],
    byAccount.map(([account, rows]) => {
      const year = rows.filter(({ month }) => month >= from && month <= to)
      const last = rows.at(-1)!
      const sum = (of: 'received' | 'paid') => yuan(year.reduce((all, row) => all + row[of], 0))
      const months = year.map(({ month }) => month)
      const closing = [bankLeg([last.month], account)]
      return {
        cells: {
          account: account || SAYS.unnamedAccount,
          kind: kindOf(account),
          received: months.length > 0 ? sum('received') : null,
          paid: months.length > 0 ? sum('paid') : null,
          close: last.close === null ? null : yuan(last.close),
          month: formatMonth(last.month),
        },
        evidence: months.length > 0 ? [bankLeg(months, account)] : closing,
        own: { close: closing },
      }
    }),
    SAYS.accountNote,
  )
}
