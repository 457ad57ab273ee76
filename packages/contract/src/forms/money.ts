import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { CHARGE_RULES, VOUCHER_KINDS } from '../money.ts'
import { typedAmount, typedCount } from '../money-fields.ts'
import { billing } from '../nouns/billing.ts'
import { CHANNEL_FIELD_SAYS } from '../words/channel.ts'
import { COMMON_FIELD_SAYS } from '../words/common.ts'
import { MONEY_FIELD_SAYS } from '../words/money.ts'

export const voucherForm = formOf(
  {
    body: z.object({
      kind: z.enum(VOUCHER_KINDS, COMMON_FIELD_SAYS.chooseKind),
      amount: z.optional(typedAmount),
      about: f.text(64, MONEY_FIELD_SAYS.enterBankReferenceNumber),
      note: f.reason(200, MONEY_FIELD_SAYS.enterNote),
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
      chargeRule: z.enum(CHARGE_RULES, MONEY_FIELD_SAYS.chooseHowCharged),
      price: typedAmount,
      from: z.optional(typedCount),
      fromPrice: z.optional(typedAmount),
      validDays: z.string().check(z.regex(/^\d{1,4}$/, CHANNEL_FIELD_SAYS.enterNumber)),
      onSale: z.enum(['yes', 'no'], COMMON_FIELD_SAYS.chooseOne),
      review: z.enum(['yes', 'no'], COMMON_FIELD_SAYS.chooseOne),
      note: f.reason(200, MONEY_FIELD_SAYS.sayWhyPriceChanges),
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
