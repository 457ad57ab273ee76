import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import textStyles from '../styles/text.module.css'
import { useUiText } from '../text.ts'
import type { Column } from './column.ts'
import { Tick } from './Tick.tsx'
import styles from './table.module.css'
import { type SortState, turned } from './table-data.ts'

/** Column heads; those that sort are buttons and say which way they run. */
export function TableHead<R>(props: {
  columns: readonly Column<R>[]
  sort: SortState | null
  onSort: (sort: SortState | null) => void
  /** All rows that are shown, picked with one press; absent where rows cannot be picked. */
  all?: { label: string; checked: boolean; some: boolean; onChange: () => void } | undefined
}) {
  const { sort, all } = props
  const text = useUiText()
  return (
    <thead>
      <tr>
        {all && (
          <th scope="col" className={styles.tablePick}>
            <Tick {...all} />
          </th>
        )}
        {props.columns.map((c) => (
          <th
            key={c.key}
            scope="col"
            data-align={c.align}
            style={{ width: c.width }}
            aria-sort={sort?.key === c.key ? (sort.down ? 'descending' : 'ascending') : undefined}
          >
            {c.sortable ? (
              <button type="button" onClick={() => props.onSort(turned(sort, c.key))}>
                {c.title}
                <Icon
                  name="down"
                  size={11}
                  className={cx(
                    styles.sort,
                    sort?.key === c.key && (sort.down ? styles.sortDown : styles.sortUp),
                  )}
                />
              </button>
            ) : (
              c.title || (
                <span className={textStyles.srOnly}>
                  {c.name || (text.locale === 'zh-CN' ? '操作' : 'Actions')}
                </span>
              )
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
