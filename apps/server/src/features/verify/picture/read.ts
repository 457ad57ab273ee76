/** A file → the vouchers that stand in it. */
import { HEADER_FIELDS, type ParsedFile, type ParsedInvoice } from '@xinjian/intake'
import type { ParsedTicket, Place, TicketField } from '@xinjian/intake/ticket/ticket'
import { VERIFY_SAYS } from '../words.ts'
import type { NewVoucher } from './store.ts'

export interface ReadFile {
  vouchers: NewVoucher[]
  /** Chinese: why there is none. */
  error: string | null
  /** Pages of a PDF that have no text, from 1. */
  scanned: number[]
}

const NOTHING = VERIFY_SAYS.noInvoiceNoTicket
const NO_TICKET = VERIFY_SAYS.noTicketFoundVat
/** A page for filing holds a dozen; a merged PDF of a year some hundreds. */
const MOST = 300
const TOO_MANY = VERIFY_SAYS.tooManyVouchers({ n: MOST })

/** @param only TICKET = invoices are left out. */
export function vouchersOf(files: readonly ParsedFile[], only: 'TICKET' | null): ReadFile {
  const invoices = only ? [] : files.flatMap((file) => file.invoices.map(ofInvoice))
  const tickets = files.flatMap((file) => (file.tickets ?? []).map(ofTicket))
  const vouchers = inOrder([...invoices, ...tickets])
  const scanned = files.flatMap((file) => file.scannedPages ?? [])
  if (vouchers.length > MOST) return { vouchers: [], error: TOO_MANY, scanned: [] }
  if (vouchers.length > 0) return { vouchers, error: null, scanned }
  const error = files.find((file) => file.error)?.error?.message
  return { vouchers, error: error ?? (only ? NO_TICKET : NOTHING), scanned }
}

function ofInvoice(invoice: ParsedInvoice): NewVoucher {
  const fields: NewVoucher['fields'] = {}
  for (const name of HEADER_FIELDS) {
    const value = invoice[name]
    if (name === 'invoiceKind' || value === null) continue
    const evidence = invoice.fields[name]
    fields[name] = {
      value,
      source: evidence?.source ?? 'DERIVED',
      confidence: evidence?.confidence ?? 0,
      place: evidence?.place ?? null,
    }
  }
  return {
    type: 'INVOICE',
    kind: invoice.invoiceKind,
    fields,
    warnings: [...redSaid(invoice), ...invoice.warnings],
    place: around(Object.values(fields)),
  }
}

/** Begins what is said of a red invoice. */
export const RED = VERIFY_SAYS.redInvoice

/** Of a red invoice, what it reverses and by which confirmation, as far as it says. */
function redSaid({ redOfInvoiceNumber: blue, redConfirmNumber: by }: ParsedInvoice): string[] {
  const what = blue === null ? null : VERIFY_SAYS.reverses({ number: blue })
  const confirmed = by === null ? null : VERIFY_SAYS.confirmation({ number: by })
  if (what && confirmed) return [VERIFY_SAYS.redOfBy({ what, by: confirmed })]
  const one = what ?? confirmed
  return one ? [VERIFY_SAYS.redOf({ what: one })] : []
}

const ofTicket = ({ kind, fields, place, warnings }: ParsedTicket): NewVoucher => ({
  type: 'TICKET',
  kind,
  fields,
  warnings,
  place: place ?? around(Object.values(fields)),
})

/** The box round all that was read on the first page; null of what stands on no page. */
function around(fields: readonly TicketField[]): Place | null {
  const places = fields.flatMap(({ place }) => place ?? [])
  if (places.length === 0) return null
  const page = Math.min(...places.map((p) => p.page))
  const on = places.filter((p) => p.page === page)
  const x = Math.min(...on.map((p) => p.x))
  const y = Math.min(...on.map((p) => p.y))
  const width = Math.max(...on.map((p) => p.x + p.width)) - x
  const height = Math.max(...on.map((p) => p.y + p.height)) - y
  const { turned } = on[0]!
  return { page, x, y, width, height, ...(turned && { turned }) }
}

/** As one reads: by page, then from top to bottom; what stands on no page stays where it was. */
export function inOrder(vouchers: readonly NewVoucher[]): NewVoucher[] {
  if (vouchers.some(({ place }) => place === null)) return [...vouchers]
  return [...vouchers].sort(
    ({ place: a }, { place: b }) => a!.page - b!.page || a!.y - b!.y || a!.x - b!.x,
  )
}
