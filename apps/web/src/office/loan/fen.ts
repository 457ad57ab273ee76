import type { LoanDetail } from '@xinjian/contract/nouns/finance/loan'
import { formatFen, groupDigits, parseFen } from '@xinjian/format'

/** Fen as people read money: `¥1,234.50`. */
export const yuan = (fen: number): string =>
  `${fen < 0 ? '−' : ''}¥${groupDigits(formatFen(Math.abs(fen)))}`

/** Yuan that a form accepted, as fen. */
export const fenOf = (typed: string): number => parseFen(typed) ?? 0

/** Percent that a form accepted, as millionths: `4.35` → 43500. */
const ppmOf = (typed: string): number => Math.round(Number(typed) * 10_000)

/** Millionths as percent: 43500 → `4.35%`. */
export const percent = (ppm: number): string => `${Number((ppm / 10_000).toFixed(4))}%`

export interface Parts {
  FEE: number
  PENALTY: number
  INTEREST: number
  PRINCIPAL: number
}
export const sum = ({ FEE, PENALTY, INTEREST, PRINCIPAL }: Parts): number =>
  FEE + PENALTY + INTEREST + PRINCIPAL

type Terms = LoanDetail['terms']

/** Terms as the form holds them, as the calls take them. */
export const termsOf = ({
  dayCount,
  method,
  rounding,
  ...of
}: Pick<Terms, 'dayCount' | 'method' | 'rounding'> &
  Record<'graceDays' | 'rate' | 'penalty' | 'compound', string>): Terms => ({
  ...{ dayCount, method, rounding, graceDays: Number(of.graceDays) },
  ...{ ratePpm: ppmOf(of.rate), penaltyPpm: ppmOf(of.penalty), compound: of.compound === 'yes' },
})
