/** What is wrong with what was typed, before anything is sent: one plain Chinese sentence per field. */
import { type AmountMeant, formOfTyped, type TypedField, type TypedInvoice } from './typed.ts'
import { TYPED_SAYS } from './words.ts'

export type TypedFaults = Partial<Record<TypedField, string>>

/** The platform's own pattern of amounts. */
const AMOUNT = /^-?\d{1,11}(?:\.\d{1,2})?$/

/**
 * Faults of a tidied invoice by field; {} = it may be sent.
 * @param today ISO, in Beijing.
 */
export function faultsOf(typed: TypedInvoice, today: string): TypedFaults {
  const faults: TypedFaults = {}
  const put = (field: TypedField, message: string | null) => {
    if (message) faults[field] = message
  }
  put('invoiceNumber', numberFault(typed))
  if (typed.invoiceNumber.length !== 20) put('invoiceCode', codeFault(typed.invoiceCode))
  put('issueDate', dateFault(typed, today))
  const form = formOfTyped(typed)
  if (form === null || form === 'UNSUPPORTED') return faults
  if (form.needs === 'AMOUNT') put('amount', amountFault(typed.amount, form.amountMeant!))
  else put('checkCode', checkCodeFault(typed.checkCode))
  return faults
}

function numberFault({ invoiceNumber: number }: TypedInvoice): string | null {
  if (number === '') return TYPED_SAYS.enterInvoiceNumber
  if (!/^(?:\d{8}|\d{20})$/.test(number)) return TYPED_SAYS.numberForm
  return /^0+$/.test(number) ? TYPED_SAYS.numberCannotAllZeros : null
}

function codeFault(code: string): string | null {
  if (code === '') return TYPED_SAYS.enterInvoiceCodeFully
  return /^(?:\d{10}|\d{12})$/.test(code) ? null : TYPED_SAYS.codeForm
}

function dateFault({ issueDate: date, invoiceNumber }: TypedInvoice, today: string): string | null {
  if (date === '') return TYPED_SAYS.chooseDateIssue
  if (!isDay(date)) return TYPED_SAYS.noSuchDay
  if (date > today) return TYPED_SAYS.dateIssueCannotAfter
  if (invoiceNumber.length === 20 && invoiceNumber.slice(0, 2) !== date.slice(2, 4))
    return TYPED_SAYS.firstTwoDigitsNumber
  return null
}

function isDay(text: string): boolean {
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

const AMOUNT_SAYS: Readonly<Record<AmountMeant, { empty: string; not: string }>> = {
  NET: { empty: TYPED_SAYS.enterNet, not: TYPED_SAYS.notNet },
  NET_PRICE: { empty: TYPED_SAYS.enterNetPrice, not: TYPED_SAYS.notNetPrice },
  VEHICLE_TOTAL: { empty: TYPED_SAYS.enterVehicleTotal, not: TYPED_SAYS.notVehicleTotal },
  GROSS: { empty: TYPED_SAYS.enterGross, not: TYPED_SAYS.notGross },
}

function amountFault(text: string, meant: AmountMeant): string | null {
  const { empty, not } = AMOUNT_SAYS[meant]
  if (text === '') return empty
  return AMOUNT.test(text) ? null : not
}

function checkCodeFault(text: string): string | null {
  if (text === '') return TYPED_SAYS.enterLastSixCheck
  return /^\d{6}$/.test(text) ? null : TYPED_SAYS.sixDigits
}
