/** Bank lines, invoices and balances of an enterprise → what a report tells of them. */
import { formatDay, type MonthIndex, monthOfDay } from '../kit/calendar/window.ts'
import type { MoneyMonth, OpenLine, OpenParty, Reconciled, RoundTrip, Side } from './facts.ts'
import { type Matched, matchRows, scoreOf, stateOf } from './match.ts'
import { roundTrips } from './rounds.ts'
import { REASONS, type Rows } from './rows.ts'

/** Bank lines of one direction, with what they are known by. */
export interface Flows extends Rows {
  keys: readonly string[]
}

export interface SideGiven {
  side: Side
  flows: Flows
  /** null = they are not known, or must not be used. */
  invoices: Rows | null
  /** By the same index as the names of invoices. */
  ids: readonly number[]
  /** Months whose lines are matched: those before and around which invoices are known. */
  months: ReadonlySet<MonthIndex>
  balances: Rows
}

/** Listed by name of each side and kind. */
const LISTED = 50
/** What is open that long is told; before, it need not be due. */
export const AFTER = 90

/** @param circleOf the circle that a party is known to belong to */
export function reconcile(
  given: readonly SideGiven[],
  circleOf?: (name: string) => string | null,
): Reconciled {
  const told = given.flatMap((side) => (side.invoices ? [toldOf(side, side.invoices)] : []))
  const rounds = roundsOf(given, circleOf)
  return {
    sides: told.map(({ side }) => side),
    months: told.flatMap(({ months }) => months),
    lines: told.flatMap(({ lines }) => lines),
    after: AFTER,
    parties: told.flatMap(({ parties }) => parties.slice(0, LISTED)),
    invoiced: told.map(({ side, amount, parties }) => ({
      side,
      amount,
      open: parties.reduce((sum, { open }) => sum + open, 0),
    })),
    rounds: rounds.slice(0, LISTED),
    roundCount: rounds.length,
    roundAmount: rounds.reduce((sum, { out, back }) => sum + Math.min(out.amount, back.amount), 0),
    received: received(given),
  }
}

const received = (given: readonly SideGiven[]): number =>
  given
    .filter(({ side }) => side === 'RECEIPT')
    .reduce((all, { flows }) => flows.amount.reduce((sum, amount) => sum + amount, all), 0)

function toldOf({ side, flows, ids, months, balances }: SideGiven, invoices: Rows) {
  const judged = pick(flows, (row) => months.has(monthOfDay(flows.day[row]!)))
  const matched = matchRows(judged, invoices, balances)
  return {
    side,
    months: monthsOf(side, judged, matched),
    lines: linesOf(side, judged, invoices, matched),
    ...openOf(side, judged, invoices, ids, matched),
  }
}

function pick(flows: Flows, keep: (row: number) => boolean): Flows {
  const rows = Array.from(flows.day.keys()).filter(keep)
  if (rows.length === flows.day.length) return flows
  return {
    day: Int32Array.from(rows, (row) => flows.day[row]!),
    amount: Float64Array.from(rows, (row) => flows.amount[row]!),
    party: Int32Array.from(rows, (row) => flows.party[row]!),
    names: flows.names,
    keys: rows.map((row) => flows.keys[row]!),
  }
}

function monthsOf(side: Side, flows: Flows, matched: Matched): MoneyMonth[] {
  const months = new Map<MonthIndex, MoneyMonth>()
  for (const [row, amount] of flows.amount.entries()) {
    const month = monthOfDay(flows.day[row]!)
    const sum = months.get(month) ?? { side, month, lines: 0, amount: 0, matched: 0, doubtful: 0 }
    months.set(month, sum)
    const state = stateOf(matched, row)
    sum.lines++
    sum.amount += amount
    if (state === 'MATCHED') sum.matched += amount
    if (state === 'DOUBTFUL') sum.doubtful += amount
  }
  return [...months.values()].sort((a, b) => a.month - b.month)
}

const byAmount =
  ({ amount, keys }: Flows) =>
  (a: number, b: number): number =>
    amount[b]! - amount[a]! || (keys[a]! < keys[b]! ? -1 : 1)

function linesOf(side: Side, flows: Flows, invoices: Rows, matched: Matched): OpenLine[] {
  const rows = Array.from(flows.day.keys())
  const listed = (['DOUBTFUL', 'UNMATCHED'] as const).flatMap((state) =>
    rows
      .filter((row) => stateOf(matched, row) === state)
      .sort(byAmount(flows))
      .slice(0, LISTED),
  )
  const wanted = new Set(listed)
  const daysOf = new Map<number, string[]>()
  for (const [at, flow] of matched.links.flow.entries()) {
    if (!wanted.has(flow)) continue
    const day = formatDay(invoices.day[matched.links.claim[at]!]!)
    daysOf.set(flow, [...(daysOf.get(flow) ?? []), day])
  }
  return listed.map((row) => ({
    side,
    key: flows.keys[row]!,
    day: formatDay(flows.day[row]!),
    party: flows.party[row]! < 0 ? null : flows.names[flows.party[row]!]!,
    amount: flows.amount[row]!,
    reason: REASONS[matched.reason[row]!]!,
    score: Number(scoreOf(matched, row).toFixed(2)),
    invoices: daysOf.get(row) ?? [],
  }))
}

/** Invoices since the first line and `AFTER` days before the last, and what of them is open. */
function openOf(
  side: Side,
  flows: Flows,
  invoices: Rows,
  ids: readonly number[],
  matched: Matched,
) {
  let [first, last] = [Infinity, -Infinity]
  for (const day of flows.day) {
    first = Math.min(first, day)
    last = Math.max(last, day)
  }
  const parties = new Map<number, OpenParty>()
  let all = 0
  for (const [row, amount] of invoices.amount.entries()) {
    const day = invoices.day[row]!
    if (day < first || day > last - AFTER) continue
    all += amount
    const open = matched.open[row]!
    if (open <= 0) continue
    const at = invoices.party[row]!
    const iso = formatDay(day)
    const known = parties.get(at)
    parties.set(at, {
      ...{ side, party: invoices.names[at]!, id: ids[at]! },
      invoices: (known?.invoices ?? 0) + 1,
      open: (known?.open ?? 0) + open,
      from: known && known.from < iso ? known.from : iso,
      to: known && known.to > iso ? known.to : iso,
    })
  }
  const sorted = [...parties.values()].sort((a, b) => b.open - a.open || a.id - b.id)
  return { parties: sorted, amount: all }
}

/** The greatest first; none where one direction of lines is not there. */
function roundsOf(
  given: readonly SideGiven[],
  circleOf?: (name: string) => string | null,
): RoundTrip[] {
  const [paid, got] = (['PAYMENT', 'RECEIPT'] as const).map(
    (wanted) => given.find(({ side }) => side === wanted)?.flows,
  )
  if (!paid || !got) return []
  const end = ({ keys, day, amount }: Flows, row: number) => ({
    key: keys[row]!,
    day: formatDay(day[row]!),
    amount: amount[row]!,
  })
  return roundTrips(paid, got, circleOf)
    .map(({ out, back }) => ({
      party: paid.names[paid.party[out]!]!,
      out: end(paid, out),
      back: end(got, back),
    }))
    .sort((a, b) => b.out.amount - a.out.amount || (a.out.key < b.out.key ? -1 : 1))
}
