/** Two readings of one picture, voucher by voucher and field by field. */
import type { HeaderField, ParsedInvoice } from '@xinjian/intake/invoice'
import type { ParsedTicket } from '@xinjian/intake/ticket/ticket'
import type { Reading } from '../../outside/recognition/recogniser.ts'

export interface ReadField {
  value: string
  /** null = the reader states none. */
  confidence: number | null
}

export interface ReadVoucher {
  kind: string
  fields: Record<string, ReadField>
}

export interface FieldPair {
  name: string
  own: ReadField | null
  theirs: ReadField | null
  verdict: 'AGREE' | 'DIFFER' | 'OWN_ONLY' | 'VENDOR_ONLY'
}

export interface VoucherPair {
  /** null = only the other saw it. */
  ownKind: string | null
  theirKind: string | null
  fields: FieldPair[]
}

export function vouchersOf(
  { invoices, tickets }: Reading,
  statesConfidence: boolean,
): ReadVoucher[] {
  const stated = (confidence: number) => (statesConfidence ? confidence : null)
  return [
    ...invoices.map((invoice) => ofInvoice(invoice, stated)),
    ...tickets.map((ticket) => ofTicket(ticket, stated)),
  ]
}

function ofInvoice(
  invoice: ParsedInvoice,
  stated: (confidence: number) => number | null,
): ReadVoucher {
  const fields: ReadVoucher['fields'] = {}
  for (const [name, evidence] of Object.entries(invoice.fields)) {
    const value = invoice[name as HeaderField]
    if (name !== 'invoiceKind' && value && evidence)
      fields[name] = { value, confidence: stated(evidence.confidence) }
  }
  return { kind: invoice.invoiceKind, fields }
}

const ofTicket = (
  { kind, fields }: ParsedTicket,
  stated: (confidence: number) => number | null,
): ReadVoucher => ({
  kind,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, { value, confidence }]) => [
      name,
      { value, confidence: stated(confidence) },
    ]),
  ),
})

export const compare = (
  own: readonly ReadVoucher[],
  theirs: readonly ReadVoucher[],
): VoucherPair[] => sideBySide(own, theirs).map(([mine, other]) => pairOf(mine, other))

/** What tells vouchers from each other. */
interface Told {
  kind: string
  fields: Readonly<Record<string, { value: string }>>
}

/** Vouchers that agree in most fields stand side by side; what only one saw stands alone. */
export function sideBySide<T extends Told>(
  own: readonly T[],
  theirs: readonly T[],
): [mine: T | null, other: T | null][] {
  const left = [...theirs]
  const pairs = own.map((mine): [T, T | null] => {
    const likeness = left.map((other) => alike(mine, other))
    const most = Math.max(0, ...likeness)
    const [other = null] = most > 0 ? left.splice(likeness.indexOf(most), 1) : []
    return [mine, other]
  })
  return [...pairs, ...left.map((other): [null, T] => [null, other])]
}

/** Fields with the same value, and a little for the kind; 0 = another voucher. */
const alike = (a: Told, b: Told): number =>
  Object.entries(a.fields).filter(([name, { value }]) => b.fields[name]?.value === value).length +
  (a.kind === b.kind ? 0.5 : 0)

function pairOf(own: ReadVoucher | null, theirs: ReadVoucher | null): VoucherPair {
  const names = new Set([...Object.keys(own?.fields ?? {}), ...Object.keys(theirs?.fields ?? {})])
  return {
    ownKind: own?.kind ?? null,
    theirKind: theirs?.kind ?? null,
    fields: [...names].map((name) => {
      const [mine = null, other = null] = [own?.fields[name], theirs?.fields[name]]
      const verdict =
        mine === null
          ? 'VENDOR_ONLY'
          : other === null
            ? 'OWN_ONLY'
            : mine.value === other.value
              ? 'AGREE'
              : 'DIFFER'
      return { name, own: mine, theirs: other, verdict }
    }),
  }
}
