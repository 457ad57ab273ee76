/** What columns of a book a person may say they are, book by book; a test holds them to what its reader reads. */
import type { BookKind } from './kinds.ts'

const ACCOUNT = ['account', 'accountName']
const SIDES = ['debit', 'credit', 'direction', 'amount']
const ITEM = ['item', 'itemName', 'place']
const STOCK_FLOWS = ['inQty', 'inAmount', 'outQty', 'outAmount']
const TRADE = [...ITEM, 'date', 'docNo', 'qty', 'amount']
const ORDERED = [
  ...[
    ...ITEM,
    'date',
    'orderNo',
    'docNo',
    'line',
    'qty',
    'price',
    'amount',
    'dueOn',
    'deliveredOn',
  ],
  ...[
    'deliveredQty',
    'undeliveredQty',
    'deliveredAmount',
    'invoicedQty',
    'invoicedAmount',
    'status',
  ],
]
const AGED = ['partyName', 'balance', 'age', 'creditDays', 'lastPaidOn']

/** Books that are kept, and what of each is read. */
export const BOOK_ROLES: Partial<Record<BookKind, readonly string[]>> = {
  ACCOUNTS: [...ACCOUNT, 'direction'],
  BALANCES: [
    ...[...ACCOUNT, 'direction', 'open', 'openDebit', 'openCredit', 'openDirection'],
    ...['debit', 'credit', 'close', 'closeDebit', 'closeCredit', 'closeDirection'],
  ],
  VOUCHERS: [
    ...['date', 'period', 'entered', 'voucher', 'voucherWord', 'voucherNo', 'line', 'text'],
    ...[...ACCOUNT, ...SIDES],
  ],
  STOCK_SUMMARY: [
    ...[...ITEM, 'categoryName', 'openQty', 'openAmount'],
    ...[...STOCK_FLOWS, 'closeQty', 'closeAmount'],
  ],
  STOCK_MOVES: [...ITEM, 'date', 'docNo', ...STOCK_FLOWS],
  STOCK: [...ITEM, 'categoryName', 'qty', 'cost', 'price'],
  SALES: [...TRADE, 'customer'],
  PURCHASES: [...TRADE, 'supplier'],
  SALES_ORDERS: [...ORDERED, 'customer'],
  PURCHASE_ORDERS: [...ORDERED, 'supplier'],
  RECEIVABLES: ['customer', ...AGED],
  PAYABLES: ['supplier', ...AGED],
  PARTIES: ['customer', 'supplier', 'contact'],
  BANK_LINES: [
    ...['bankAccount', 'date', 'time', 'received', 'paid'],
    ...[...SIDES, 'balance', 'partyName', 'text'],
  ],
}
