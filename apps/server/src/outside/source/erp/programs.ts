/** The books that each program keeps, in the words of files. */
import type { BookKind } from '@xinjian/format/books/kinds'
import type { Program } from '@xinjian/format/books/programs'

const LEDGER: readonly BookKind[] = ['ACCOUNTS', 'BALANCES', 'VOUCHERS', 'RECEIVABLES', 'PAYABLES']
const TRADE: readonly BookKind[] = ['STOCK_SUMMARY', 'SALES_ORDERS', 'PURCHASE_ORDERS', 'PARTIES']

export const PROGRAM_BOOKS: Readonly<Record<Program, readonly BookKind[]>> = {
  GALAXY: [...LEDGER, ...TRADE, 'BANK_LINES'],
  JDY: ['VOUCHERS', 'RECEIVABLES', 'PAYABLES', ...TRADE, 'BANK_LINES'],
  YONYOU: [...LEDGER, ...TRADE, 'BANK_LINES'],
  GATEWAY: [...LEDGER, ...TRADE, 'BANK_LINES'],
}

/** Programs whose login names one of several sets of books. */
export const NAMES_SET: ReadonlySet<Program> = new Set(['GALAXY', 'YONYOU'])
