/** Forms of credit lines and loans. Money is typed in yuan, a rate in percent a year; the page makes fen and millionths of them. */
import { DAY_COUNTS, REPAYMENT_METHODS, ROUNDINGS } from '@xinjian/engine/loan/terms'
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { DEED_KINDS, WAIVED_PARTS } from '../loan/states.ts'
import { loan } from '../nouns/finance/loan.ts'
import { COMMON_FIELD_SAYS } from '../words/common.ts'
import { LOAN_FIELD_SAYS as SAYS } from '../words/loan.ts'

const yuan = z
  .string()
  .check(
    z.minLength(1, SAYS.enterAmount),
    z.regex(/^(?!0+(?:\.0*)?$)\d{1,12}(?:\.\d{1,2})?$/, SAYS.yuanForm),
  )
const percent = z
  .string()
  .check(z.minLength(1, SAYS.enterRate), z.regex(/^\d{1,2}(?:\.\d{1,4})?$/, SAYS.rateForm))
const yesNo = z.enum(['yes', 'no'], COMMON_FIELD_SAYS.chooseOne)

export const creditLineForm = formOf(
  {
    body: z.object({
      taxNo: f.taxNo,
      product: f.text(40, SAYS.enterProduct),
      limit: yuan,
      revolving: yesNo,
      fromDay: f.isoDate,
      toDay: f.isoDate,
      reason: f.reason(200, SAYS.sayWhy),
    }),
  },
  ...(['taxNo', 'product', 'limit', 'revolving', 'fromDay', 'toDay', 'reason'] as const),
)

/** The other eyes. */
export const loanReasonForm = formOf(loan.drawdownDecide, 'reason')

export const drawdownForm = formOf(
  {
    body: z.object({
      product: f.text(40, SAYS.enterProduct),
      amount: yuan,
      rate: percent,
      dayCount: z.enum(DAY_COUNTS, COMMON_FIELD_SAYS.chooseOne),
      method: z.enum(REPAYMENT_METHODS, COMMON_FIELD_SAYS.chooseOne),
      rounding: z.enum(ROUNDINGS, COMMON_FIELD_SAYS.chooseOne),
      graceDays: z.string().check(z.regex(/^(?:[12]?\d|30)$/, SAYS.graceRange)),
      penalty: percent,
      compound: yesNo,
      from: f.isoDate,
      dueDate: f.isoDate,
      subjectNo: f.text(40, SAYS.enterSubject),
      purpose: f.text(100, SAYS.enterPurpose),
      payeeName: f.text(80, SAYS.enterPayee),
      payeeBank: f.text(80, SAYS.enterBank),
      payeeAccount: z.string().check(z.regex(/^\d{8,32}$/, SAYS.accountForm)),
    }),
  },
  ...(['product', 'amount', 'rate', 'dayCount', 'method', 'rounding', 'graceDays'] as const),
  ...(['penalty', 'compound', 'from', 'dueDate', 'subjectNo', 'purpose'] as const),
  ...(['payeeName', 'payeeBank', 'payeeAccount'] as const),
)

export const deedForm = formOf(
  {
    body: z.object({
      kind: z.enum(DEED_KINDS, COMMON_FIELD_SAYS.chooseKind),
      part: z.enum(WAIVED_PARTS, COMMON_FIELD_SAYS.chooseOne),
      amount: yuan,
      day: f.isoDate,
      reference: f.optionalText(64),
      early: yesNo,
      reason: f.reason(200, SAYS.sayWhy),
    }),
  },
  ...(['kind', 'part', 'amount', 'day', 'reference', 'early', 'reason'] as const),
)
