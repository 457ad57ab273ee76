/** Which columns make which kind of book: told by what it holds, never by the name of its file. */
import type { BookKind } from '@xinjian/format/books/kinds'
import type { Role } from './columns.ts'

type Columns = ReadonlyMap<Role, number>

export interface KindRule {
  kind: BookKind
  told(columns: Columns, ages: number): boolean
  /** One of these holds something in every row of data. */
  keys: readonly Role[]
}

const any = (columns: Columns, ...roles: Role[]): boolean => roles.some((role) => columns.has(role))
const all = (columns: Columns, ...roles: Role[]): boolean =>
  roles.every((role) => columns.has(role))
const count = (columns: Columns, ...roles: Role[]): number =>
  roles.filter((role) => columns.has(role)).length

export const ACCOUNT_DETAIL: KindRule = {
  kind: 'ACCOUNT_DETAIL',
  told: (c) =>
    all(c, 'debit', 'credit', 'balance') &&
    any(c, 'date', 'dayNo') &&
    any(c, 'voucher', 'voucherNo') &&
    !any(c, 'bankAccount', 'partyName', 'partyAccount', 'payer'),
  keys: ['voucher', 'voucherNo', 'debit', 'credit'],
}

/** Columns that only a list of orders has beside those of a list of goods: what is still to come, and what came of it. */
const EXECUTED: readonly Role[] = [
  ...(['dueOn', 'deliveredOn', 'deliveredQty', 'undeliveredQty', 'deliveredAmount'] as const),
  ...(['invoicedQty', 'invoicedAmount'] as const),
]

/** Words say whether it lists orders, and whose (wording.ts). */
const orders = (c: Columns): boolean =>
  any(c, 'item', 'itemName') &&
  c.has('date') &&
  any(c, 'qty', 'amount') &&
  !any(c, 'inQty', 'outQty') &&
  (c.has('orderNo') || (c.has('docNo') && any(c, ...EXECUTED)))

/** From the most telling to the least. */
export const KINDS: readonly KindRule[] = [
  {
    kind: 'BALANCES',
    told: (c) =>
      any(c, 'account', 'accountName') &&
      any(c, 'open', 'close', 'openDebit', 'closeDebit') &&
      !any(c, 'voucher', 'voucherNo', 'date', 'dayNo'),
    keys: ['account', 'accountName'],
  },
  {
    kind: 'VOUCHERS',
    told: (c) =>
      // SAP lists lines of documents without their account; banks name vouchers too, and a balance behind them.
      (any(c, 'account', 'accountName') || (c.has('voucherNo') && !c.has('balance'))) &&
      (all(c, 'debit', 'credit') || all(c, 'direction', 'amount')) &&
      any(c, 'voucher', 'voucherNo', 'voucherWord', 'date', 'dayNo'),
    keys: ['account', 'accountName', 'voucherNo'],
  },
  ACCOUNT_DETAIL,
  {
    kind: 'ACCOUNTS',
    told: (c) =>
      all(c, 'account', 'accountName') &&
      !any(c, 'debit', 'credit', 'amount', 'date', 'open', 'close'),
    keys: ['account'],
  },
  {
    kind: 'STOCK_SUMMARY',
    told: (c) =>
      any(c, 'item', 'itemName') &&
      !c.has('date') &&
      count(c, 'openQty', 'inQty', 'outQty', 'closeQty', 'openAmount', 'closeAmount') >= 3,
    keys: ['item', 'itemName'],
  },
  {
    kind: 'STOCK_MOVES',
    told: (c) => any(c, 'item', 'itemName') && c.has('date') && any(c, 'inQty', 'outQty'),
    keys: ['item', 'itemName'],
  },
  { kind: 'SALES_ORDERS', told: orders, keys: ['item', 'itemName'] },
  { kind: 'PURCHASE_ORDERS', told: orders, keys: ['item', 'itemName'] },
  {
    kind: 'PURCHASES',
    told: (c) =>
      any(c, 'item', 'itemName') && c.has('date') && c.has('supplier') && any(c, 'qty', 'amount'),
    keys: ['item', 'itemName'],
  },
  {
    kind: 'SALES',
    told: (c) => any(c, 'item', 'itemName') && c.has('date') && any(c, 'qty', 'amount'),
    keys: ['item', 'itemName'],
  },
  {
    kind: 'STOCK',
    told: (c) => any(c, 'item', 'itemName') && c.has('qty') && !any(c, 'date', 'docNo', 'orderNo'),
    keys: ['item', 'itemName'],
  },
  { kind: 'STOCK_CATEGORIES', told: (c) => all(c, 'category', 'categoryName'), keys: ['category'] },
  {
    kind: 'BANK_BALANCES',
    told: (c) => c.has('bankAccount') && all(c, 'open', 'close') && !any(c, 'debit', 'credit'),
    keys: ['bankAccount'],
  },
  {
    kind: 'BANK_LINES',
    told: (c) =>
      c.has('date') &&
      c.has('balance') &&
      (all(c, 'received', 'paid') ||
        all(c, 'debit', 'credit') ||
        // Of one amount the side is told by a word, or by its sign.
        (c.has('amount') &&
          any(c, 'direction', 'payer', 'partyName', 'partyAccount', 'bankAccount'))),
    keys: ['received', 'paid', 'debit', 'credit', 'amount', 'balance'],
  },
  {
    kind: 'RECEIVABLES',
    told: (c, ages) => ages >= 2 && any(c, 'customer', 'partyName') && !c.has('supplier'),
    keys: ['customer', 'partyName'],
  },
  {
    kind: 'PAYABLES',
    told: (c, ages) => ages >= 2 && c.has('supplier'),
    keys: ['supplier', 'partyName'],
  },
  {
    kind: 'PARTIES',
    told: (c) => any(c, 'customer', 'supplier') && c.has('contact') && !any(c, 'qty', 'amount'),
    keys: ['customer', 'supplier'],
  },
]
