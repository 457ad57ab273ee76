/** As the server's connectors read them (`PROGRAM_BOOKS`); tests/repo/site-books.test.ts holds the two together. */
export const KINGDEE_BOOKS = {
  GALAXY: [
    'ACCOUNTS',
    'BALANCES',
    'VOUCHERS',
    'RECEIVABLES',
    'PAYABLES',
    'STOCK_SUMMARY',
    'SALES_ORDERS',
    'PURCHASE_ORDERS',
    'PARTIES',
    'BANK_LINES',
  ],
  JDY: [
    'VOUCHERS',
    'RECEIVABLES',
    'PAYABLES',
    'STOCK_SUMMARY',
    'SALES_ORDERS',
    'PURCHASE_ORDERS',
    'PARTIES',
    'BANK_LINES',
  ],
} as const
