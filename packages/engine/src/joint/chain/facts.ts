/**
 * Trade around an enterprise as enterprises that the same institution holds tell it (docs/decisions/0201): who sells to whom among its own
 * partners, and as far as circles of six reach. Invoices of others stand here as days and sums, never as rows.
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

/** Valid invoices of a leg with a positive total, by day (ISO), ascending. */
export interface LegPapers {
  /** Day from which all of them are here. */
  since: string
  all: readonly (readonly [day: string, total: Fen])[]
}

/** Sales of one party to another, by the word that counts: the seller's (OUT), else the buyer's (IN), as `@xinjian/graph/teller` says. */
export interface ChainLeg {
  /** Positions in `parties`. */
  from: number
  to: number
  by: 'OUT' | 'IN'
  sums: MonthSums
  /** The same as the enterprise itself has it, of a leg of its own of which the other's word counts; absent = `sums` are its word, or it tells nothing of it. */
  own?: MonthSums
  /** The same as the other party of a leg of the enterprise has it itself, where its word is not the one that counts; absent = as `own`. */
  theirs?: MonthSums
  /** null = they were not read. */
  papers: LegPapers | null
}

export interface ChainFacts {
  /** The enterprise is the first. */
  parties: readonly ChainParty[]
  legs: readonly ChainLeg[]
  /** false = more parties or legs are held than were looked at. */
  complete: boolean
  /** The same of circles of six alone: legs that only they run over are the first to be left out. */
  longestComplete: boolean
}

export const { encode: encodeChain, decode: decodeChain } = jsonSnapshot<ChainFacts>('XJC1')
