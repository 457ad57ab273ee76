import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { formOf } from '../form.ts'
import { firm } from '../nouns/firm.ts'
import { rulebook } from '../nouns/rules/rulebook.ts'
import { REPORT_FIELD_SAYS } from '../words/report.ts'
import { RULES_FIELD_SAYS } from '../words/rules.ts'

/** Limits and switches are no fields of a form: they stand beside their rules. */
export const bookForm = formOf(rulebook.rulebookSave, 'note')
export const decideForm = formOf(rulebook.rulebookDecide, 'note')
export const answerForm = formOf(firm.matterAnswer, 'answer', 'reason', 'until')
export const suppressForm = formOf(
  {
    body: z.object({
      rule: z.string().check(z.minLength(1, RULES_FIELD_SAYS.chooseRule)),
      taxId: z.optional(f.taxNo),
      reason: f.reason(200, RULES_FIELD_SAYS.sayWhyRuleSuppressed),
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
      reportType: z.enum(REPORT_KIND_NAMES, REPORT_FIELD_SAYS.chooseKindReport),
      through: z.optional(f.month),
      taxId: z.optional(f.taxNo),
    }),
  },
  'reportType',
  'through',
  'taxId',
)
