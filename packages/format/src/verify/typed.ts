/**
 * What a person types, a machine reads or a QR says of an invoice that is to be verified; which kind that makes it, and which
 * fields its kind needs (domain §1.3–1.7).
 */
import type { InvoiceKind } from '../invoice/kind.ts'
import { kindFromCode, kindFromDigitalNumber } from '../invoice/kind-from-code.ts'

/** As typed; '' = not typed. */
export interface TypedInvoice {
  /** 发票代码, 10 or 12 digits; none of 数电票. */
  invoiceCode: string
  /** 8 digits; 20 of 数电票. */
  invoiceNumber: string
  /** ISO. */
  issueDate: string
  /** Yuan; which amount is meant, the form says. */
  amount: string
  /** Last six of the 校验码. */
  checkCode: string
}

export const TYPED_FIELDS = [
  'invoiceCode',
  'invoiceNumber',
  'issueDate',
  'amount',
  'checkCode',
] as const satisfies readonly (keyof TypedInvoice)[]
export type TypedField = (typeof TYPED_FIELDS)[number]

/** Which amount the platform compares. */
export type AmountMeant = 'NET' | 'NET_PRICE' | 'VEHICLE_TOTAL' | 'GROSS'

export interface VerifyForm {
  /** UNKNOWN = 数电票 whose number does not tell 专 from 普. */
  kind: InvoiceKind
  /** 税控: code and eight digits; 数电: twenty digits. */
  digital: boolean
  /** Besides number and date. */
  needs: 'AMOUNT' | 'CHECK_CODE'
  amountMeant: AmountMeant | null
}

const amount = (kind: InvoiceKind, amountMeant: AmountMeant): VerifyForm => ({
  kind,
  digital: false,
  needs: 'AMOUNT',
  amountMeant,
})
const checkCode = (kind: InvoiceKind): VerifyForm => ({
  kind,
  digital: false,
  needs: 'CHECK_CODE',
  amountMeant: null,
})

const BY_CODE: Partial<Record<InvoiceKind, VerifyForm>> = {
  VAT_SPECIAL_PAPER: amount('VAT_SPECIAL_PAPER', 'NET'),
  FREIGHT_SPECIAL: amount('FREIGHT_SPECIAL', 'NET'),
  VAT_SPECIAL_ELEC: amount('VAT_SPECIAL_ELEC', 'NET'),
  MOTOR_VEHICLE: amount('MOTOR_VEHICLE', 'NET_PRICE'),
  USED_VEHICLE: amount('USED_VEHICLE', 'VEHICLE_TOTAL'),
  VAT_NORMAL_PAPER: checkCode('VAT_NORMAL_PAPER'),
  VAT_NORMAL_ELEC: checkCode('VAT_NORMAL_ELEC'),
  VAT_NORMAL_ROLL: checkCode('VAT_NORMAL_ROLL'),
  TOLL_ELEC: checkCode('TOLL_ELEC'),
}

/** A code of the right length that follows no rule of VAT invoices. */
export type Unsupported = 'UNSUPPORTED'

/**
 * The form that what was typed so far calls for: null while it cannot be told, UNSUPPORTED for a code of another voucher
 * (定额发票, 通用机打发票, 区块链发票, …), which the platform does not know.
 */
export function formOfTyped(
  typed: Pick<TypedInvoice, 'invoiceCode' | 'invoiceNumber'>,
): VerifyForm | Unsupported | null {
  if (/^\d{20}$/.test(typed.invoiceNumber)) {
    const kind = kindFromDigitalNumber(typed.invoiceNumber) ?? 'UNKNOWN'
    return { kind, digital: true, needs: 'AMOUNT', amountMeant: 'GROSS' }
  }
  if (!/^(?:\d{10}|\d{12})$/.test(typed.invoiceCode)) return null
  const kind = kindFromCode(typed.invoiceCode)
  return (kind && BY_CODE[kind]) ?? 'UNSUPPORTED'
}

/** Key of an invoice, the same whoever asks: the 20-digit number, else code-number. */
export const invoiceKeyOf = ({
  invoiceCode,
  invoiceNumber,
}: Pick<TypedInvoice, 'invoiceCode' | 'invoiceNumber'>): string =>
  invoiceNumber.length === 20 ? invoiceNumber : `${invoiceCode}-${invoiceNumber}`

/**
 * As typed → as compared: full-width folded, blanks and separators gone, 20-digit check codes cut to their last six, dates and
 * amounts in one form. What cannot be read stays as it is, for `faultsOf` to name.
 */
export function tidyTyped(typed: TypedInvoice): TypedInvoice {
  const bare = (text: string) => text.normalize('NFKC').replace(/[\s\-–—]/g, '')
  const check = bare(typed.checkCode)
  const number = bare(typed.invoiceNumber)
  return {
    // 数电票 have none; one that is left over from another invoice must not be sent.
    invoiceCode: number.length === 20 ? '' : bare(typed.invoiceCode),
    invoiceNumber: number,
    issueDate: tidyDate(typed.issueDate),
    amount: typed.amount.normalize('NFKC').replace(/[\s,¥元]/g, ''),
    checkCode: /^\d{20}$/.test(check) ? check.slice(-6) : check,
  }
}

function tidyDate(text: string): string {
  const m = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(
    text.normalize('NFKC').replace(/\s/g, ''),
  )
  return m ? `${m[1]}-${m[2]!.padStart(2, '0')}-${m[3]!.padStart(2, '0')}` : text.trim()
}
