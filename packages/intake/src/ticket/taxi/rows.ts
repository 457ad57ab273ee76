/**
 * Which label of the paper a printed value belongs to. A meter prints a row or two below the labels, or on them: by how much is the same
 * all down one receipt, and follows from the values that are unmistakable. Other meters print the labels themselves.
 */
import type { Cell, Voucher } from '../voucher.ts'
import { fitOf, type Role } from './roles.ts'

/** What an amount is: what is paid in all, what the journey costs, what is added to it, or what is left on a card. */
export type Paid = 'sum' | 'journey' | 'added' | 'card'

interface Label {
  role: Role | null
  paid: Paid | null
  y: number
  cell: Cell
}

const LABELS: readonly (readonly [RegExp, Role | null, Paid | null])[] = [
  [/日期|^D.te$|^DATE|^期/, 'date', null],
  [/上车|^上$|^时间|^T.m?e$/, 'getOn', null],
  [/下车|^下$/, 'getOff', null],
  [/单价|^Pr.{1,4}per|^Pric/, 'unitPrice', null],
  [/里程|计程|^D.st|Mileage|^程/, 'distanceKm', null],
  [/等候|等待|候时|低速|^W.{2,5}n?gt|^候/, 'wait', null],
  [/状态|^St.te/, 'state', null],
  [/总金?额|合计|总计|实[收付]|应[收付]|^Tot/i, 'money', 'sum'],
  [/附加|燃油|另收|电召|叫车|预约/, 'money', 'added'],
  [/原额|余额/, null, 'card'],
  [/^Fu.l|^C.l.ser/, 'money', 'added'],
  [/金额|车费|^F.re$/, 'money', 'journey'],
]
/** Where a value with its label in front of it begins, of several in one cell. */
const BEGINS =
  /(?<=\d\D{0,4})(?=上车|下车|单价|里程|计程|等候|等待|候时|金额|日期|附加费|燃油|合计|实收)/

/** So much a label counts: less than a form that is unmistakable. */
const NAMED = 0.6
/** A row is where it is expected within this share of the distance of two rows; no meter prints further from its labels than so many. */
const [NEAR, FURTHEST] = [0.4, 2.5]
/** Forms that no other value has. */
const UNMISTAKABLE: Readonly<Partial<Record<Role, number>>> = { date: 4, wait: 4, distanceKm: 3 }

/** The labels of a receipt, and which of them a cell belongs to. */
export interface Rows {
  /** What its label speaks for, or against, a cell being a value. */
  beside(role: Role, cell: Cell): number
  roleOf(cell: Cell): Role | null
  paidOf(cell: Cell): Paid | null
}

/** Several values that were printed close, each with its label, are cells apart. */
export function apartAtLabels(cell: Cell): Cell[] {
  const keys = cell.key.split(BEGINS)
  if (keys.length === 1 || cell.chances) return [cell]
  let at = 0
  return keys.map((key) => {
    const glyphs = cell.glyphs.slice(at, at + key.length)
    at += key.length
    return { ...cell, key, glyphs, x0: glyphs[0]!.x0, x1: glyphs.at(-1)!.x1 }
  })
}

/** Whether a cell begins with the label of a value. */
export const isLabelled = (cell: Cell): boolean =>
  LABELS.some(([pattern, role]) => role && pattern.exec(cell.key)?.index === 0)

const labelOf = (cell: Cell): Label | null => {
  const words = cell.key.replace(/\d.*$/s, '')
  const found = LABELS.find(([pattern]) => pattern.test(words))
  return found ? { role: found[1], paid: found[2], y: cell.y, cell } : null
}

/** Of cells below the date, and of the date itself; nothing is known where no unmistakable value has its label. */
export function rowsOf(cells: Voucher['cells'], column: readonly Cell[], pitch: number): Rows {
  const labels = inOneRow(
    cells.flatMap((cell) => labelOf(cell) ?? []),
    pitch,
  )
  const lower = loweringOf(labels, column, pitch)
  const labelsOf = (cell: Cell): Label[] => {
    const own = labels.find((label) => label.cell === cell)
    if (own) return [own]
    if (lower === null) return []
    return labels.filter((l) => Math.abs(cell.y - lower - l.y) < NEAR * pitch)
  }
  return {
    beside(role, cell) {
      const near = labelsOf(cell)
      if (near.length === 0) return 0
      return near.some((l) => l.role === role) ? NAMED : -NAMED
    },
    roleOf: (cell) => labelsOf(cell)[0]?.role ?? null,
    paidOf: (cell) => labelsOf(cell).find((l) => l.paid)?.paid ?? null,
  }
}

const isForeign = ({ cell }: Label): boolean => !/[\u4e00-\u9fff]/.test(cell.key)

/** A label in English stands so much below the Chinese one whose row it is, in shares of the distance of two rows. */
const BELOW = 0.8

/** Labels in two languages stand where the Chinese ones do. */
function inOneRow(labels: readonly Label[], pitch: number): Label[] {
  const steps = labels.filter(isForeign).flatMap((foreign) => {
    const own = labels.find(
      (l) =>
        !isForeign(l) &&
        l.role === foreign.role &&
        l.paid === foreign.paid &&
        foreign.y > l.y &&
        foreign.y - l.y < BELOW * pitch,
    )
    return own ? [foreign.y - own.y] : []
  })
  const step = steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0
  return labels.map((l) => (isForeign(l) ? { ...l, y: l.y - step } : l))
}

/** By how much values stand lower than their labels; null when that is not told, or told differently. */
function loweringOf(
  labels: readonly Label[],
  column: readonly Cell[],
  pitch: number,
): number | null {
  const told = (Object.entries(UNMISTAKABLE) as [Role, number][]).flatMap(([role, least]) => {
    const cell = column.find((c) => (fitOf(role, c)?.score ?? 0) >= least)
    const own = labels.filter((l) => l.role === role)
    const label = cell && own.sort((a, b) => Math.abs(a.y - cell.y) - Math.abs(b.y - cell.y))[0]
    return cell && label ? [cell.y - label.y] : []
  })
  const middle = told.sort((a, b) => a - b)[Math.floor(told.length / 2)]
  if (middle === undefined || Math.abs(middle) > FURTHEST * pitch) return null
  return told.every((t) => Math.abs(t - middle) < NEAR * pitch) ? middle : null
}
