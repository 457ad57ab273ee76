import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { valueIn } from './column.ts'
import { Pager } from './Pager.tsx'
import { Table } from './Table.tsx'
import { type SortState, sortRows } from './table-data.ts'

const SIZES = [25, 50, 100]

type Props<R> = Omit<
  ComponentProps<typeof Table<R>>,
  'sort' | 'onSort' | 'ordered' | 'copied' | 'loading' | 'error' | 'onRetry'
> & { rows: readonly R[]; caption: string }

/** Rows that are all at hand, a page of them at a time: ordered and copied whole. Page Up and Page Down on a row turn the page. */
export function PagedTable<R>({ rows, ...table }: Props<R>) {
  const [sort, setSort] = useState<SortState | null>(null)
  const [{ page: asked, size }, setAt] = useState({ page: 1, size: SIZES[0]! })
  const box = useRef<HTMLDivElement>(null)
  const isTurnedByKey = useRef(false)
  const by = table.columns.find(({ key }) => key === sort?.key)
  const ordered = by ? sortRows(rows, (row) => valueIn(row, by), sort) : rows
  const pages = Math.max(1, Math.ceil(rows.length / size))
  // Rows may have become fewer since the page was turned.
  const page = Math.min(asked, pages)
  useEffect(() => {
    if (!isTurnedByKey.current) return
    isTurnedByKey.current = false
    box.current!.querySelector<HTMLElement>('tbody > tr')?.focus()
  })
  const turn = (next: number, newSize = size) => {
    // The button that leads no further is disabled and would take the focus with it.
    isTurnedByKey.current =
      box.current!.contains(document.activeElement) &&
      (document.activeElement?.tagName === 'TR' ||
        (newSize === size && (next === 1 || next === pages)))
    setAt({ page: next, size: newSize })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ PageDown: 1, PageUp: -1 } as Record<string, number>)[event.key]
    const to = page + (step ?? 0)
    if (!step || (event.target as Element).tagName !== 'TR' || to < 1 || to > pages) return
    event.preventDefault()
    turn(to)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows inside.
    <div ref={box} onKeyDown={onKeyDown}>
      <Table
        {...table}
        rows={ordered.slice((page - 1) * size, page * size)}
        copied={ordered}
        ordered
        sort={sort}
        onSort={(next) => {
          setSort(next)
          setAt({ page: 1, size })
        }}
      />
      <Pager
        of={table.caption}
        total={rows.length}
        {...{ page, size }}
        sizes={SIZES}
        onChange={turn}
      />
    </div>
  )
}
