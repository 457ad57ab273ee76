import { erp } from '../collect/erp.ts'
import { formOf } from '../form.ts'

/** The login at an accounting program; one that keeps one set of books leaves its number out. */
export const erpLogin = formOf(erp.erpValidateLogin, 'accountSet', 'account', 'password')
