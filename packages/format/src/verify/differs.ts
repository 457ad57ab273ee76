/** What was read of an invoice beside what the platform shows of it: it compares two or three fields, and tells the others. */
import { parseFen } from '../index.ts'
import type { ReadValues } from './from-read.ts'

const AMOUNTS = ['amountExclTax', 'taxAmount', 'totalAmount'] as const
const TEXTS = ['buyerName', 'buyerTaxNo', 'sellerName', 'sellerTaxNo'] as const
const SHOWN = [...AMOUNTS, ...TEXTS]
type Shown = (typeof SHOWN)[number]

const fen = (text: string) => parseFen(text.replace(/[\s,¥]/g, '') || null)
const bare = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/**
 * Fields in which both differ, in the order of `SHOWN`. What was not read, and what the platform shows none of or covers with asterisks, is
 * no difference.
 */
export function differsFrom(
  values: ReadValues,
  face: Readonly<Partial<Record<Shown, string>>>,
): Shown[] {
  return SHOWN.filter((name) => {
    const [read, shown] = [values[name]?.trim() ?? '', face[name]?.trim() ?? '']
    if (read === '' || shown === '' || shown.includes('*')) return false
    if (!(AMOUNTS as readonly string[]).includes(name)) return bare(read) !== bare(shown)
    const amount = fen(shown)
    return amount !== null && fen(read) !== amount
  })
}
