import type { Turn } from '../image/direction.ts'
import type { ParsedTicket, Place } from './ticket.ts'

/** A ticket that was read from a turned page, its places on the page as it is shown. */
export function turnBack(ticket: ParsedTicket, turn: Turn): ParsedTicket {
  if (turn === 0) return ticket
  const fields = Object.entries(ticket.fields).map(([name, field]) => [
    name,
    { ...field, place: field.place && placeBack(field.place, turn) },
  ])
  const place = ticket.place && placeBack(ticket.place, turn)
  return { ...ticket, fields: Object.fromEntries(fields), place }
}

/** A place on a page that was turned clockwise, on the page before. */
export function placeBack(place: Place, turn: Turn): Place {
  const { page, x, y, width, height } = place
  const turned = (place.turned ?? 0) - turn
  const as = turned % 360 === 0 ? {} : { turned }
  if (turn === 90)
    return { page, x: y, y: rounded(1 - x - width), width: height, height: width, ...as }
  if (turn === 270)
    return { page, x: rounded(1 - y - height), y: x, width: height, height: width, ...as }
  if (turn === 180)
    return { page, x: rounded(1 - x - width), y: rounded(1 - y - height), width, height, ...as }
  return place
}

const rounded = (share: number): number => Math.round(share * 1e4) / 1e4
