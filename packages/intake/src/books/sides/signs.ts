/** Signs for 借 and 贷 that only the whole column tells: D is debit beside C, and 贷 beside J; 1 is 贷 beside 0, and 借 beside -1. */
import { cellAt, type GridRow } from '../../forms/grid.ts'
import type { Role } from '../columns.ts'
import type { Header } from '../header.ts'

export const SIDES: ReadonlySet<Role> = new Set(['direction', 'openDirection', 'closeDirection'])

/** What each sign of these rows means; one that is not in it means what it says. */
export function sideWords(
  rows: readonly GridRow[],
  { columns }: Pick<Header, 'columns'>,
): ReadonlyMap<string, string> {
  const at = [...columns].flatMap(([role, column]) => (SIDES.has(role) ? [column] : []))
  const met = new Set(
    rows.flatMap((row) => at.flatMap((column) => cellAt(row, column)?.text ?? [])),
  )
  return signsOf(met)
}

/** What signs mean beside each other. */
export function signsOf(met: ReadonlySet<string>): ReadonlyMap<string, string> {
  const words: [string, string][] = []
  if (met.has('J')) words.push(['J', '借'], ['D', '贷'])
  if (met.has('-1')) words.push(['1', '借'], ['-1', '贷'])
  return new Map(words)
}
