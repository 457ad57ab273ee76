import { formOf } from '../form.ts'
import { consent } from '../nouns/consent.ts'

export const personInviteForm = formOf(consent.personInvite, 'name', 'mobile')
