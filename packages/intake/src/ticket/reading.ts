/** Gathers the fields of one ticket: each with where it was read and how sure that is. */
import type { FieldSource } from '../field-source.ts'
import type { Glyph } from '../layout/text.ts'
import type { ParsedTicket, TicketField } from './ticket.ts'
import { placeOf, sureness, type Voucher } from './voucher.ts'

/**
 * What a field is worth by how much speaks for it: its form alone, its form and where it stands, or a second witness (another
 * print of it, arithmetic). A guess needs a character that nobody saw: shown, never booked unseen (docs/decisions/0107).
 */
export const TRUST = { GUESSED: 0.5, FORM: 0.75, PLACED: 0.88, WITNESSED: 0.97 } as const

/** Text layers say what they say: only its meaning may be mistaken. */
const TEXT_BONUS = 0.06
/** Most of what may be wrong with recognised text is told by its least sure character: the square root keeps 0.8 at 0.89. */
const doubtOf = (sure: number): number => Math.sqrt(sure)

export class TicketReading {
  readonly fields: Record<string, TicketField> = {}
  readonly warnings: string[] = []
  private readonly doubted = new Set<string>()
  readonly voucher: Voucher
  readonly kind: ParsedTicket['kind']

  constructor(kind: ParsedTicket['kind'], voucher: Voucher) {
    this.kind = kind
    this.voucher = voucher
  }

  value(name: string): string | undefined {
    return this.fields[name]?.value
  }

  /** Notes a field, unless it is empty or noted already. */
  put(
    name: string,
    value: string | null | undefined,
    glyphs: readonly Glyph[],
    trust: number,
  ): void {
    if (!value || this.fields[name]) return
    const { source } = this.voucher
    const recognised = source === 'OCR'
    const confidence = recognised ? trust * doubtOf(sureness(glyphs)) : trust + TEXT_BONUS
    this.fields[name] = {
      value,
      source,
      confidence: rounded(confidence),
      place: placeOf(this.voucher, glyphs),
    }
  }

  /** Takes back a field that was not worth noting. */
  leave(name: string): void {
    delete this.fields[name]
  }

  /** Notes a field that follows from others. */
  derive(name: string, value: string | null, confidence: number): void {
    if (!value || this.fields[name]) return
    const source: FieldSource = 'DERIVED'
    this.fields[name] = { value, source, confidence: rounded(confidence), place: null }
  }

  /** A cross-check held: what took part in it and in no failed one keeps only a share of its doubt. */
  confirm(names: readonly string[], share = 0.35): void {
    for (const name of names) {
      const field = this.fields[name]
      if (field && !this.doubted.has(name))
        field.confidence = rounded(1 - (1 - field.confidence) * share)
    }
  }

  /** A cross-check failed: a person must look, nothing is mended. */
  doubt(names: readonly string[], warning: string | null, most = 0.55): void {
    if (warning) this.warnings.push(warning)
    for (const name of names) {
      const field = this.fields[name]
      this.doubted.add(name)
      if (field) field.confidence = Math.min(field.confidence, most)
    }
  }

  ticket(): ParsedTicket {
    const { kind, fields, warnings } = this
    return { kind, fields, place: null, warnings: [...new Set(warnings)] }
  }
}

const rounded = (confidence: number): number =>
  Math.round(Math.max(0, Math.min(0.99, confidence)) * 1000) / 1000
