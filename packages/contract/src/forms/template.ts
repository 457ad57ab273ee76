import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import * as z from 'zod/mini'
import { formOf } from '../form.ts'
import { template } from '../nouns/rules/template.ts'
import { REPORT_FIELD_SAYS } from '../words/report.ts'

/** Sections are no fields of a form: they stand in a list beside it. */
export const templateForm = formOf(template.templateSave, 'name')
export const newTemplateForm = formOf(
  { body: z.object({ reportType: z.enum(REPORT_KIND_NAMES, REPORT_FIELD_SAYS.chooseKindReport) }) },
  'reportType',
)
