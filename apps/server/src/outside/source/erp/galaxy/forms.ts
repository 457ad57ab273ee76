/** Book → form of the program, its fields by our names, and how a row of it is told as a line of a book. */
import type { BookKind } from '@xinjian/format/books/kinds'
import type { SourceRow } from '../../connector.ts'
import { lastDayOf } from '../exchange.ts'

interface Form {
  id: string
  /** Its rows are of accounting periods. */
  monthly: boolean
  fields: Readonly<Record<string, string>>
  line(row: SourceRow): SourceRow
}

/** `2026.03` → `2026-03` */
const month = (value: unknown): string => String(value).replace('.', '-')
/** `2026-03-05T00:00:00` → `2026-03-05` */
const day = (value: unknown): string => String(value).slice(0, 10)

const AGED: Omit<Form, 'id'> = {
  monthly: false,
  fields: { FParty: 'party', FAsOf: 'asOf', FBalance: 'balance', FAges: 'ages' },
  line: (r) => ({ ...r, asOf: day(r.asOf) }),
}

/** Lines of orders: 累计 is what was done of each so far. */
const ORDERED = (party: string): Omit<Form, 'id'> => ({
  monthly: true,
  fields: {
    FBillNo: 'docNo',
    FDate: 'date',
    FSeq: 'line',
    [party]: 'party',
    'FMaterialId.FNumber': 'item',
    'FMaterialId.FName': 'itemName',
    FQty: 'qty',
    FTaxPrice: 'price',
    FAllAmount: 'amount',
    FDeliveryDate: 'dueOn',
    FLastDeliveredDate: 'deliveredOn',
    FDeliveredQty: 'deliveredQty',
    FDeliveredAmount: 'deliveredAmount',
    FInvoicedQty: 'invoicedQty',
    FInvoicedAmount: 'invoicedAmount',
    FDocumentStatus: 'status',
  },
  line: (r) => ({
    ...r,
    date: day(r.date),
    dueOn: r.dueOn ? day(r.dueOn) : null,
    deliveredOn: r.deliveredOn ? day(r.deliveredOn) : null,
    status: DOCUMENT_STATUS[String(r.status)] ?? r.status,
  }),
})
const DOCUMENT_STATUS: Readonly<Record<string, string>> = {
  Z: '暂存',
  A: '创建',
  B: '审核中',
  C: '已审核',
  D: '重新审核',
}

export const FORMS: Partial<Record<BookKind, Form>> = {
  ACCOUNTS: {
    id: 'BD_Account',
    monthly: false,
    fields: { FNumber: 'account', FName: 'accountName', FDC: 'direction' },
    line: (r) => r,
  },
  BALANCES: {
    id: 'GL_Balance',
    monthly: true,
    fields: {
      FPeriod: 'month',
      'FAccountID.FNumber': 'account',
      'FAccountID.FName': 'accountName',
      FBeginBalance: 'open',
      FDebit: 'debit',
      FCredit: 'credit',
      FEndBalance: 'close',
    },
    line: (r) => ({ ...r, from: month(r.month), to: month(r.month) }),
  },
  VOUCHERS: {
    id: 'GL_VOUCHER',
    monthly: true,
    fields: {
      FDate: 'date',
      FCreateDate: 'entered',
      FPeriod: 'month',
      FVoucherNo: 'voucher',
      FEntrySeq: 'line',
      FExplanation: 'text',
      'FAccountID.FNumber': 'account',
      'FAccountID.FName': 'accountName',
      FDebit: 'debit',
      FCredit: 'credit',
    },
    line: (r) => ({
      ...r,
      date: day(r.date),
      entered: r.entered ? day(r.entered) : null,
      month: month(r.month),
    }),
  },
  RECEIVABLES: { id: 'AR_AgingRpt', ...AGED },
  PAYABLES: { id: 'AP_AgingRpt', ...AGED },
  STOCK_SUMMARY: {
    id: 'STK_InvSumRpt',
    monthly: true,
    fields: {
      FPeriod: 'month',
      'FMaterialId.FNumber': 'item',
      'FMaterialId.FName': 'itemName',
      'FMaterialId.FCategory': 'category',
      FBeginQty: 'openQty',
      FInQty: 'inQty',
      FOutQty: 'outQty',
      FEndQty: 'closeQty',
      FBeginAmount: 'openAmount',
      FInAmount: 'inAmount',
      FOutAmount: 'outAmount',
      FEndAmount: 'closeAmount',
    },
    line: (r) => ({ ...r, from: `${month(r.month)}-01`, to: lastDayOf(month(r.month)) }),
  },
  SALES_ORDERS: { id: 'SAL_SaleOrder', ...ORDERED('FCustId.FName') },
  PURCHASE_ORDERS: { id: 'PUR_PurchaseOrder', ...ORDERED('FSupplierId.FName') },
  PARTIES: {
    id: 'BD_Party',
    monthly: false,
    fields: { FName: 'party', FRole: 'role' },
    line: (r) => r,
  },
  BANK_LINES: {
    id: 'CN_BankJournal',
    monthly: true,
    fields: {
      FBankAcnt: 'account',
      FDate: 'date',
      FSeq: 'nth',
      FDebit: 'received',
      FCredit: 'paid',
      FBalance: 'balance',
      FOppositeName: 'party',
      FExplanation: 'text',
    },
    line: (r) => ({ ...r, date: day(r.date) }),
  },
}
