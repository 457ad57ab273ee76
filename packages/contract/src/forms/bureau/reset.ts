import { reset } from '../../collect/reset.ts'
import { formOf } from '../../form.ts'

/** Whose password it is that is set anew. */
export const bureauResetAccount = formOf(reset.resetMobiles, 'account')

/** The new one: the bureau judges it, its length is known beforehand. */
export const bureauResetPassword = formOf(reset.resetByMobile, 'password')
