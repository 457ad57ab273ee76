/** Sums over counterparty folds that several indicators and tables share. Persons are one party (domain §3.1). */

import type { ReportWindow } from '../../report/window/label.ts'
import type { Direction } from '../facts.ts'
import type { InvoiceContext } from './context.ts'

/** Σ of nets floored at 0, 分: the denominator of every share, so that shares never exceed 1. */
export function flooredTotal(net: Float64Array): number {
  let total = 0
  for (let p = 0; p < net.length; p++) if (net[p]! > 0) total += net[p]!
  return total
}

/** Parties with a blue invoice in the window; all persons together count as one. */
export function partyCount(
  context: InvoiceContext,
  direction: Direction,
  window: ReportWindow,
): number {
  const { blueCount } = context.parties(direction, window)
  const parties = context.facts.counterparties
  let count = 0
  let persons = false
  for (let p = 0; p < blueCount.length; p++) {
    if (blueCount[p]! === 0) continue
    if (parties[p]!.person) persons = true
    else count++
  }
  return count + (persons ? 1 : 0)
}

/** Positions of the parties with a blue invoice in both windows; of persons, who are one party, those of the first. */
export function commonPositions(
  context: InvoiceContext,
  direction: Direction,
  a: ReportWindow,
  b: ReportWindow,
): number[] {
  const first = context.parties(direction, a).blueCount
  const second = context.parties(direction, b).blueCount
  const parties = context.facts.counterparties
  const persons = second.some((count, p) => count > 0 && parties[p]!.person)
  return parties.flatMap(({ person }, p) =>
    first[p]! > 0 && (person ? persons : second[p]! > 0) ? [p] : [],
  )
}

/** How many parties positions are: all persons together count as one. */
export function countOf(context: InvoiceContext, positions: readonly number[]): number {
  const parties = context.facts.counterparties
  const firms = positions.filter((p) => !parties[p]!.person).length
  return firms + (firms < positions.length ? 1 : 0)
}

export interface PartySubset {
  /** Positions in the dictionary. */
  positions: number[]
  /** Σ nets floored at 0, 分. */
  floored: number
  /** Σ nets as they are, 分. */
  net: number
}

/** Parties of a fold that satisfy `pick`, with their sums. */
export function subset(net: Float64Array, pick: (position: number) => boolean): PartySubset {
  const result: PartySubset = { positions: [], floored: 0, net: 0 }
  for (let p = 0; p < net.length; p++) {
    if (net[p] === 0 || !pick(p)) continue
    result.positions.push(p)
    result.net += net[p]!
    if (net[p]! > 0) result.floored += net[p]!
  }
  return result
}

/** Ids of positions, the form that evidence carries. */
export function idsOf(context: InvoiceContext, positions: readonly number[]): number[] {
  return positions.map((p) => context.facts.counterparties[p]!.id).sort((a, b) => a - b)
}

/** Longer lists of counterparties stay out of a report; the evidence is then the whole window. */
export const MAX_EVIDENCE_PARTIES = 200

/** Ids for an evidence query, or null when they are too many to carry. */
export function evidenceIds(
  context: InvoiceContext,
  positions: readonly number[],
): number[] | null {
  return positions.length <= MAX_EVIDENCE_PARTIES ? idsOf(context, positions) : null
}

/** Herfindahl–Hirschman index 0–10,000 over parties other than persons; persons stay in the denominator. */
export function concentrationIndex(
  context: InvoiceContext,
  direction: Direction,
  window: ReportWindow,
): number | null {
  const { net } = context.parties(direction, window)
  const total = flooredTotal(net)
  if (total === 0) return null
  let index = 0
  for (let p = 0; p < net.length; p++)
    if (net[p]! > 0 && !context.facts.counterparties[p]!.person)
      index += (net[p]! / total) ** 2 * 10_000
  return index
}
