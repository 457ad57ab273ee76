import { formOf } from '../form.ts'
import { collect } from '../nouns/collect.ts'

/** The enterprise whose data is collected. */
export const firmForm = formOf(collect.authEnterprise, 'name', 'taxNo')
