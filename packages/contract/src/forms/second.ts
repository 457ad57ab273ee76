import { formOf } from '../form.ts'
import { second } from '../session/second.ts'

export const totpForm = formOf(second.secondTotpConfirm, 'code')
export const passkeyForm = formOf(second.secondPasskeyAdd, 'name')
