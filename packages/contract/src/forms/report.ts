import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { report } from '../nouns/report.ts'
import { institutionTerms } from '../report/terms.ts'

/** Beside the kinds of report, which a person ticks. */
export const generateForm = formOf(
  { body: z.object({ through: z.optional(f.month), ...institutionTerms }) },
  'through',
  'policy',
  'productMaxWan',
  'existingDebtWan',
  'smallAmountWan',
  'aloneMaxWan',
)
export const shareForm = formOf(report.shareCreate, 'purpose', 'days')
/** The call asks about a file, too; typed is the number only. */
export const proofForm = formOf({ body: z.object({ reportNo: f.reportNo }) }, 'reportNo')
