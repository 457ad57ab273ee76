/**
 * Trade around an enterprise as enterprises that the same institution holds tell it (docs/decisions/0201): who sells to whom among its own
 * partners, and as far as circles of five reach. Invoices of others stand here as days and sums, never as rows.
 */
import type { Fen } from '@xinjian/format'
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { jsonSnapshot } from '../../kit/facts/json-snapshot.ts'

/** 价税合计 less red of each month with any, ascending. */
export type MonthSums = readonly (readonly [MonthIndex, Fen])[]

export interface ChainParty {
  /** In full where the enterprise's own invoices name it, masked otherwise. */
  name: string
  /** Ids in the enterprise's own dictionary of counterparties; empty = it does not trade with it itself, or is it. */
  counterparties: readonly number[]
  /** All that it sells and buys, where its own invoices are held; null = they are not. */
  sales: MonthSums | null
  purchases: MonthSums | null
}

/** Sales of one party to another: as the enterprise itself has them, else the seller, else the buyer. */
export interface ChainLeg {
  /** Positions in `parties`. */
  from: number
  to: number
  sums: MonthSums
  /** Valid invoices with a positive total by day (ISO), ascending; null = they were not read. */
  papers: readonly (readonly [day: string, total: Fen])[] | null
}

export interface ChainFacts {
  /** The enterprise is the first. */
  parties: readonly ChainParty[]
  legs: readonly ChainLeg[]
  /** Day (ISO) from which invoices were read. */
  papersSince: string
  /** false = more parties or legs are held than were looked at. */
  complete: boolean
}

export const { encode: encodeChain, decode: decodeChain } = jsonSnapshot<ChainFacts>('XJC1')
