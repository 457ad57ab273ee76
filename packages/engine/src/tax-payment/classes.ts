/**
 * What a payment is, for a lender: own tax, or something that only passes through or punishes (domain §2.8). 纳税总额 counts
 * `TAX` alone; everything else is shown apart and never netted.
 */

import type { Payment } from './facts.ts'
import { TAX_PAYMENT_SAYS } from './words.ts'

export const PAYMENT_CLASSES = [
  'TAX',
  /** Tax that was paid and has not arrived in the treasury, or of which the bureau does not say so. */
  'PENDING',
  'REFUND',
  'LATE_FEE',
  'FINE',
  /** Somebody else's tax: 代扣代缴, and 个人所得税 however it is labelled. */
  'WITHHELD',
  'SOCIAL',
  /** Without 税款属性, or interest: not known to be tax. */
  'OTHER',
] as const
export type PaymentClass = (typeof PAYMENT_CLASSES)[number]

export const CLASS_WORDS: Record<PaymentClass, string> = {
  TAX: TAX_PAYMENT_SAYS.classTax,
  PENDING: TAX_PAYMENT_SAYS.classPending,
  REFUND: TAX_PAYMENT_SAYS.classRefund,
  LATE_FEE: TAX_PAYMENT_SAYS.classLateFee,
  FINE: TAX_PAYMENT_SAYS.classFine,
  WITHHELD: TAX_PAYMENT_SAYS.classWithheld,
  SOCIAL: TAX_PAYMENT_SAYS.classSocial,
  OTHER: TAX_PAYMENT_SAYS.classOther,
}

/** Class by label alone, before sign, status and treasury are looked at. */
export type LabelClass = Exclude<PaymentClass, 'PENDING'>

export function labelClass({ taxKind, payType }: Pick<Payment, 'taxKind' | 'payType'>): LabelClass {
  const said = payType ?? ''
  if (/退/.test(said)) return 'REFUND'
  if (/滞纳金/.test(said) || /滞纳金/.test(taxKind)) return 'LATE_FEE'
  if (/罚|没收/.test(said) || /罚/.test(taxKind)) return 'FINE'
  if (/保险费|社保/.test(taxKind)) return 'SOCIAL'
  if (/代扣|代收/.test(said) || /^个人所得税/.test(taxKind)) return 'WITHHELD'
  return payType === null || /利息/.test(said) ? 'OTHER' : 'TAX'
}

/** The one status by which a bureau says that money went back. */
export const RETURNED = '退库'
export const SETTLED = '已入库'

/** 已入库, or without a status but with a day of entry. */
export const settled = ({ status, treasuryOn }: Pick<Payment, 'status' | 'treasuryOn'>): boolean =>
  status === SETTLED || (status === null && treasuryOn !== null)

export function classOf(payment: Payment): PaymentClass {
  if (payment.amount < 0 || payment.status === RETURNED) return 'REFUND'
  const label = labelClass(payment)
  return label === 'TAX' && !settled(payment) ? 'PENDING' : label
}

/** 税种 in the words of the report's columns. */
export type KindGroup = 'VAT' | 'CIT' | 'SURTAX' | 'OTHER'
export const KIND_GROUPS: readonly KindGroup[] = ['VAT', 'CIT', 'SURTAX', 'OTHER']
export const GROUP_WORDS: Record<KindGroup, string> = {
  VAT: TAX_PAYMENT_SAYS.vat,
  CIT: TAX_PAYMENT_SAYS.incomeTax,
  SURTAX: TAX_PAYMENT_SAYS.surtaxes,
  OTHER: TAX_PAYMENT_SAYS.otherTaxes,
}
export const CITY_TAX = '城市维护建设税'

export function groupOf(taxKind: string): KindGroup {
  if (/^增值税/.test(taxKind)) return 'VAT'
  if (/^企业所得税/.test(taxKind)) return 'CIT'
  return taxKind === CITY_TAX || /教育费?附加/.test(taxKind) ? 'SURTAX' : 'OTHER'
}
