/**
 * The printed column of a taxi receipt. The meter prints its values in one order everywhere, but a row or two below the labels of
 * the paper: so each value is known by its form and its place in the order, not by the label beside it.
 */
import type { Cell, Voucher } from '../voucher.ts'
import { rangeOf } from './range.ts'
import { type Fit, fitOf, ROLES, type Role } from './roles.ts'

export interface TaxiValues {
  found: Partial<Record<Exclude<Role, 'money' | 'state'>, Fit>>
  /** Amounts with the row below the waiting time on which each stands; null when the waiting time was not read. */
  money: { fit: Fit; row: number | null }[]
  /** Cells above the date in the same column, nearest first: licence, car, telephone, company. */
  above: Cell[]
}

/** No meter prints more rows; what a hostile page has more is not read. */
const MOST_ROWS = 40
/** A cell that fits nothing costs this, a value that is not there this. */
const SKIPPED = 0.05

export function taxiValues(voucher: Voucher): TaxiValues {
  const date = voucher.cells
    .flatMap((cell) => {
      const fit = fitOf('date', cell)
      return fit ? [{ cell, fit }] : []
    })
    .sort((a, b) => b.fit.score - a.fit.score)[0]
  const column = columnOf(voucher, date?.cell ?? null)
  const start = date ? column.indexOf(date.cell) : -1
  const below = column.slice(start + 1, start + 1 + MOST_ROWS)
  const placed = align(below)
  const pitch = pitchOf(below)
  const values: TaxiValues = {
    found: {},
    money: [],
    above: (date ? column.slice(0, start) : aboveFirst(column, placed, pitch)).reverse(),
  }
  if (date) values.found.date = date.fit
  for (const [role, fit] of placed)
    if (role !== 'money' && role !== 'state') values.found[role] = fit
  const wait = waitingRow(values, pitch)
  for (const [role, fit] of placed) {
    if (role !== 'money') continue
    const row = wait === null ? null : Math.round((fit.hit.cell.y - wait) / pitch)
    values.money.push({ fit, row })
  }
  oneTime(values, pitch)
  return values
}

/** Where the waiting time stands, or would: a row below the distance, two below the price. */
function waitingRow(
  { found: { wait, distanceKm, unitPrice } }: TaxiValues,
  pitch: number,
): number | null {
  if (wait) return wait.hit.cell.y
  if (distanceKm) return distanceKm.hit.cell.y + pitch
  return unitPrice ? unitPrice.hit.cell.y + 2 * pitch : null
}

/** Of a receipt whose date was not read, what is above its row, which is over the journey's first. */
function aboveFirst(
  column: readonly Cell[],
  placed: readonly [Role, Fit][],
  pitch: number,
): Cell[] {
  const first = placed.find(([role]) => role !== 'money' && role !== 'state')?.[1].hit.cell
  return first ? column.filter((c) => c.y < first.y - 1.5 * pitch) : []
}

/** Where the values end: with the date, else with most of what has digits; null without any. */
export function columnEdge(voucher: Voucher): number | null {
  const dated = voucher.cells.find((cell) => fitOf('date', cell))
  if (dated) return dated.x1
  const ends = voucher.cells
    .filter((c) => /\d/.test(c.key))
    .map((c) => c.x1)
    .sort((a, b) => a - b)
  return ends[Math.floor(ends.length * 0.6)] ?? null
}

/** Values end at one right edge; labels end far left of it. */
function columnOf(voucher: Voucher, anchor: Cell | null): Cell[] {
  const valued = voucher.cells.filter((c) => /\d/.test(c.key))
  if (!anchor) return valued.filter((c) => c.x1 > voucher.page.width / 2)
  return valued.filter((c) => c === anchor || Math.abs(c.x1 - anchor.x1) < 2.2 * voucher.em)
}

/** Usual distance of two rows. */
function pitchOf(cells: readonly Cell[]): number {
  const steps = cells.slice(1).map((c, i) => c.y - cells[i]!.y)
  const real = steps.filter((s, i) => s > 0.6 * cells[i]!.height).sort((a, b) => a - b)
  return real[Math.floor(real.length / 2)] ?? 1
}

/** Which cell is which value: the assignment in order of printing that fits best in all. */
function align(cells: readonly Cell[]): [Role, Fit][] {
  const order = ROLES.slice(1)
  const from = (cell: number, role: number): { score: number; placed: [Role, Fit][] } => {
    if (cell >= cells.length || role >= order.length) return { score: 0, placed: [] }
    const key = cell * order.length + role
    const kept = known.get(key)
    if (kept) return kept
    const now = order[role]!
    const without = from(cell + 1, role)
    let chosen = { score: without.score - SKIPPED, placed: without.placed }
    const try_ = (score: number, list: [Role, Fit][], nextRole: number) => {
      const rest = from(cell + 1, nextRole)
      if (score + rest.score > chosen.score)
        chosen = { score: score + rest.score, placed: [...list, ...rest.placed] }
    }
    const range = now === 'getOn' ? rangeOf(cells[cell]!) : null
    if (range)
      try_(
        range[0].score,
        [
          ['getOn', range[0]],
          ['getOff', range[1]],
        ],
        role + 2,
      )
    const fit = fitOf(now, cells[cell]!)
    if (fit) try_(fit.score, [[now, fit]], now === 'money' ? role : role + 1)
    const later = from(cell, role + 1)
    if (later.score > chosen.score) chosen = later
    known.set(key, chosen)
    return chosen
  }
  const known = new Map<number, { score: number; placed: [Role, Fit][] }>()
  return from(0, 0).placed
}

/** Of two times one may be unread: the row tells which. */
function oneTime({ found }: TaxiValues, pitch: number): void {
  const { date, getOn, getOff, unitPrice } = found
  const only = getOn && !getOff ? getOn : getOff && !getOn ? getOff : null
  if (!only) return
  const y = only.hit.cell.y
  const second = date
    ? (y - date.hit.cell.y) / pitch > 1.5
    : unitPrice
      ? (unitPrice.hit.cell.y - y) / pitch < 1.5
      : null
  if (second === null) return
  delete found.getOn
  delete found.getOff
  found[second ? 'getOff' : 'getOn'] = only
}
