import type { CollectedColumn, CollectedRow } from '@xinjian/contract'
import { useWords } from '../../i18n/dictionary.ts'
import { type Language, useLanguage } from '../../i18n/language.ts'
import { grouped, money, plain } from '../../reports/format/number.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag, taxGradeColour } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import cells from '../common/cells.module.css'
import styles from './collected.module.css'
import { words } from './words.ts'

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

/** Columns that stand as the second line of another: side by side they push an invoice's amounts out of sight. */
const UNDER: Readonly<Record<string, string>> = {
  kind: 'key',
  counterpartyTaxNo: 'counterpartyName',
}

/** Whether amounts are among the columns, so that their unit must stand somewhere. */
export const hasMoney = (columns: readonly CollectedColumn[] | undefined): boolean =>
  columns?.some((c) => c.kind === 'money') ?? false

/** Columns of the server as columns of the table kit. */
export function tableColumns<R>(
  columns: readonly CollectedColumn[],
  language: Language,
  cellsOf: (row: R) => Record<string, Cell>,
): Column<R>[] {
  const keys = new Set(columns.map((c) => c.key))
  const isUnder = (c: CollectedColumn) => keys.has(UNDER[c.key] ?? '')
  return columns
    .filter((c) => !isUnder(c))
    .map((c) => {
      const under = columns.find((other) => UNDER[other.key] === c.key)
      return {
        key: c.key,
        title: under ? `${c[language]} / ${under[language]}` : c[language],
        align: RIGHT.has(c.kind) ? 'right' : 'left',
        value: (row) => cellsOf(row)[c.key] ?? null,
        render: (row) => {
          const main = shown(c, cellsOf(row)[c.key] ?? null)
          if (!under) return main
          return (
            <span className={cells.two}>
              {main}
              <small className={textStyles.muted}>
                {cellText(under.kind, cellsOf(row)[under.key] ?? null)}
              </small>
            </span>
          )
        },
      }
    })
}

function shown(c: CollectedColumn, value: Cell) {
  const text = cellText(c.kind, value)
  if (c.kind === 'grade') return <Tag colour={taxGradeColour(text)}>{text}</Tag>
  if (WHOLE.has(c.kind))
    return <span className={cx(textStyles.num, textStyles.nowrap)}>{text}</span>
  return text.length > LONG ? <span className={styles.long}>{text}</span> : text
}

/** Columns of a dataset, and where any of its rows has been corrected or can be opened, a last one that says so. */
export function useDatasetColumns(
  data: { columns: readonly CollectedColumn[]; rows: readonly CollectedRow[] } | undefined,
  onOpen: (row: CollectedRow) => void,
): Column<CollectedRow>[] {
  const t = useWords(words)
  const language = useLanguage()
  const columns = tableColumns<CollectedRow>(data?.columns ?? [], language, (row) => row.cells)
  if (data?.rows.every((row) => !row.opens && row.revision === 1)) return columns
  return [
    ...columns,
    {
      key: '@do',
      title: '',
      name: '',
      value: () => null,
      render: (row) => (
        <span className={styles.row}>
          {row.revision > 1 ? (
            <Tag colour="yellow">{t('corrected', { n: row.revision - 1 })}</Tag>
          ) : null}
          {row.opens ? (
            <Button size="sm" variant="quiet" onClick={() => onOpen(row)}>
              {t('details')}
            </Button>
          ) : null}
        </span>
      ),
    },
  ]
}
