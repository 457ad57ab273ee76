import { formOf } from '../form.ts'
import { CHECKED_FIELDS } from '../intake/checked-fields.ts'
import { intake } from '../nouns/intake.ts'

export const invoiceCheckForm = formOf(intake.importCheckSave, ...CHECKED_FIELDS)
