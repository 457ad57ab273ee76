import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { report } from '../nouns/report.ts'
import { institutionTerms } from '../report/terms.ts'

/** The call takes the first kind where none is said; a person chooses. */
export const generateForm = formOf(
  {
    body: z.object({
      reportType: z.enum(REPORT_KIND_NAMES, '请选择报告类型'),
      through: z.optional(f.month),
      ...institutionTerms,
    }),
  },
  'reportType',
  'through',
  'policy',
  'productMaxWan',
  'existingDebtWan',
)
export const shareForm = formOf(report.shareCreate, 'purpose', 'days')
/** The call asks about a file, too; typed is the number only. */
export const proofForm = formOf({ body: z.object({ reportNo: f.reportNo }) }, 'reportNo')
