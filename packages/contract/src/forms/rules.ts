import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { firm } from '../nouns/firm.ts'
import { rulebook } from '../nouns/rules/rulebook.ts'

/** Limits and switches are no fields of a form: they stand beside their rules. */
export const bookForm = formOf(rulebook.rulebookSave, 'note')
export const decideForm = formOf(rulebook.rulebookDecide, 'note')
export const answerForm = formOf(firm.matterAnswer, 'answer', 'reason', 'until')
export const suppressForm = formOf(
  {
    body: z.object({
      rule: z.string().check(z.minLength(1, '请选择规则')),
      taxId: z.optional(f.taxNo),
      reason: f.reason(200, '请填写搁置原因'),
      until: f.isoDate,
    }),
  },
  'rule',
  'taxId',
  'reason',
  'until',
)
/** A kind of report, of one enterprise or all; a past month or today. */
export const trialForm = formOf(
  {
    body: z.object({
      reportType: z.enum(REPORT_KIND_NAMES, '请选择报告类型'),
      through: z.optional(f.month),
      taxId: z.optional(f.taxNo),
    }),
  },
  'reportType',
  'through',
  'taxId',
)
