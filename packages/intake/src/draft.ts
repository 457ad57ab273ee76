import type { FieldSource, HeaderField, InvoiceItem, InvoiceKind } from './invoice.ts'
import type { Place } from './ticket/ticket.ts'

/** One reading of one field. `confidence` is the reader's own, before any cross-check. */
export interface Candidate {
  value: string
  source: FieldSource
  confidence: number
  /** Where on its page it stands; absent of what has no page. */
  place?: Place | null
}

/** What one reader made of one invoice. Several drafts (text, QR, attachment) of an invoice are resolved into one. */
export interface Draft {
  candidates: Partial<Record<HeaderField, Candidate[]>>
  /** Total in capitals, as a decimal string: a cross-check, and the last resort for a total. */
  capitalTotal: string | null
  /** The face prints `***` in place of the tax. */
  taxStarred: boolean
  /** Charges inside the total that are neither price nor tax (民航发展基金 of an air ticket); null when there are none. */
  untaxed: string | null
  items: InvoiceItem[]
  redOfInvoiceNumber: string | null
  redConfirmNumber: string | null
  remark: string | null
  warnings: string[]
}

export function emptyDraft(): Draft {
  return {
    candidates: {},
    capitalTotal: null,
    taxStarred: false,
    untaxed: null,
    items: [],
    redOfInvoiceNumber: null,
    redConfirmNumber: null,
    remark: null,
    warnings: [],
  }
}

/** Adds a reading unless it is null. */
export function addCandidate(
  draft: Draft,
  field: HeaderField,
  value: string | InvoiceKind | null | undefined,
  source: FieldSource,
  confidence: number,
  place: Place | null = null,
): void {
  if (value === null || value === undefined || value === '') return
  draft.candidates[field] ??= []
  draft.candidates[field].push({ value, source, confidence, ...(place && { place }) })
}

/** Says of what was read alone which page of its file it is. */
export function putOnPage(draft: Draft, page: number): void {
  for (const one of Object.values(draft.candidates).flat())
    if (one.place) one.place = { ...one.place, page }
}

/** What a reader's source is worth before cross-checks; structured beats QR beats recognised pixels. */
export const BASE_CONFIDENCE: Readonly<Record<FieldSource, number>> = {
  XML: 0.97,
  OFD_TAG: 0.96,
  OFD_TEXT: 0.92,
  PDF_TEXT: 0.92,
  TABLE: 0.95,
  QR: 0.97,
  OCR: 0.8,
  DERIVED: 0.7,
}
