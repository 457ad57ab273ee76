/** Books of an enterprise as files hold them: code → names in both languages, and the dataset that their rows become. */
import type { Dataset } from '../datasets/datasets.ts'
import { type Names, namesOf, words } from '../say/words.ts'

export const BOOK_NAMES = words({
  ACCOUNTS: ['科目表', 'Chart of accounts'],
  BALANCES: ['科目余额表', 'Account balances'],
  // Whole vouchers, as 凭证 and 会计分录 are.
  VOUCHERS: ['序时簿', 'Voucher journal'],
  // Lines of one side: of the vouchers what stands on an account.
  ACCOUNT_DETAIL: ['明细账', 'Account ledger'],
  STOCK_SUMMARY: ['收发存汇总表', 'Stock summary'],
  STOCK_MOVES: ['出入库流水', 'Stock moves'],
  STOCK: ['库存表', 'Stock on hand'],
  STOCK_CATEGORIES: ['存货分类', 'Stock categories'],
  SALES: ['销售明细', 'Sales lines'],
  PURCHASES: ['采购明细', 'Purchase lines'],
  SALES_ORDERS: ['销售订单', 'Sales orders'],
  PURCHASE_ORDERS: ['采购订单', 'Purchase orders'],
  RECEIVABLES: ['应收账龄表', 'Ageing of receivables'],
  PAYABLES: ['应付账龄表', 'Ageing of payables'],
  PARTIES: ['往来单位', 'Customers and suppliers'],
  BANK_LINES: ['银行流水', 'Bank lines'],
  BANK_BALANCES: ['银行余额表', 'Bank balances'],
  // Of single payments: proofs of lines, and no lines themselves.
  BANK_SLIPS: ['银行回单', 'Bank payment slips'],
})

export type BookKind = keyof typeof BOOK_NAMES & string
export const BOOK_KINDS = Object.keys(BOOK_NAMES) as [BookKind, ...BookKind[]]

export const isBookKind = (code: string): code is BookKind => Object.hasOwn(BOOK_NAMES, code)

export const bookNames = (kind: BookKind): Names => namesOf(BOOK_NAMES, kind)

/** null = the file is told apart, and nothing of it is kept. */
export const BOOK_DATASETS: Readonly<Record<BookKind, Dataset | null>> = {
  ACCOUNTS: 'GL_ACCOUNT',
  BALANCES: 'GL_BALANCE',
  VOUCHERS: 'GL_VOUCHER',
  ACCOUNT_DETAIL: null,
  STOCK_SUMMARY: 'STOCK_SUMMARY',
  STOCK_MOVES: 'STOCK_MOVE',
  STOCK: 'STOCK_ON_HAND',
  STOCK_CATEGORIES: null,
  SALES: 'SALES_LINE',
  PURCHASES: 'PURCHASE_LINE',
  SALES_ORDERS: 'SALES_ORDER',
  PURCHASE_ORDERS: 'PURCHASE_ORDER',
  RECEIVABLES: 'RECEIVABLE',
  PAYABLES: 'PAYABLE',
  PARTIES: 'BUSINESS_PARTY',
  BANK_LINES: 'BANK_LINE',
  BANK_BALANCES: null,
  BANK_SLIPS: 'BANK_SLIP',
}
