/** Money that goes round: what went to a party and came back from it, or from one of its circle, within days and nearly as much. */
import { normaliseName } from '@xinjian/format/invoice/party-name'
import type { Rows } from './rows.ts'

/** Numbers of the platform: a week, from ten thousand yuan, less two hundredths. */
export const ROUND = { days: 7, least: 1_000_000, near: 0.02 } as const

/** Loans that are paid back and taken anew, taxes and their refunds are no money that goes round. */
const INSTITUTION =
  /银行(?:股份)?(?:有限(?:责任)?公司)?(?:\S*(?:分行|支行|营业部|分理处))?$|信用(?:合作)?(?:联)?社|国库|金库|税务局|社会保险|公积金/

export interface Trip {
  /** Row of what was paid, and of what was received. */
  out: number
  back: number
}

/** @param circleOf the circle that a party is known to belong to; null = it stands for itself */
export function roundTrips(
  paid: Rows,
  received: Rows,
  circleOf: (name: string) => string | null = () => null,
): Trip[] {
  const byGroup = (rows: Rows) => {
    const groups = rows.names.map((name) =>
      INSTITUTION.test(name) ? null : (circleOf(name) ?? normaliseName(name)),
    )
    const large = rowsOf(rows).filter((row) => groups[rows.party[row]!] !== null)
    return Map.groupBy(large, (row) => groups[rows.party[row]!]!)
  }
  const backs = byGroup(received)
  return [...byGroup(paid)].flatMap(([group, outs]) =>
    pairs(paid, outs, received, backs.get(group) ?? []),
  )
}

/** Rows of somebody that are large enough, as time went. */
const rowsOf = ({ day, amount, party }: Rows): number[] =>
  Array.from(day.keys())
    .filter((row) => party[row]! >= 0 && amount[row]! >= ROUND.least)
    .sort((a, b) => day[a]! - day[b]! || a - b)

/** Each row once: the first that comes back within the days. */
function pairs(
  paid: Rows,
  outs: readonly number[],
  received: Rows,
  backs: readonly number[],
): Trip[] {
  const taken = new Set<number>()
  let first = 0
  return outs.flatMap((out) => {
    while (first < backs.length && received.day[backs[first]!]! < paid.day[out]! - ROUND.days)
      first++
    for (let at = first; at < backs.length; at++) {
      const back = backs[at]!
      if (received.day[back]! > paid.day[out]! + ROUND.days) break
      if (taken.has(back) || !isNear(paid.amount[out]!, received.amount[back]!)) continue
      taken.add(back)
      return [{ out, back }]
    }
    return []
  })
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(a, b) * ROUND.near
