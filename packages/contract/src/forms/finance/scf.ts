/** Forms of supply-chain finance. Money is typed in yuan, rates and shares in percent; the page makes fen and whole numbers of them. */
import { DAY_COUNTS, REPAYMENT_METHODS, ROUNDINGS } from '@xinjian/engine/loan/terms'
import * as z from 'zod/mini'
import * as f from '../../fields.ts'
import { formOf } from '../../form.ts'
import { receivable } from '../../nouns/finance/receivable.ts'
import { scfOrder } from '../../nouns/finance/scf-order.ts'
import { OFFERED_TYPES, RELATION_ROLES } from '../../scf/states.ts'
import { COMMON_FIELD_SAYS } from '../../words/common.ts'
import { LOAN_FIELD_SAYS } from '../../words/loan.ts'
import { SCF_FIELD_SAYS as SAYS } from '../../words/scf.ts'

const yuan = z
  .string()
  .check(
    z.minLength(1, SAYS.enterAmount),
    z.regex(/^(?!0+(?:\.0*)?$)\d{1,12}(?:\.\d{1,2})?$/, LOAN_FIELD_SAYS.yuanForm),
  )
const percent = z
  .string()
  .check(
    z.minLength(1, LOAN_FIELD_SAYS.enterRate),
    z.regex(/^\d{1,2}(?:\.\d{1,4})?$/, LOAN_FIELD_SAYS.rateForm),
  )
const yesNo = z.enum(['yes', 'no'], COMMON_FIELD_SAYS.chooseOne)

export const scfNoteForm = formOf(receivable.scfDecide, 'note')

export const anchorForm = formOf(
  {
    body: z.object({
      name: f.text(100, SAYS.enterName),
      taxNo: f.taxNo,
      limit: yuan,
      validTo: f.isoDate,
      contractNo: f.text(64, SAYS.enterContract),
    }),
  },
  ...(['name', 'taxNo', 'limit', 'validTo', 'contractNo'] as const),
)

export const relationForm = formOf(
  {
    body: z.object({
      anchorNo: z.string().check(z.minLength(1, SAYS.chooseAnchor)),
      name: f.text(100, SAYS.enterName),
      taxNo: f.taxNo,
      role: z.enum(RELATION_ROLES, SAYS.chooseRole),
      level: z.string().check(z.regex(/^[1-9]$/, SAYS.levelRange)),
    }),
  },
  ...(['anchorNo', 'name', 'taxNo', 'role', 'level'] as const),
)

export const inviteForm = formOf(
  { body: z.object({ email: z.optional(f.email) }) },
  ...(['email'] as const),
)

export const scfProductForm = formOf(
  {
    body: z.object({
      name: f.text(60, SAYS.enterProduct),
      type: z.enum(OFFERED_TYPES, COMMON_FIELD_SAYS.chooseOne),
      rate: percent,
      penalty: percent,
      dayCount: z.enum(DAY_COUNTS, COMMON_FIELD_SAYS.chooseOne),
      method: z.enum(REPAYMENT_METHODS, COMMON_FIELD_SAYS.chooseOne),
      rounding: z.enum(ROUNDINGS, COMMON_FIELD_SAYS.chooseOne),
      graceDays: z.string().check(z.regex(/^(?:[12]?\d|30)$/, SAYS.graceRange)),
      compound: yesNo,
      maxTenor: z.string().check(z.regex(/^[1-9]\d{0,3}$/, SAYS.daysRange)),
      advance: z.string().check(z.regex(/^(?:100|[1-9]?\d(?:\.\d{1,2})?)$/, SAYS.advanceRange)),
    }),
  },
  ...(['name', 'type', 'rate', 'penalty', 'dayCount', 'method', 'rounding'] as const),
  ...(['graceDays', 'compound', 'maxTenor', 'advance'] as const),
)

export const receivableForm = formOf(
  {
    body: z.object({
      productNo: z.string().check(z.minLength(1, SAYS.chooseProduct)),
      contractNo: f.text(64, SAYS.enterContract),
      contractBuyer: f.optionalText(100),
      amount: yuan,
      dueDay: f.isoDate,
    }),
  },
  ...(['productNo', 'contractNo', 'contractBuyer', 'amount', 'dueDay'] as const),
)

export const financeForm = formOf(
  {
    body: z.object({
      amount: yuan,
      dueDate: f.isoDate,
      purpose: f.text(100, SAYS.enterPurpose),
      payeeName: f.text(100, SAYS.enterPayee),
      payeeBank: f.text(100, SAYS.enterBank),
      payeeAccount: z.string().check(z.regex(/^\d{8,32}$/, SAYS.accountForm)),
    }),
  },
  ...(['amount', 'dueDate', 'purpose', 'payeeName', 'payeeBank', 'payeeAccount'] as const),
)

export const orderForm = formOf(
  {
    body: z.object({
      productNo: z.string().check(z.minLength(1, SAYS.chooseProduct)),
      purchaseNo: f.text(64, SAYS.enterPurchase),
      goods: f.text(100, SAYS.enterGoods),
      amount: yuan,
      deliveryDay: f.isoDate,
    }),
  },
  ...(['productNo', 'purchaseNo', 'goods', 'amount', 'deliveryDay'] as const),
)

export const orderFinanceForm = formOf(
  {
    body: z.object({
      amount: yuan,
      dueDate: f.isoDate,
      purpose: f.text(100, SAYS.enterPurpose),
      payeeBank: f.text(100, SAYS.enterBank),
      payeeAccount: z.string().check(z.regex(/^\d{8,32}$/, SAYS.accountForm)),
    }),
  },
  ...(['amount', 'dueDate', 'purpose', 'payeeBank', 'payeeAccount'] as const),
)

export const orderReceiptForm = formOf(scfOrder.scfOrderReceive, 'day', 'note')
