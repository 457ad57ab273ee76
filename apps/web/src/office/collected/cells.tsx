import type { CollectedColumn } from '@xinjian/contract'
import type { Language } from '../../i18n/language.ts'
import { grouped, money, plain } from '../../reports/format/number.ts'
import type { Column } from '../../ui/Table.tsx'
import { Tag, taxGradeColour } from '../../ui/Tag.tsx'

type Cell = string | number | null

/** A cell as people read it; absent is `--`, never 0. */
export function cellText(kind: CollectedColumn['kind'], value: Cell): string {
  if (value === null || value === '') return '--'
  if (typeof value === 'string') return value
  if (kind === 'money') return money(value)
  if (kind === 'wan') return grouped(value, 2)
  return kind === 'percent' ? `${plain(value)}%` : plain(value)
}

const RIGHT: ReadonlySet<CollectedColumn['kind']> = new Set(['money', 'number', 'wan', 'percent'])
/** Kinds that must not break in the middle. */
const WHOLE: ReadonlySet<CollectedColumn['kind']> = new Set(['date', 'money'])

/** Longer texts get room of their own in a crowded table. */
const LONG = 7

/** Columns of the server as columns of the table kit. */
export const tableColumns = <R,>(
  columns: readonly CollectedColumn[],
  language: Language,
  cellsOf: (row: R) => Record<string, Cell>,
): Column<R>[] =>
  columns.map((c) => ({
    key: c.key,
    title: c[language],
    align: RIGHT.has(c.kind) ? 'right' : 'left',
    value: (row) => cellsOf(row)[c.key] ?? null,
    render: (row) => {
      const value = cellsOf(row)[c.key] ?? null
      const text = cellText(c.kind, value)
      if (c.kind === 'grade') return <Tag colour={taxGradeColour(text)}>{text}</Tag>
      if (WHOLE.has(c.kind)) return <span className="num w-nowrap">{text}</span>
      return text.length > LONG ? <span className="cd-long">{text}</span> : text
    },
  }))
