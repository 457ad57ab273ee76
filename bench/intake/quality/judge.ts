/** What was read beside what is true: right, wrong, or not read, and how sure it said it was. */

import { TICKET_KINDS } from '@xinjian/format/invoice/ticket-kinds'
import type { ParsedFile } from '@xinjian/intake'
import { HEADER_FIELDS } from '@xinjian/intake/invoice'
import type { Truth } from './truth.ts'

export interface Judged {
  field: string
  truth: string
  /** Null: not read. */
  confidence: number | null
  right: boolean
}

const INVOICE_FIELDS: ReadonlySet<string> = new Set(
  HEADER_FIELDS.filter((f) => f !== 'invoiceKind'),
)
/** Of a ticket what nobody reads off one voucher: how many there are, and their sum. */
const OF_SHEET = new Set(['count', 'sumFare'])

export function judgeInvoice({ invoices }: ParsedFile, truth: Truth): Judged[] {
  const [invoice] = invoices
  return Object.entries(truth)
    .filter(([field]) => INVOICE_FIELDS.has(field))
    .map(([field, value]) => {
      const read = invoice?.[field as 'invoiceNumber'] ?? null
      const evidence = invoice?.fields[field as 'invoiceNumber']
      const confidence = read === null ? null : (evidence?.confidence ?? 0)
      return { field, truth: value, confidence, right: read !== null && same(read, value) }
    })
}

/** Of several tickets on a sheet a field is right where one of them has it. */
export function judgeTicket({ tickets = [] }: ParsedFile, truth: Truth): Judged[] {
  return Object.entries(truth)
    .filter(([field]) => !OF_SHEET.has(field))
    .map(([field, value]) => {
      if (field === 'ticketKind') {
        const right = tickets.some(({ kind }) => TICKET_KINDS[kind] === value)
        return { field, truth: value, confidence: tickets.length > 0 ? 1 : null, right }
      }
      const name = field.startsWith('invoiceNumbers') ? 'invoiceNumber' : field
      const read = tickets.flatMap(({ fields }) => fields[name] ?? [])
      const found =
        read.find((one) => same(one.value, value)) ?? (tickets.length > 1 ? undefined : read[0])
      const right = found !== undefined && same(found.value, value)
      return { field, truth: value, confidence: found?.confidence ?? null, right }
    })
}

/** Width, blanks and zeros behind the point are no difference; of a name neither is the form of a bracket. */
export function same(read: string, truth: string): boolean {
  const [a, b] = [plain(read), plain(truth)]
  return a === b || (MONEY.test(a) && MONEY.test(b) && Number(a) === Number(b))
}

const MONEY = /^-?\d+\.\d+$/
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s¥,，]/g, '')
    .toUpperCase()
