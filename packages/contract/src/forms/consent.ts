import { formOf } from '../form.ts'
import { consent } from '../nouns/consent.ts'

export const revokeForm = formOf(consent.consentRevoke, 'reason')
