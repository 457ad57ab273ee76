import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import type { FieldSource } from '../field-source.ts'

/** Where something stands on its page, as shares (0…1) of the page as it is shown, turned upright. */
export interface Place {
  /** From 1. */
  page: number
  x: number
  y: number
  width: number
  height: number
  /** Degrees by which the page as it is shown had to be turned clockwise to be upright; absent = none. */
  turned?: number
}

/** One field of a ticket: as printed, dates in ISO form, times `HH:mm`, money as a decimal string in yuan. */
export interface TicketField {
  value: string
  source: FieldSource
  /** 0…1, on the scale of an invoice's fields: ≥ 0.9 = may be booked unseen, < 0.6 = a person must look. */
  confidence: number
  place: Place | null
}

/** A voucher that is no invoice of the national platform; a field that was not read is absent. */
export interface ParsedTicket {
  kind: TicketKind
  fields: Record<string, TicketField>
  /** The part of the page that it takes, where one page shows several. */
  place: Place | null
  /** Cross-checks that failed, in Chinese, for the person who must look. */
  warnings: string[]
}
