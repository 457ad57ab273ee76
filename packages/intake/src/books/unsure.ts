/** Sheets that look like books and are not told apart: what a person is asked of them, with a proposal for each column and why. */
import type { BookKind } from '@xinjian/format/books/kinds'
import { cellAt, type GridRow, type GridSheet } from '../forms/grid.ts'
import { redColumns, tellsByRed } from './body/red.ts'
import type { UnsureColumn, UnsureSheet } from './book.ts'
import { type Named, type Role, roleOf } from './columns.ts'
import { dayOf } from './dates.ts'
import { readDecimal } from './decimal.ts'
import { FEWEST_ROLES, headerOf, LOOKED, namedAt, namesInvoices, rolesNamed } from './header.ts'
import { type BookLayout, figuresOf, fingerprintOf, settledHeader } from './layout.ts'
import { figureColumns, tableOf } from './read-books.ts'
import { withProvenSides } from './sides/proven.ts'
import { powerOf } from './unit.ts'

/** Rows shown with a question. */
const SHOWN = 10

export const unsureSheets = (
  sheets: readonly GridSheet[],
  layouts: readonly BookLayout[] = [],
): UnsureSheet[] =>
  sheets.flatMap((sheet) => {
    if (settledHeader(sheet, layouts) !== null) return []
    const found = headerIn(sheet)
    return found ? [questionOf(sheet, found)] : []
  })

interface Found {
  named: Named
  next: number
  kind: BookKind | null
  power: number | null
  red: boolean
}

/** A header of which the kind or the unit is not told. */
function headerIn(sheet: GridSheet): Found | null {
  const { rows } = sheet
  const looked = rows.slice(0, LOOKED)
  if (namesInvoices(looked)) return null
  const told = headerOf(sheet)
  if (told) {
    const { named, next, rule, power } = told
    const red = tellsByRed(rows.slice(next), figureColumns(told))
    if (power === null || red) return { named, next, kind: rule.kind, power, red }
    return withProvenSides(tableOf(sheet, told)) === null
      ? { named, next, kind: null, power, red }
      : null
  }
  let best: (Found & { roles: number }) | null = null
  for (let i = 0; i < looked.length; i++)
    for (const [named, lines] of namedAt(rows, i)) {
      const roles = rolesNamed(named)
      const next = i + lines
      const isHeader =
        roles > 0 &&
        named.every(([, heading]) => readDecimal(heading) === null) &&
        rows.slice(next, next + SHOWN).some(holdsNumbers)
      if (!isHeader || (best && best.roles >= roles)) continue
      const red = tellsByRed(
        rows.slice(next),
        figuresOf(named.map(([at, heading]) => ({ at, role: roleOf(heading) }))),
      )
      best = { named, next, kind: null, power: powerOf(sheet, i, next, named), red, roles }
    }
  return best
}

const holdsNumbers = ({ cells }: GridRow): boolean =>
  cells.length >= FEWEST_ROLES && cells.some(({ text }) => readDecimal(text) !== null)

function questionOf(sheet: GridSheet, { named, next, kind, power, red }: Found): UnsureSheet {
  const below = sheet.rows.slice(next, next + SHOWN)
  const ats = named.map(([at]) => at)
  const reds = red ? redColumns(sheet.rows.slice(next), ats) : []
  const text = (row: GridRow, at: number) => cellAt(row, at)?.text ?? ''
  const taken = new Set<Role>()
  const columns = named.map(([at, heading]): UnsureColumn => {
    const byHeading = roleOf(heading)
    const role =
      byHeading ??
      byCells(
        below.map((row) => text(row, at)),
        sheet,
      )
    // Of two columns that may be the same neither is proposed a second time.
    if (role === null || (role !== 'age' && taken.has(role)))
      return { at, heading, role: null, why: null }
    taken.add(role)
    return { at, heading, role, why: byHeading ? 'HEADING' : 'CELLS' }
  })
  return {
    ...{ sheet: sheet.name, fingerprint: fingerprintOf(named, reds), kind, power, columns },
    ...(red && { red: true }),
    rows: below.map((row) => named.map(([at]) => text(row, at))),
    ...(red && {
      inRed: below.map((row) => named.flatMap(([at], i) => (cellAt(row, at)?.red ? [i] : []))),
    }),
  }
}

const ACCOUNT = /^[1-6]\d{3}(?:\d{2,})?(?:[.-]\d{2,})*$/
const SIDE = /^[借贷]$/

/** What all cells of a column are, where that is plain to see. */
function byCells(cells: readonly string[], { dateSystem }: GridSheet): Role | null {
  const held = cells.filter((text) => text !== '')
  if (held.length < FEWEST_ROLES) return null
  if (held.every((text) => SIDE.test(text))) return 'direction'
  if (held.every((text) => /[-/.年]/.test(text) && dayOf(text, dateSystem) !== null)) return 'date'
  return held.every((text) => ACCOUNT.test(text)) ? 'account' : null
}
