import { partner } from '../../collect/partner.ts'
import { formOf } from '../../form.ts'

/** Which mobile the partner's code goes to. */
export const partnerMobile = formOf(partner.jdySendSms, 'mobile')

/** The two of the four elements that are not known yet. */
export const bankCard = formOf(partner.verifyBankcard4, 'cardNo', 'mobile')
