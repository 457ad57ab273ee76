import { formOf } from '../form.ts'
import { REVIEWED_FIELDS } from '../intake/reviewed-fields.ts'
import { intake } from '../nouns/intake.ts'

export const invoiceCheckForm = formOf(intake.importCheckSave, ...REVIEWED_FIELDS)
