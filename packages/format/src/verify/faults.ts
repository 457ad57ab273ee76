/** What is wrong with what was typed, before anything is sent: one plain Chinese sentence per field. */
import { type AmountMeant, formOfTyped, type TypedField, type TypedInvoice } from './typed.ts'

export type TypedFaults = Partial<Record<TypedField, string>>

/** The platform's own pattern of amounts. */
const AMOUNT = /^-?\d{1,11}(?:\.\d{1,2})?$/

export const AMOUNT_NAMES: Readonly<Record<AmountMeant, string>> = {
  NET: '不含税金额',
  NET_PRICE: '不含税价',
  VEHICLE_TOTAL: '车价合计',
  GROSS: '价税合计',
}

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
  if (number === '') return '请输入发票号码'
  if (!/^(?:\d{8}|\d{20})$/.test(number)) return '发票号码为8位数字，数电票为20位数字，请核对'
  return /^0+$/.test(number) ? '发票号码不能全为0，请核对' : null
}

function codeFault(code: string): string | null {
  if (code === '') return '请输入发票代码；数电票没有发票代码，请输入20位发票号码'
  return /^(?:\d{10}|\d{12})$/.test(code) ? null : '发票代码为10位或12位数字，请核对'
}

function dateFault({ issueDate: date, invoiceNumber }: TypedInvoice, today: string): string | null {
  if (date === '') return '请选择开票日期'
  if (!isDay(date)) return '没有这一天，请重新选择开票日期'
  if (date > today) return '开票日期不能晚于今天，请核对'
  if (invoiceNumber.length === 20 && invoiceNumber.slice(0, 2) !== date.slice(2, 4))
    return '数电票号码的前两位是开票年份，与开票日期不符，请核对'
  return null
}

function isDay(text: string): boolean {
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

function amountFault(text: string, meant: AmountMeant): string | null {
  const name = AMOUNT_NAMES[meant]
  if (text === '') return `请输入${name}`
  return AMOUNT.test(text) ? null : `${name}为数字，最多11位整数和2位小数，请核对`
}

function checkCodeFault(text: string): string | null {
  if (text === '') return '请输入校验码后6位'
  return /^\d{6}$/.test(text) ? null : '校验码后6位为6位数字，请核对'
}
