import * as z from 'zod/mini'
import { FUND_KINDS } from '../customer.ts'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { typedAmount, typedCount } from '../money-fields.ts'
import { customer, customerEntry } from '../nouns/customer.ts'
import { secondary } from '../nouns/secondary.ts'
import { COMMON_FIELD_SAYS } from '../words/common.ts'
import { MONEY_FIELD_SAYS } from '../words/money.ts'

export const secondaryForm = formOf(
  secondary.secondaryCreate,
  'name',
  'taxNo',
  'linkman',
  'phone',
  'email',
  'userName',
)
/** The number is shown masked, so that an empty field means the one that stands. */
export const secondaryEditForm = formOf(
  secondary.secondaryUpdate,
  'name',
  'linkman',
  'phone',
  'email',
)
/** Left empty there is no quota. */
export const soldForm = formOf(
  { body: z.object({ price: typedAmount, quota: z.optional(typedCount) }) },
  'price',
  'quota',
)
export const fundForm = formOf(
  {
    body: z.object({
      kind: z.enum(FUND_KINDS, COMMON_FIELD_SAYS.chooseKind),
      amount: typedAmount,
      about: f.text(64, MONEY_FIELD_SAYS.enterReferencePayment),
      note: f.reason(200, MONEY_FIELD_SAYS.enterNote),
    }),
  },
  'kind',
  'amount',
  'about',
  'note',
)
export const childBillForm = formOf(secondary.secondaryBillStep, 'note')
export const customerForm = formOf(
  {
    body: z.object({
      ...customerEntry.shape,
      creditLimit: z.optional(typedAmount),
    }),
  },
  'name',
  'taxNo',
  'linkman',
  'phone',
  'email',
  'userName',
  'channel',
  'creditLimit',
)
export const customerEditForm = formOf(
  customer.customerUpdate,
  'name',
  'linkman',
  'phone',
  'email',
  'channel',
)
export const accessReasonForm = formOf(customer.customerLook, 'reason')
