/** One invoice by its number, without making the others: numbers are a function of the draft, read backwards here. */
import { dayOf, firstDay, lastDay, type Month, monthOf } from './calendar.ts'
import type { Firm } from './firm.ts'
import { type Draft, instantOf } from './invoices/draft.ts'
import { numbersOf, type Place, placesOf } from './invoices/numbering.ts'
import type { Direction, World } from './world.ts'

/** The draft that carries this code and number and exists at `asOf` (seconds since 1970 in Beijing wall time); null = nobody issued it. */
export function findDraft(
  world: World,
  { code, number }: { code: string; number: string },
  asOf: number,
): Draft | null {
  for (const place of number.length === 20 ? digitalPlaces(number) : placesOf(code, number)) {
    const firms = world.firms.filter((firm) => holds(place, firm))
    for (const firm of firms) {
      const found = draftAt(world, firm, place, asOf)
      if (!found || instantOf(found) > asOf) continue
      const numbers = numbersOf(found)
      if ((numbers.einvoiceNo || numbers.number) === number && numbers.code === code) return found
    }
  }
  return null
}

/** 数电: year, region, channel, day of the year, ordinal, index, direction. */
function digitalPlaces(number: string): Place[] {
  const day = dayOf(2000 + Number(number.slice(0, 2)), 1, 1) + Number(number.slice(5, 8)) - 1
  return [
    {
      month: monthOf(day),
      direction: number[19] === '1' ? 'OUT' : 'IN',
      ordinal: Number(number.slice(8, 13)),
      local: null,
      indexOf: () => Number(number.slice(13, 19)),
    },
  ]
}

const holds = (place: Place, firm: Firm): boolean =>
  (place.ordinal === null || firm.ordinal === place.ordinal) &&
  (place.local === null || firm.localIndex === place.local)

function draftAt(world: World, firm: Firm, place: Place, asOf: number): Draft | null {
  const { direction, month } = place
  const index = place.indexOf(firm)
  if (index === null || !hasMonth(world, firm, month, asOf)) return null
  const { trade } = world.documentsOf(firm, direction)
  if (index < trade.count(month)) return trade.draft(month, index)
  return redAt(world, firm, direction, month, index, asOf)
}

const hasMonth = (world: World, firm: Firm, month: Month, asOf: number): boolean =>
  world.months(firm, asOf).includes(month)

/** Red invoices follow the blue ones of their month. */
function redAt(
  world: World,
  firm: Firm,
  direction: Direction,
  month: Month,
  index: number,
  asOf: number,
): Draft | null {
  const range = { from: firstDay(month), to: lastDay(month) }
  for (const draft of world.allDrafts(firm, direction, range, asOf))
    if (draft.blue && draft.index === index && draft.ownerOrdinal === firm.ordinal) return draft
  return null
}
