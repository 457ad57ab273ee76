import { csvLines } from '@xinjian/format'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../Button.tsx'
import { copyText } from '../copy-text.ts'
import { cx } from '../cx.ts'
import { toast } from '../feedback.ts'
import { Empty, Failed, Skeleton } from '../States.tsx'
import textStyles from '../styles/text.module.css'
import { fill, useUiText } from '../text.ts'
import { type Column, valueIn } from './column.ts'
import { TableHead } from './TableHead.tsx'
import { Tick } from './Tick.tsx'
import styles from './table.module.css'
import { type SortState, sortRows } from './table-data.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useScrollFocus } from './useScrollFocus.ts'

export type { Column } from './column.ts'

type Key = string | number

/** Rows that are picked for something to be done with all of them. */
export interface Picking<R> {
  keys: ReadonlySet<Key>
  /** What a row's box is called. */
  label: (row: R) => string
  onChange: (keys: ReadonlySet<Key>) => void
}

interface Props<R> {
  columns: readonly Column<R>[]
  rows: readonly R[] | undefined
  rowKey: (row: R) => Key
  /** `undefined` rows with `loading` show bars, with `error` the message and a retry. */
  loading?: boolean
  error?: string | undefined
  onRetry?: () => void
  empty?: ReactNode
  caption?: string
  /** Order kept by the caller: give both. Without them the table keeps it itself. */
  sort?: SortState | null
  onSort?: (sort: SortState | null) => void
  /** The rows came in that order. */
  ordered?: true | undefined
  /** Opens a row: a click on it, or Enter. The row then takes the focus and arrow keys move between rows. */
  onOpen?: ((row: R) => void) | undefined
  picking?: Picking<R> | undefined
  /** Height of the scroll area under a header that stays. */
  maxHeight?: string
  copyable?: boolean
  /** What is copied, where more rows stand than are shown. */
  copied?: readonly R[]
}

/** The one way to show rows: sortable heads that stay in view, states, keyboard, copy as CSV, cards on a phone's width. */
export function Table<R>(props: Props<R>) {
  const text = useUiText()
  const [ownSort, setOwnSort] = useState<SortState | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { columns, picking, rowKey, onOpen } = props
  const sort = props.onSort ? (props.sort ?? null) : ownSort
  const by = props.ordered ? undefined : columns.find((c) => c.key === sort?.key)
  const rows = props.rows && by ? sortRows(props.rows, (r) => valueIn(r, by), sort) : props.rows
  const pick = (row: R) => {
    if (!picking) return
    const next = new Set(picking.keys)
    if (!next.delete(rowKey(row))) next.add(rowKey(row))
    picking.onChange(next)
  }
  const scroll = useScrollFocus()
  const keysOf = useRowKeys<R>(body, { onOpen, onPick: picking && pick })
  const copy = async () => {
    const heads = columns.map((c) => c.name ?? String(c.title))
    const cells = (props.copied ?? rows ?? []).map((row) => columns.map((c) => valueIn(row, c)))
    if (await copyText(csvLines([heads, ...cells])))
      toast('success', fill(text.copied, { n: cells.length }))
  }
  return (
    <div className={styles.tablewrap}>
      {props.copyable && rows && rows.length > 0 && (
        <IconButton
          className={styles.tableCopy}
          icon="copy"
          size={15}
          label={text.copyCsv}
          onClick={copy}
        />
      )}
      <div
        ref={scroll}
        className={styles.tablescroll}
        style={props.maxHeight ? { maxHeight: props.maxHeight } : undefined}
      >
        <table className={styles.table} data-part="table">
          {props.caption && <caption className={textStyles.srOnly}>{props.caption}</caption>}
          <TableHead
            columns={columns}
            sort={sort}
            onSort={props.onSort ?? setOwnSort}
            all={picking && rows && allOf(rows.map(rowKey), picking, text.pickAll)}
          />
          <tbody ref={body}>
            {rows?.map((row, at) => (
              <tr
                key={rowKey(row)}
                className={cx(
                  onOpen && styles.rowLink,
                  picking?.keys.has(rowKey(row)) && styles.isOn,
                )}
                onClick={onOpen && ((event) => isOnRow(event.target) && onOpen(row))}
                {...keysOf(row, at, rows.length)}
              >
                {picking && (
                  <td className={styles.tablePick}>
                    <Tick
                      label={picking.label(row)}
                      checked={picking.keys.has(rowKey(row))}
                      onChange={() => pick(row)}
                    />
                  </td>
                )}
                {columns.map((c) => (
                  <td
                    key={c.key}
                    data-label={c.name ?? (typeof c.title === 'string' ? c.title : '')}
                    className={c.align === 'right' ? textStyles.num : undefined}
                    data-align={c.align}
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
        <div className={styles.tableWait}>
          <Skeleton lines={6} />
        </div>
      )}
      {rows?.length === 0 && (props.empty ?? <Empty />)}
    </div>
  )
}

/** A press on a link, a button or a field inside a row is theirs, and so is the selection of a text to copy. */
const isOnRow = (target: EventTarget): boolean =>
  !(target as Element).closest('a, button, input, select, label') &&
  getSelection()?.isCollapsed !== false

function allOf<R>(keys: readonly Key[], picking: Picking<R>, label: string) {
  const checked = keys.length > 0 && keys.every((key) => picking.keys.has(key))
  return {
    label,
    checked,
    some: keys.some((key) => picking.keys.has(key)),
    onChange: () => {
      const next = new Set(picking.keys)
      for (const key of keys) {
        if (checked) next.delete(key)
        else next.add(key)
      }
      picking.onChange(next)
    },
  }
}
