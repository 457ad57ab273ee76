import { formOf } from '../form.ts'
import { companyErasure } from '../nouns/account/companyErasure.ts'
import { companyExport } from '../nouns/account/companyExport.ts'
import { company } from '../nouns/company.ts'

/** The number is shown masked, so that an empty field means the one that stands. */
export const contactForm = formOf(company.updateCompany, 'linkman', 'phone', 'email')
export const keyAddForm = formOf(company.companyKeyAdd, 'publicKey', 'overlapDays')
export const keyRotateForm = formOf(company.companyKeyRotate, 'algorithm', 'overlapDays')
export const companyExportForm = formOf(companyExport.companyExportAsk, 'reason')
export const companyErasureForm = formOf(companyErasure.companyErasureAsk, 'companyName', 'reason')
export const companyErasureWithdrawForm = formOf(companyErasure.companyErasureWithdraw, 'note')
export const decideErasureForm = formOf(companyErasure.operateErasureDecide, 'note')
