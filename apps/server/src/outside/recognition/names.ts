/** Vendors' answers read by tables: our name of a field → theirs, and the form of its value. */
import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import type { HeaderField, InvoiceItem, ParsedInvoice } from '@xinjian/intake/invoice'
import type { ParsedTicket, TicketField } from '@xinjian/intake/ticket/ticket'
import { jsonIn, textOf } from '../verification/post.ts'
import { type Form, valueIn } from './values.ts'

/** Their names, of which the first that says something counts (dots lead into lists and objects), and the form. */
export type Named = readonly [theirs: readonly string[], form: Form]
export type TicketNames = Readonly<Record<string, Named>>
export type InvoiceNames = Readonly<Record<Exclude<HeaderField, 'invoiceKind'>, Named>>

/** One field of theirs as it stands in the answer. */
export interface Said {
  text: string
  /** 0…1. */
  confidence: number
}
/** What a vendor says of a voucher, by its own names; null = nothing. */
export type Speaker = (name: string) => Said | null

/** The text under a name, `flights.0.station`: into lists by place, also into lists that are texts again. '' = nothing. */
export function textAt(shown: unknown, name: string, theirs: (name: string) => string): string {
  let at = shown
  for (const step of name.split('.')) {
    const inside = jsonIn(at)
    if (typeof inside !== 'object' || inside === null) return ''
    at = (inside as Record<string, unknown>)[theirs(step)]
  }
  return textOf(at)
}

type Found = Said & { value: string }

function findIn(said: Speaker, [names, form]: Named): Found | null {
  for (const name of names) {
    const one = said(name)
    const value = one && valueIn(one.text, form)
    if (one && value !== null) return { ...one, value: value as string }
  }
  return null
}

/** A code has ten or twelve digits and a number eight; some answers have them the other way round. */
function unswapped<T extends { value: string }>(code: T | null, number: T | null) {
  const swapped =
    code?.value.length === 8 && (number?.value.length === 10 || number?.value.length === 12)
  return swapped ? { code: number, number: code } : { code, number }
}

export function ticketOf(kind: TicketKind, names: TicketNames, said: Speaker): ParsedTicket {
  const found: Record<string, Found> = {}
  for (const [name, named] of Object.entries(names)) {
    const one = findIn(said, named)
    if (one) found[name] = one
  }
  const { code, number } = unswapped(found.invoiceCode ?? null, found.invoiceNumber ?? null)
  if (code) found.invoiceCode = code
  if (number) found.invoiceNumber = number
  const fields = Object.fromEntries(
    Object.entries(found).map(([name, { value, confidence }]): [string, TicketField] => [
      name,
      { value, source: 'OCR', confidence, place: null },
    ]),
  )
  return { kind, fields, place: null, warnings: [] }
}

export function invoiceOf(
  invoiceKind: InvoiceKind,
  names: InvoiceNames,
  said: Speaker,
  items: InvoiceItem[],
): ParsedInvoice {
  const found = Object.fromEntries(
    Object.entries(names).map(([name, named]) => [name, findIn(said, named)]),
  ) as Record<keyof InvoiceNames, Found | null>
  const { code, number } = unswapped(found.invoiceCode, found.invoiceNumber)
  found.invoiceCode = number?.value.length === 20 ? null : code
  found.invoiceNumber = number
  const value = (name: keyof InvoiceNames) => found[name]?.value ?? null
  const header = Object.fromEntries(
    Object.keys(names).map((name) => [name, value(name as keyof InvoiceNames)]),
  ) as Record<keyof InvoiceNames, string | null>
  const fields: ParsedInvoice['fields'] = {}
  for (const [name, one] of Object.entries(found))
    if (one) fields[name as HeaderField] = { source: 'OCR', confidence: one.confidence }
  return {
    invoiceKind,
    ...header,
    items,
    redOfInvoiceNumber: null,
    redConfirmNumber: null,
    remark: null,
    fields,
    warnings: [],
  }
}

/** A line of goods by their names, in our order of columns. */
export const itemOf = (
  lineNo: number,
  [name, spec, unit, quantity, price, amount, taxRate, tax]: readonly string[],
): InvoiceItem => ({
  lineNo,
  name: name ?? '',
  spec: spec || null,
  unit: unit || null,
  quantity: quantity || null,
  price: price || null,
  amount: (amount && valueIn(amount, 'MONEY')) || null,
  taxRate: taxRate || null,
  tax: (tax && valueIn(tax, 'MONEY')) || null,
  goodsCode: null,
})
