import { WATCH_DAYS, WATCH_EVERY } from '@xinjian/format/verify/watch'
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { typedAmount } from '../money-fields.ts'
import { recognition } from '../nouns/verify/recognition.ts'
import { VERIFY_FIELD_SAYS } from '../words/verify.ts'

/** Which fields an invoice needs, and their formats, `@xinjian/format/verify` says by its kind. A number field takes a whole QR text. */
export const verifyForm = formOf(
  {
    body: z.object({
      invoiceCode: f.optionalText(200),
      invoiceNumber: f.text(200, VERIFY_FIELD_SAYS.enterInvoiceNumber),
      issueDate: f.optionalText(20),
      amount: f.optionalText(24),
      checkCode: f.optionalText(40),
    }),
  },
  'invoiceCode',
  'invoiceNumber',
  'issueDate',
  'amount',
  'checkCode',
)

/** The cap in yuan; no channel = none is told. */
export const watchForm = formOf(
  {
    body: z.object({
      days: z.enum(WATCH_DAYS, VERIFY_FIELD_SAYS.chooseHowLong),
      every: z.enum(WATCH_EVERY, VERIFY_FIELD_SAYS.chooseHowOften),
      cap: typedAmount,
      channel: f.optionalText(64),
    }),
  },
  'days',
  'every',
  'cap',
  'channel',
)
export const caseForm = formOf(recognition.recognitionCase, 'reason')
