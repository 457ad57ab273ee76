import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { CHARGE_RULES, VOUCHER_KINDS } from '../money.ts'
import { typedAmount, typedCount } from '../money-fields.ts'
import { billing } from '../nouns/billing.ts'

export const voucherForm = formOf(
  {
    body: z.object({
      kind: z.enum(VOUCHER_KINDS, '请选择类型'),
      amount: z.optional(typedAmount),
      about: f.text(64, '请填写银行流水号、查询编号等凭据'),
      note: f.reason(200, '请填写说明'),
    }),
  },
  'kind',
  'amount',
  'about',
  'note',
)
/** Left empty nobody is warned. */
export const warnForm = formOf({ body: z.object({ below: z.optional(typedAmount) }) }, 'below')
/** The other eyes. */
export const moneyDecideForm = formOf(billing.operateVoucherDecide, 'note')
export const billStepForm = formOf(billing.operateBillStep, 'note')
export const billDisputeForm = formOf(billing.billDispute, 'reason')
/** One discounted tier beside the first at most: whoever needs more has the call. */
export const termsForm = formOf(
  {
    body: z.object({
      chargeRule: z.enum(CHARGE_RULES, '请选择计费方式'),
      price: typedAmount,
      from: z.optional(typedCount),
      fromPrice: z.optional(typedAmount),
      validDays: z.string().check(z.regex(/^\d{1,4}$/, '请输入数字')),
      onSale: z.enum(['yes', 'no'], '请选择'),
      review: z.enum(['yes', 'no'], '请选择'),
      note: f.reason(200, '请填写调价说明'),
    }),
  },
  'chargeRule',
  'price',
  'from',
  'fromPrice',
  'validDays',
  'onSale',
  'review',
  'note',
)
