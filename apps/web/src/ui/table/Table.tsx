import { type ReactNode, useState } from 'react'
import { IconButton } from '../Button.tsx'
import { copyText } from '../copy-text.ts'
import { cx } from '../cx.ts'
import { toast } from '../feedback.ts'
import { Icon } from '../Icon.tsx'
import { Empty, Failed, Skeleton } from '../States.tsx'
import './table.css'
import { fill, useUiText } from '../text.ts'
import { type SortState, sortRows, toCsv } from './table-data.ts'

export interface Column<R> {
  key: string
  title: ReactNode
  /** Text of the header for CSV and for the phone layout when `title` is not a string. */
  name?: string
  align?: 'left' | 'right' | 'center'
  width?: string | number
  /** What is compared and copied; absent = the row's property of this key. */
  value?: (row: R) => string | number | boolean | null | undefined
  render?: (row: R) => ReactNode
  sortable?: boolean
}

interface Props<R> {
  columns: Column<R>[]
  rows: readonly R[] | undefined
  rowKey: (row: R) => string | number
  /** `undefined` rows with `loading` show bars, with `error` the message and a retry. */
  loading?: boolean
  error?: string | undefined
  onRetry?: () => void
  empty?: ReactNode
  caption?: string
  /** Sorting by the server: give both. Without them the given rows are sorted here. */
  sort?: SortState | null
  onSort?: (sort: SortState | null) => void
  onRow?: (row: R) => void
  /** Height of the scroll area under a header that stays. */
  maxHeight?: string
  copyable?: boolean
}

/** The one way to make a list: sortable headers that stay in view, states, copy as CSV, cards on a phone's width. */
export function Table<R>(props: Props<R>) {
  const text = useUiText()
  const [ownSort, setOwnSort] = useState<SortState | null>(null)
  const sort = props.onSort ? (props.sort ?? null) : ownSort
  const valueIn = (row: R, column: Column<R>) =>
    column.value ? column.value(row) : (row as Record<string, never>)[column.key]
  const by = props.columns.find((c) => c.key === sort?.key)
  const rows =
    props.rows && !props.onSort && by
      ? sortRows(props.rows, (r) => valueIn(r, by), sort)
      : props.rows
  const turn = (key: string) => {
    const next: SortState | null =
      sort?.key !== key ? { key, down: true } : sort.down ? { key, down: false } : null
    if (props.onSort) props.onSort(next)
    else setOwnSort(next)
  }
  const copy = async () => {
    const heads = props.columns.map((c) => c.name ?? String(c.title))
    const cells = (rows ?? []).map((row) => props.columns.map((c) => valueIn(row, c)))
    if (await copyText(toCsv(heads, cells)))
      toast('success', fill(text.copied, { n: cells.length }))
  }
  return (
    <div className="x-tablewrap">
      {props.copyable && rows && rows.length > 0 && (
        <IconButton
          className="x-table__copy"
          icon="copy"
          size={15}
          label={text.copyCsv}
          onClick={copy}
        />
      )}
      <div
        className="x-tablescroll"
        style={props.maxHeight ? { maxHeight: props.maxHeight } : undefined}
      >
        <table className="x-table">
          {props.caption && <caption className="sr-only">{props.caption}</caption>}
          <thead>
            <tr>
              {props.columns.map((c) => (
                <th
                  key={c.key}
                  scope="col"
                  className={c.align && `x-${c.align}`}
                  style={{ width: c.width }}
                  aria-sort={
                    sort?.key === c.key ? (sort.down ? 'descending' : 'ascending') : undefined
                  }
                >
                  {c.sortable ? (
                    <button type="button" onClick={() => turn(c.key)}>
                      {c.title}
                      <Icon
                        name="down"
                        size={11}
                        className={cx(
                          'x-sort',
                          sort?.key === c.key && (sort.down ? 'x-sort--down' : 'x-sort--up'),
                        )}
                      />
                    </button>
                  ) : (
                    c.title
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <tr
                key={props.rowKey(row)}
                className={props.onRow && 'x-row--link'}
                onClick={props.onRow && (() => props.onRow?.(row))}
              >
                {props.columns.map((c) => (
                  <td
                    key={c.key}
                    data-label={c.name ?? (typeof c.title === 'string' ? c.title : '')}
                    className={cx(c.align && `x-${c.align}`, c.align === 'right' && 'num')}
                  >
                    {c.render ? c.render(row) : (valueIn(row, c) ?? '--')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!rows && props.error !== undefined && (
        <Failed message={props.error} {...(props.onRetry && { onRetry: props.onRetry })} />
      )}
      {!rows && props.error === undefined && props.loading && (
        <div className="x-table__wait">
          <Skeleton lines={6} />
        </div>
      )}
      {rows?.length === 0 && (props.empty ?? <Empty />)}
    </div>
  )
}
