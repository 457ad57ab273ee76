/**
 * What we need of whoever stands before the national verification platform. An answer is in our words; a transport that breaks throws
 * `Unreached`, which says whether the platform may have seen the request.
 */
import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import type { InvalidMark, Meaning } from '@xinjian/format/verify/result'
import type { TypedInvoice } from '@xinjian/format/verify/typed'

/** A tidied invoice without faults, with the kind that its code or number tells (UNKNOWN of most 数电票). */
export interface AskedInvoice extends TypedInvoice {
  kind: InvoiceKind
}

export interface VerifiedItem {
  name: string
  spec: string
  unit: string
  quantity: string
  price: string
  amount: string
  taxRate: string
  tax: string
}

/** The invoice as the platform shows it: amounts in yuan as printed, '' = it shows none. */
export interface VerifiedFace {
  checkCode: string
  machineNo: string
  buyerName: string
  buyerTaxNo: string
  buyerContact: string
  buyerBank: string
  sellerName: string
  sellerTaxNo: string
  sellerContact: string
  sellerBank: string
  amountExclTax: string
  taxAmount: string
  totalAmount: string
  remark: string
  drawer: string
  items: VerifiedItem[]
}

export interface Verdict extends Meaning {
  /** The vendor's own code. */
  code: string
  /** Of a consistent invoice: what the platform calls its kind; null = it did not say. */
  kind: InvoiceKind | null
  /** null = it did not say. */
  invalidMark: InvalidMark | null
  face: VerifiedFace | null
  /** A code that no table names: nobody knows whether the platform looked at the invoice. */
  unknown?: boolean
}

export interface VerificationConnector {
  readonly vendor: string
  check(asked: AskedInvoice, signal: AbortSignal): Promise<Verdict>
}

/** The platform gave no answer that can be read. */
export class Unreached extends Error {
  /** Nothing of the request can have come to the platform. */
  readonly before: boolean
  readonly reason: string

  constructor(reason: string, before: boolean) {
    super(reason)
    this.reason = reason
    this.before = before
  }
}

/** An answer without an invoice. */
export const verdict = (meaning: Meaning, code: string): Verdict => ({
  ...meaning,
  code,
  kind: null,
  invalidMark: null,
  face: null,
})
