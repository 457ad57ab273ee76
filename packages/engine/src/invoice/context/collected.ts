/** How far the invoices of an enterprise are what a tax bureau told, and what remains where only that is looked at. */
import { type BureauFacts, bureauFactsOf } from '../facts/of-bureau.ts'
import type { InvoiceFacts, MonthIndex } from '../facts.ts'
import { monthSeries } from './month-series.ts'

/** An authorisation that lapsed longer ago than this says nothing of the enterprise any more. */
const LAPSED_MONTHS = 12

const DIRECTIONS = ['OUT', 'IN'] as const

/** Every month of the year to `last` since the founding was told by a tax bureau; rows of files have no say in it. */
export function isCollectedTo(facts: InvoiceFacts, last: MonthIndex): boolean {
  const alone = bureauFactsOf(facts)?.facts
  if (!alone) return false
  return DIRECTIONS.every((direction) => {
    const told = alone.collected?.[direction] ?? []
    const { states, start } = monthSeries(alone, direction, last - 11, last)
    return states.every(
      (state, i) =>
        state === 'BEFORE_ESTABLISHMENT' ||
        told.some(([from, to]) => start + i >= from && start + i <= to),
    )
  })
}

export interface Alone extends Pick<BureauFacts, 'facts'> {
  /** Month that it ends with: that of the report, or the last that was told, if that is earlier. */
  last: MonthIndex
  /** Files told rows up to the month of the report that are not among these. */
  leftOut: boolean
  /** … of months after `last`. */
  newer: boolean
}

/** What a bureau alone told up to `m0`; null where it did not tell the year before the last month that it told, or told nothing since a year. */
export function bureauAlone(facts: InvoiceFacts, m0: MonthIndex): Alone | null {
  const told = bureauFactsOf(facts)
  if (!told) return null
  const last = Math.min(m0, told.last)
  if (m0 - last > LAPSED_MONTHS || !isCollectedTo(facts, last)) return null
  const ofFiles = told.fileMonths.filter((month) => month <= m0)
  return {
    facts: told.facts,
    last,
    leftOut: ofFiles.length > 0,
    newer: ofFiles.some((month) => month > last),
  }
}
