import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'

/** Which fields an invoice needs, and their formats, `@xinjian/format/verify` says by its kind. A number field takes a whole QR text. */
export const verifyForm = formOf(
  {
    body: z.object({
      invoiceCode: f.optionalText(200),
      invoiceNumber: f.text(200, '请输入发票号码'),
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
