/** Shares of fields that are right, by group, and how far a confidence can be believed. */
import type { Judged } from './judge.ts'

/** From here on a field may be booked unseen. */
export const CONFIDENT = 0.9
const BANDS = [0, 0.5, 0.8, CONFIDENT, 0.95] as const

/** Field groups of an invoice, as issue 12 names them. */
export const INVOICE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  code: ['invoiceCode'],
  number: ['invoiceNumber'],
  date: ['issueDate'],
  amounts: ['amountExclTax', 'taxAmount', 'totalAmount'],
  'tax numbers': ['buyerTaxNo', 'sellerTaxNo'],
}
const MEASURED = Object.values(INVOICE_GROUPS).flat()
const TICKET_MEASURED = ['date', 'price', 'fare', 'total']

/** What is measured of pictures, and of tickets. */
export const ofMeasured = (judged: readonly Judged[]) =>
  judged.filter(({ field }) => MEASURED.includes(field))
export const ofDateAndAmount = (judged: readonly Judged[]) =>
  judged.filter(({ field }) => TICKET_MEASURED.includes(field))

export interface Share {
  fields: number
  right: number
  /** Wrong though it said it was sure. */
  sureAndWrong: number
  /** Right of 100, where a field that is sure and wrong counts as two. */
  score: number
}

export function shareOf(judged: readonly Judged[]): Share {
  const right = judged.filter((one) => one.right).length
  const sureAndWrong = judged.filter(
    (one) => !one.right && (one.confidence ?? 0) >= CONFIDENT,
  ).length
  const fields = judged.length
  const score = fields === 0 ? 0 : (100 * right) / (fields + sureAndWrong)
  return { fields, right, sureAndWrong, score: Number(score.toFixed(1)) }
}

export interface Band {
  band: string
  fields: number
  right: number
  wrong: number
}

/** Fields by what they said of themselves; those not read in a row of their own. */
export function bandsOf(judged: readonly Judged[]): Band[] {
  const row = (band: string, of: readonly Judged[]): Band => {
    const right = of.filter((one) => one.right).length
    return { band, fields: of.length, right, wrong: of.length - right }
  }
  const within = (low: number, high: number) =>
    judged.filter(({ confidence }) => confidence !== null && confidence >= low && confidence < high)
  const rows = BANDS.map((low, i) => {
    const high = BANDS[i + 1]
    const name = high === undefined ? `≥ ${low}` : low === 0 ? `< ${high}` : `${low}–${high}`
    return row(name, within(low, high ?? Infinity))
  })
  return [
    ...rows,
    row(
      'not read',
      judged.filter(({ confidence }) => confidence === null),
    ),
  ]
}
