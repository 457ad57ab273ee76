/** What people said of sheets that could not be told apart: a layout is known again by its headings. */
import { createHash } from 'node:crypto'
import type { BookKind } from '@xinjian/format/books/kinds'
import type { GridRow, GridSheet } from '../forms/grid.ts'
import { FIGURES } from './body/line-row.ts'
import { type RedMeans, redColumns, tellsByRed } from './body/red.ts'
import type { UnsureSheet } from './book.ts'
import { type Named, plainHeading, ROLES, type Role } from './columns.ts'
import { readDecimal } from './decimal.ts'
import { type Header, LOOKED, namedAt, rolesOf } from './header.ts'
import { KINDS } from './kinds.ts'
import { tellsFlow } from './sides/sides.ts'
import { signsOf } from './sides/signs.ts'

export interface BookLayout {
  fingerprint: string
  /** null = no book: such sheets are left alone. */
  kind: BookKind | null
  /** Column by column, from 0. */
  columns: readonly { at: number; role: Role }[]
  /** Power of ten of the unit of its amounts. */
  power: number
  /** What red figures mean; null or absent = nobody was asked. */
  red?: RedMeans | null
}

/**
 * Of the same headings in the same columns, whatever file and sheet they stand in. `red`: columns whose figures are told apart by red, which is a question
 * of its own: where balances are red for being negative, red amounts may be those that somebody marked.
 */
export const fingerprintOf = (named: Named, red: readonly number[] = []): string =>
  createHash('sha256')
    .update(named.map(([at, heading]) => `${at}:${plainHeading(heading)}`).join('\n'))
    .update(red.length > 0 ? `\nred:${red.join()}` : '')
    .digest('hex')
    .slice(0, 32)

/** Rows are looked through for red only where an answer about red may be meant. */
function settledOf(
  named: Named,
  rows: readonly GridRow[],
  known: ReadonlyMap<string, BookLayout>,
): BookLayout | undefined {
  const ats = new Set(named.map(([at]) => at))
  const mayBe = [...known.values()].some(
    ({ red, columns }) => red && columns.every(({ at }) => ats.has(at)),
  )
  const red = mayBe ? redColumns(rows, [...ats]) : []
  return (red.length > 0 && known.get(fingerprintOf(named, red))) || known.get(fingerprintOf(named))
}

/** The header of a sheet as people settled it; null = nobody was asked about such a sheet. */
export function settledHeader(
  { rows }: GridSheet,
  layouts: readonly BookLayout[],
): Header | 'NO_BOOK' | null {
  if (layouts.length === 0) return null
  const known = new Map(layouts.map((layout) => [layout.fingerprint, layout]))
  for (let i = 0; i < Math.min(LOOKED, rows.length); i++)
    for (const [named, lines] of namedAt(rows, i)) {
      const layout = settledOf(named, rows.slice(i + lines), known)
      if (!layout) continue
      const red = layout.red ?? undefined
      // Nobody was asked what red means: it is asked now.
      if (
        !red &&
        layout.kind !== null &&
        tellsByRed(rows.slice(i + lines), figuresOf(layout.columns))
      )
        return null
      const rule = KINDS.find(({ kind }) => kind === layout.kind)
      if (!rule) return 'NO_BOOK'
      const { columns, power } = layout
      // How amounts are written follows from the headings, whatever they were settled to be.
      const { sinceJanuary, openOfYear, paidNegative, year } = rolesOf(named)
      return {
        ...{ sinceJanuary, openOfYear, paidNegative, year },
        ...{ rule, row: rows[i + lines - 1]!.row, next: i + lines, lines, named, power },
        layout: layout.fingerprint,
        ...(red && { red }),
        columns: new Map(
          columns.flatMap(({ at, role }) => (role === 'age' ? [] : [[role, at] as const])),
        ),
        ages: columns.flatMap(({ at, role }) => (role === 'age' ? [at] : [])),
      }
    }
  return null
}

/** Columns that hold figures. */
export const figuresOf = (columns: readonly { at: number; role: Role | null }[]): number[] =>
  columns.filter(({ role }) => role === 'age' || FIGURES.has(role!)).map(({ at }) => at)

/** Whether columns that were chosen make a book of that kind, no role twice but parts of an ageing. */
export function makesBook(kind: BookKind, columns: readonly { role: Role }[]): boolean {
  const roles = columns.flatMap(({ role }) => (role === 'age' ? [] : [role]))
  const map = new Map(roles.map((role, at) => [role, at]))
  const rule = KINDS.find((of) => of.kind === kind)
  return map.size === roles.length && rule?.told(map, columns.length - roles.length) === true
}

const SIDED: ReadonlySet<Role> = new Set(['received', 'paid', 'debit', 'credit'])

/** Whether lines of a bank say by what was chosen which way money went: by columns, by words that are known, or by a minus, among the rows that were shown. */
export function tellsSides(
  { columns, rows }: Pick<UnsureSheet, 'columns' | 'rows'>,
  chosen: readonly { at: number; role: Role }[],
): boolean {
  if (chosen.some(({ role }) => SIDED.has(role))) return true
  const told = (role: Role): string[] => {
    const at = chosen.find((of) => of.role === role)?.at
    const n = columns.findIndex((column) => column.at === at)
    return rows.flatMap((row) => row[n] || [])
  }
  const words = told('direction')
  const meant = signsOf(new Set(words))
  if (words.length > 0) return words.every((word) => tellsFlow(meant.get(word) ?? word))
  return told('amount').some((text) => (readDecimal(text) ?? 0n) < 0n)
}

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text)
