/** Bills, and what operators enter by four eyes. Amounts are integers of 毫 (0.0001 yuan). */
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { BILL_STATUSES, VOUCHER_KINDS, VOUCHER_STATUSES } from '../money.ts'
import { callCount, hao, price } from '../money-fields.ts'
import { COMMON_FIELD_SAYS } from '../words/common.ts'
import { FIRM_FIELD_SAYS } from '../words/firm.ts'
import { MONEY_FIELD_SAYS } from '../words/money.ts'

const billLine = z.object({
  product: z.string(),
  productName: z.string(),
  productNameEn: z.string(),
  unit: z.string(),
  calls: callCount,
  found: callCount,
  charged: callCount,
  free: callCount,
  amount: hao,
  /** Of those charged, and of their amount, what collections asked for by themselves. */
  auto: z.number(),
  autoAmount: hao,
  /** Charges of whichever month, given back in this one. */
  reversed: callCount,
  reversedAmount: hao,
})
export type BillLine = z.infer<typeof billLine>

const billHead = z.object({
  month: z.string(),
  status: z.enum(BILL_STATUSES),
  /** Charged. */
  amount: hao,
  reversed: hao,
  /** In favour of the company: gifts and corrections. */
  adjusted: hao,
  /** amount − reversed − adjusted. */
  total: hao,
  frozenAt: z.nullable(z.string()),
  /** The last one, and what was answered; null = there is none, or no answer yet. */
  dispute: z.nullable(z.string()),
  disputedBy: z.nullable(z.string()),
  disputedAt: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
  invoiceNo: z.nullable(z.string()),
  invoicedAt: z.nullable(z.string()),
  payment: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
})
export type BillHead = z.infer<typeof billHead>

const voucherRow = z.object({
  id: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  kind: z.enum(VOUCHER_KINDS),
  amount: hao,
  about: z.string(),
  note: z.string(),
  status: z.enum(VOUCHER_STATUSES),
  askedBy: z.string(),
  askedAt: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  /** Whoever asks entered it, so that another must decide. */
  own: z.boolean(),
})
export type VoucherRow = z.infer<typeof voucherRow>

const adjustment = z.object({
  id: z.number(),
  kind: z.enum(VOUCHER_KINDS),
  amount: hao,
  about: z.string(),
  note: z.string(),
  at: z.string(),
})

/** A month: its head, its lines by product, and what changed it beside calls. */
export const billData = z.object({
  head: billHead,
  lines: z.array(billLine),
  adjustments: z.array(adjustment),
})

const companyRow = z.object({
  companyId: z.number(),
  companyName: z.string(),
  available: hao,
  held: hao,
  creditLimit: hao,
  products: z.number(),
  /** Of the running month. */
  calls: z.number(),
  charged: hao,
})
export type CompanyMoneyRow = z.infer<typeof companyRow>

const operateBill = z.object({
  companyId: z.number(),
  companyName: z.string(),
  ...billHead.shape,
})
export type OperateBillRow = z.infer<typeof operateBill>

const own = { service: 'bss', origin: 'own' as const }
const read = { ...own, guard: 'money.read' as const }
const operate = { ...own, guard: 'system.operate' as const }

export const billing = {
  billMonth: post('/bill/month', {
    ...read,
    summary: '月度账单：按产品的调用、查得、计费次数与金额，冲正与调整，账单状态',
    body: z.object({ month: f.month }),
    /** `secondary`: it is owed to the company whose secondary customer one is. */
    data: z.object({ ...billData.shape, secondary: z.boolean() }),
  }),
  billConfirm: post('/bill/confirm', {
    ...own,
    guard: 'bill.confirm',
    summary: '确认已出账的月度账单；有异议的，确认即撤回异议',
    body: z.object({ month: f.month }),
    data: z.null(),
  }),
  billDispute: post('/bill/dispute', {
    ...own,
    guard: 'bill.confirm',
    summary: '对已出账、未确认的月度账单提出异议，由开账方答复',
    body: z.object({ month: f.month, reason: f.reason(200, MONEY_FIELD_SAYS.sayWhatYouObject) }),
    data: z.null(),
  }),
  billSettle: post('/bill/settle', {
    ...own,
    guard: 'bill.confirm',
    summary: '二级客户以账户余额结清已开票的月度账单；查询时已逐笔扣费，不再重复扣款',
    body: z.object({ month: f.month }),
    data: z.null(),
  }),
  operateCompanies: get('/operate/money/companies', {
    ...operate,
    summary: '运营：各公司的余额、冻结、授信、已开通产品与本月用量，须先填写查看事由',
    body: f.nothing,
    data: z.array(companyRow),
  }),
  operateVouchers: get('/operate/money/vouchers', {
    ...operate,
    summary: '运营：充值、赠送、调整、冲正与授信凭单，新的在前',
    body: f.nothing,
    data: z.array(voucherRow),
  }),
  operateVoucherAsk: post('/operate/money/vouchers/ask', {
    ...operate,
    summary: '运营：录入凭单，须由另一位运营复核后入账',
    body: z.object({
      companyId: f.id,
      kind: z.enum(VOUCHER_KINDS, COMMON_FIELD_SAYS.chooseKind),
      /** 毫; of REVERSE it is the call's own and not asked for. */
      amount: z.optional(price),
      about: f.text(64, MONEY_FIELD_SAYS.enterBankReferenceNumber),
      note: f.reason(200, MONEY_FIELD_SAYS.enterNote),
    }),
    data: z.object({ id: z.number() }),
  }),
  operateVoucherDecide: post('/operate/money/vouchers/decide', {
    ...operate,
    summary: '运营：复核凭单，通过即入账；录入人不能复核自己的凭单',
    body: z.object({
      companyId: f.id,
      id: f.id,
      approve: z.boolean(),
      note: f.reason(200, FIRM_FIELD_SAYS.giveYourOpinion),
    }),
    data: z.null(),
  }),
  operateBills: get('/operate/money/bills', {
    ...operate,
    summary: '运营：已出账的月度账单，新的在前',
    body: f.nothing,
    data: z.array(operateBill),
  }),
  operateBillStep: post('/operate/money/bills/step', {
    ...operate,
    summary: '运营：答复异议，登记开票（note 为发票号码）或收款（note 为收款凭据）',
    body: z.object({
      companyId: f.id,
      month: f.month,
      step: z.enum(['ANSWER', 'INVOICE', 'PAY']),
      note: f.text(200, MONEY_FIELD_SAYS.enterAnswerInvoiceNumber),
    }),
    data: z.null(),
  }),
}
