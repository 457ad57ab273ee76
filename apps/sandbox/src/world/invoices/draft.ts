/** An invoice as numbers and references, before it becomes text. Money: 分 without float error. */
import type { Fen } from '@xinjian/format'
import type { Day, Month } from '../calendar.ts'
import type { Good } from '../goods.ts'
import type { Party } from '../parties.ts'

export type Kind =
  | 'VAT_SPECIAL_PAPER'
  | 'VAT_NORMAL_PAPER'
  | 'VAT_SPECIAL_ELEC'
  | 'VAT_NORMAL_ELEC'
  | 'VAT_NORMAL_ROLL'
  | 'DIGITAL_SPECIAL'
  | 'DIGITAL_NORMAL'

export const isDigital = (kind: Kind): boolean => kind.startsWith('DIGITAL')
export const isSpecial = (kind: Kind): boolean => kind.includes('SPECIAL')

export interface LineDraft {
  good: Good
  spec: string
  /** null on a discount line, and on jobs that are billed without quantity and price. */
  quantity: number | null
  amount: Fen
  /** Basis points, see rates.ts. */
  rate: number
  tax: Fen
}

export interface Draft {
  /** Who made the numbers: the firm whose flow this is. */
  ownerOrdinal: number
  ownerLocal: number
  direction: 'OUT' | 'IN'
  month: Month
  /** Position among the invoices of the owner's month; reds follow the blues. */
  index: number
  day: Day
  second: number
  seller: Party
  buyer: Party
  kind: Kind
  amount: Fen
  tax: Fen
  lines: LineDraft[]
  voided: boolean
  abnormal: boolean
  /** Set on a blue invoice that is reversed one day. */
  reversal: { month: Month; day: Day; second: number; full: boolean } | null
  /** Set on a red invoice. */
  blue: Draft | null
}

/** Moment as one number, for ordering and for "is it visible yet". */
export const instantOf = (d: { day: Day; second: number }): number => d.day * 86_400 + d.second
