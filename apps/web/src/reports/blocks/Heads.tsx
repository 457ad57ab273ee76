import type { TableColumn } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { type SortState, turned } from '../../ui/table/table-data.ts'
import { useReport } from '../context.tsx'
import { isNumeric } from '../format/value.ts'
import styles from './blocks.module.css'
import table from './table.module.css'

/** Heads of a table's columns; where its rows can be put into another order each is a button that does so. */
export function Heads(props: {
  columns: readonly TableColumn[]
  /** Stands above the table, not under each title. */
  unit: string | null
  sort: SortState | null
  /** null = the rows keep their order. */
  onSort: ((sort: SortState | null) => void) | null
}) {
  const { columns, unit, sort, onSort } = props
  const { say } = useReport()
  return (
    <thead>
      <tr>
        {columns.map(({ key, title, type, unit: own }) => {
          const runs = sort?.key === key ? (sort.down ? 'descending' : 'ascending') : undefined
          return (
            <th
              key={key}
              scope="col"
              aria-sort={runs}
              className={isNumeric(type) ? cx(textStyles.num, table.num) : ''}
            >
              {onSort ? (
                <button
                  type="button"
                  data-rove=""
                  className={styles.order}
                  onClick={() => onSort(turned(sort, key))}
                >
                  {say(title)}
                  <span aria-hidden className={runs ? undefined : textStyles.muted}>
                    {runs ? MARK[runs] : ' ⇅'}
                  </span>
                </button>
              ) : (
                say(title)
              )}
              {own && !unit ? <small>{say(own)}</small> : null}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

const MARK = { descending: ' ↓', ascending: ' ↑' } as const
