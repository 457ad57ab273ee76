import { parseFen } from '@xinjian/format'
import type { Draft } from '../draft.ts'
import type { FieldEvidence, InvoiceItem } from '../invoice.ts'
import { READING_SAYS } from '../words.ts'

export interface AmountChoice {
  amountExclTax: Chosen | null
  taxAmount: Chosen | null
  totalAmount: Chosen | null
  warnings: string[]
}
export interface Chosen {
  value: string
  evidence: FieldEvidence
}

/** Cross-checks of the three amounts against what else the invoice says. Each raises or lowers confidence in place. */

export function amountsOf(r: AmountChoice): Chosen[] {
  return [r.amountExclTax, r.taxAmount, r.totalAmount].filter((c) => c !== null)
}

export function checkCapital(r: AmountChoice, capital: string | null): void {
  if (capital === null || !r.totalAmount) return
  const same = Math.abs(parseFen(capital)!) === Math.abs(parseFen(r.totalAmount.value)!)
  if (same) raise(r.totalAmount, 0.5)
  else {
    lower(r.totalAmount, 0.55)
    r.warnings.push(READING_SAYS.amountWordsDiffersFrom)
  }
  if (parseFen(capital)! < 0 && parseFen(r.totalAmount.value)! > 0) redWithoutMinus(r)
}

/** A red invoice has negative amounts. A minus is the first sign that recognition loses, and no sum notices. */
export function checkSign(r: AmountChoice, drafts: readonly Draft[]): void {
  const red = drafts.some((d) => d.redOfInvoiceNumber !== null)
  if (red && r.totalAmount && parseFen(r.totalAmount.value)! > 0) redWithoutMinus(r)
}

function redWithoutMinus(r: AmountChoice): void {
  for (const c of amountsOf(r)) lower(c, 0.55)
  const warning = READING_SAYS.redAmount
  if (!r.warnings.includes(warning)) r.warnings.push(warning)
}

/** Σ items = totals, to a fen per line (lines are rounded one by one). */
export function checkItems(r: AmountChoice, items: readonly InvoiceItem[]): void {
  if (items.length === 0 || items.some((i) => i.amount === null) || !r.amountExclTax) return
  const sum = items.reduce((s, i) => s + parseFen(i.amount)!, 0)
  if (Math.abs(sum - parseFen(r.amountExclTax.value)!) <= Math.max(1, items.length)) {
    raise(r.amountExclTax, 0.5)
  } else if (/^[XOT]/.test(r.amountExclTax.evidence.source)) {
    r.warnings.push(READING_SAYS.linesDoNotCome)
  } else {
    lower(r.amountExclTax, 0.85)
    r.warnings.push(READING_SAYS.linesDoNotCome)
  }
}

function raise(c: Chosen, share: number): void {
  c.evidence.confidence = 1 - (1 - c.evidence.confidence) * share
}

export function lower(c: Chosen, cap: number): void {
  c.evidence.confidence = Math.min(c.evidence.confidence, cap)
}
