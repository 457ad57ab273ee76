/**
 * The printed column of a taxi receipt. The meter prints its values in one order everywhere, but a row or two below the labels of
 * the paper: so each value is known by its form and its place in the order, not by the label beside it.
 */
import { day, labelledValue, VALUES } from '../labelled.ts'
import type { Cell, Voucher } from '../voucher.ts'
import { rangeOf } from './range.ts'
import { type Fit, fitOf, ROLES, type Role } from './roles.ts'
import { apartAtLabels, isLabelled, type Paid, type Rows, rowsOf } from './rows.ts'

export interface Amount {
  fit: Fit
  /** On which it stands below the waiting time; null where no row is known. */
  row: number | null
  /** What its label says; null where it has none. */
  paid: Paid | null
}

export interface TaxiValues {
  found: Partial<Record<Exclude<Role, 'money' | 'state'>, Fit>>
  money: Amount[]
  /** Cells above the date in the same column, nearest first: licence, car, telephone, company. */
  above: Cell[]
}

/** No meter prints more rows; what a hostile page has more is not read. */
const MOST_ROWS = 40
/** A cell that fits nothing costs this, a value that is not there this. */
const SKIPPED = 0.05

export function taxiValues(voucher: Voucher): TaxiValues {
  const cells = voucher.cells.flatMap(apartAtLabels)
  const date = dateOf(cells, voucher)
  const column = columnOf(cells, voucher, date)
  const start = date ? column.indexOf(date.cell) : -1
  const below = column.slice(start + 1, start + 1 + MOST_ROWS)
  const pitch = pitchOf(below)
  const rows = rowsOf(cells, date ? column.slice(start) : column, pitch)
  const placed = assigned(below, rows)
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
    values.money.push({ fit, row, paid: rows.paidOf(fit.hit.cell) })
  }
  values.money = likeOthers(values.money)
  oneTime(values, pitch, /时间|^Time/m.test(voucher.text) && !/上车|下车/.test(voucher.text))
  return values
}

/** A meter prints all its amounts to the yuan or none: beside others a whole number is the rest of one that was overprinted. */
function likeOthers(money: readonly Amount[]): Amount[] {
  const exact = money.filter(({ fit }) => !/^\d+元$/.test(fit.hit.match[0]))
  return exact.length > 0 ? exact : [...money]
}

interface Dated {
  cell: Cell
  fit: Fit
}

/** The cell that is a day most plainly; without separators it needs a label. */
function dateOf(cells: readonly Cell[], voucher: Voucher): Dated | null {
  const [best] = cells
    .flatMap((cell) => {
      const fit = fitOf('date', cell)
      return fit ? [{ cell, fit }] : []
    })
    .sort((a, b) => b.fit.score - a.fit.score)
  if (best) return best
  const hit = labelledValue(voucher, /日期:?|^Date:?/i, VALUES.BARE_DAY)
  const value = hit && day(hit.match)
  const cell = hit && cells.find((c) => c.glyphs.includes(hit.glyphs[0]!))
  return hit && value && cell ? { cell, fit: { score: 2, value, hit, loose: true } } : null
}

/** By the order of printing; by their labels where these name more. */
function assigned(cells: readonly Cell[], rows: Rows): [Role, Fit][] {
  const inOrder = align(cells, rows)
  const named = byLabel(cells, rows)
  const worth = (placed: readonly [Role, Fit][]) =>
    placed.reduce((sum, [role, { score, hit }]) => sum + score + rows.beside(role, hit.cell), 0)
  return worth(named) > worth(inOrder) + SURER ? named : inOrder
}

/** What labels name must be so much more than what stands in order. */
const SURER = 1

function byLabel(cells: readonly Cell[], rows: Rows): [Role, Fit][] {
  const placed: [Role, Fit][] = []
  for (const cell of cells) {
    const role = rows.roleOf(cell)
    if (!role || role === 'date' || (role !== 'money' && placed.some(([r]) => r === role))) continue
    const range = role === 'getOn' ? rangeOf(cell) : null
    const fit = fitOf(role, cell)
    if (range) placed.push(['getOn', range[0]], ['getOff', range[1]])
    else if (fit) placed.push([role, fit])
  }
  return placed
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

/** Values end at one right edge, or begin at one left edge, or their labels were printed with them. */
function columnOf(cells: readonly Cell[], voucher: Voucher, date: Dated | null): Cell[] {
  const valued = cells.filter((c) => /\d/.test(c.key))
  if (!date) return valued.filter((c) => c.x1 > voucher.page.width / 2 || isLabelled(c))
  const { cell: anchor, fit } = date
  // Where the date is, and where its label is that was printed with it.
  const edges = [fit.hit.glyphs[0]?.x0 ?? anchor.x0, anchor.x0]
  return valued.filter(
    (c) =>
      c === anchor ||
      Math.abs(c.x1 - anchor.x1) < 2.2 * voucher.em ||
      (c.y > anchor.y &&
        (edges.some((x) => Math.abs(c.x0 - x) < LEFT * voucher.em) || isLabelled(c))),
  )
}
/** What begins with the date begins so near to it, in glyph heights. */
const LEFT = 0.8

/** Usual distance of two rows. */
function pitchOf(cells: readonly Cell[]): number {
  const steps = cells.slice(1).map((c, i) => c.y - cells[i]!.y)
  const real = steps.filter((s, i) => s > 0.6 * cells[i]!.height).sort((a, b) => a - b)
  return real[Math.floor(real.length / 2)] ?? 1
}

/** Which cell is which value: the assignment in order of printing that fits best in all. */
function align(cells: readonly Cell[], { beside }: Rows): [Role, Fit][] {
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
    if (fit)
      try_(fit.score + beside(now, cells[cell]!), [[now, fit]], now === 'money' ? role : role + 1)
    const later = from(cell, role + 1)
    if (later.score > chosen.score) chosen = later
    known.set(key, chosen)
    return chosen
  }
  const known = new Map<number, { score: number; placed: [Role, Fit][] }>()
  return from(0, 0).placed
}

/** Of two times one may be unread: the row tells which; where both stand in one row, the second ends it. */
function oneTime({ found }: TaxiValues, pitch: number, inOneRow: boolean): void {
  const { date, getOn, getOff, unitPrice } = found
  const only = getOn && !getOff ? getOn : getOff && !getOn ? getOff : null
  if (!only) return
  const y = only.hit.cell.y
  const behind = only.hit.cell.key.slice(only.hit.match.index + only.hit.match[0].length)
  const second = inOneRow
    ? !/^\D?[-—~*]/.test(behind)
    : date
      ? (y - date.hit.cell.y) / pitch > 1.5
      : unitPrice
        ? (unitPrice.hit.cell.y - y) / pitch < 1.5
        : null
  if (second === null) return
  delete found.getOn
  delete found.getOff
  found[second ? 'getOff' : 'getOn'] = only
}
