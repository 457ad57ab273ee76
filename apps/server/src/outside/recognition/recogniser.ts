/** Who reads the vouchers of a picture: our own reader, or the service of a vendor. */
import type { ParsedInvoice } from '@xinjian/intake/invoice'
import type { ParsedTicket } from '@xinjian/intake/ticket/ticket'

export interface Picture {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

export interface Reading {
  invoices: ParsedInvoice[]
  tickets: ParsedTicket[]
  /** Vouchers that were seen and are of a kind that is not taken over, by the reader's own names. */
  unread: string[]
}

export interface Recogniser {
  /** `own`, or the vendor. */
  readonly name: string
  /** Where the picture goes; null = it does not leave the platform. */
  readonly host: string | null
  /** Says how sure it is of each field; else its confidences are a constant of ours and mean nothing. */
  readonly statesConfidence: boolean
  /** Throws `NotRead`. */
  read(picture: Picture, signal: AbortSignal): Promise<Reading>
}

/** No reading: the code of whoever refused, for operators. */
export class NotRead extends Error {
  readonly code: string
  /** Nobody answered in a way that can be read: the service is slow, gone, or speaks another language. */
  readonly silent: boolean

  constructor(code: string, silent = false) {
    super(code)
    this.code = code
    this.silent = silent
  }
}

/** Confidence where a reader states none. */
export const UNSTATED = 0.8
