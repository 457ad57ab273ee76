/** Book → list of the program, and how a row of it is told as a line of a book. */
import type { BookKind } from '@xinjian/format/books/kinds'
import type { SourceRow } from '../../connector.ts'
import { lastDayOf } from '../exchange.ts'

interface List {
  path: string
  monthly: boolean
  line(row: SourceRow): SourceRow
}

const month = (period: unknown): string => String(period).replace(/^(\d{4})(\d{2})$/, '$1-$2')

/** Amounts are numbers here: written out, so that no fraction of a 分 comes with them. */
const yuan = (value: unknown): string => Number(value).toFixed(2)

const aged = (r: SourceRow): SourceRow => ({
  party: r.contact_name,
  asOf: r.as_of,
  balance: yuan(r.balance),
  ages: (r.aging as { days: [number, number | null]; amount: number }[]).map((a) => ({
    from: a.days[0],
    to: a.days[1],
    amount: yuan(a.amount),
  })),
})

/** Codes of the program. */
const BILL_STATUS: Readonly<Record<string, string>> = {
  '0': '草稿',
  '1': '已审核',
  '2': '部分执行',
  '3': '完成',
  '4': '关闭',
}

/** A document with its lines is told line by line. */
const ordered = (r: SourceRow): SourceRow => ({
  docNo: r.bill_no,
  date: r.bill_date,
  line: r.seq,
  party: r.contact_name,
  item: r.product_number,
  itemName: r.product_name,
  qty: r.qty,
  price: yuan(r.tax_price),
  amount: yuan(r.all_amount),
  dueOn: r.delivery_date || null,
  deliveredOn: r.last_io_date || null,
  deliveredQty: r.io_qty,
  deliveredAmount: yuan(r.io_amount),
  invoicedQty: r.invoice_qty,
  invoicedAmount: yuan(r.invoice_amount),
  status: BILL_STATUS[String(r.bill_status)] ?? null,
})

const flow = (value: unknown) => value as { qty: number; cost: number }

export const LISTS: Partial<Record<BookKind, List>> = {
  VOUCHERS: {
    path: 'gl/voucher_entry',
    monthly: true,
    line: (r) => ({
      date: r.bill_date,
      entered: r.create_time ? String(r.create_time).slice(0, 10) : null,
      month: month(r.period),
      voucher: r.voucher_no,
      line: r.seq,
      text: r.explanation,
      account: r.account_number,
      accountName: r.account_name,
      debit: yuan(r.amount_debit),
      credit: yuan(r.amount_credit),
    }),
  },
  STOCK_SUMMARY: {
    path: 'stock/inventory_summary',
    monthly: true,
    line: (r) => ({
      from: `${month(r.period)}-01`,
      to: lastDayOf(month(r.period)),
      item: r.product_number,
      itemName: r.product_name,
      category: r.product_category,
      openQty: flow(r.begin).qty,
      openAmount: yuan(flow(r.begin).cost),
      inQty: flow(r.in).qty,
      inAmount: yuan(flow(r.in).cost),
      outQty: flow(r.out).qty,
      outAmount: yuan(flow(r.out).cost),
      closeQty: flow(r.end).qty,
      closeAmount: yuan(flow(r.end).cost),
    }),
  },
  SALES_ORDERS: { path: 'sal/sale_order_entry', monthly: true, line: ordered },
  PURCHASE_ORDERS: { path: 'pur/purchase_order_entry', monthly: true, line: ordered },
  RECEIVABLES: { path: 'arap/receivable_aging', monthly: false, line: aged },
  PAYABLES: { path: 'arap/payable_aging', monthly: false, line: aged },
  PARTIES: {
    path: 'bas/contact',
    monthly: false,
    line: (r) => ({ party: r.contact_name, role: r.contact_type === 2 ? 'SUPPLIER' : 'CUSTOMER' }),
  },
  BANK_LINES: {
    path: 'fund/bank_flow',
    monthly: true,
    line: (r) => ({
      account: r.bank_account,
      date: r.trade_date,
      nth: r.seq,
      received: yuan(r.income),
      paid: yuan(r.expense),
      balance: yuan(r.balance),
      party: r.counterparty,
      text: r.remark,
    }),
  },
}
