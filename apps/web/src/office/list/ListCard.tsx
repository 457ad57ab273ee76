import { type ReactNode, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import type { Column } from '../../ui/table/column.ts'
import { Pager } from '../../ui/table/Pager.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { type CsvSpec, ExportButton, saveCsv } from './ExportButton.tsx'
import { FilterBar } from './FilterBar.tsx'
import css from './list.module.css'
import type { ListView } from './useList.ts'
import { words } from './words.ts'

export interface ListProps<R> {
  list: ListView<R>
  columns: readonly Column<R>[]
  rowKey: (row: R) => string | number
  /** What the table is called for screen readers. */
  caption: string
  /** Nothing there at all, filters or not: why, and what to do about it. */
  empty: { icon: IconName; title: string; children?: ReactNode }
  /** What is said where the filters leave nothing; the way out is always offered. */
  noMatch?: string
  /** Opens a row by a press or by Enter. */
  onOpen?: (row: R) => void
  csv?: CsvSpec<R>
  /** Rows can be picked: how one is called, and what can be done with several. */
  picking?: { name: (row: R) => string; actions?: (rows: readonly R[]) => ReactNode }
  /** More actions at the end of the filters. */
  actions?: ReactNode
}

/** A list as a card: filters, rows with all their states, pages. `above` stands between title and filters. */
export function ListCard<R>(
  props: ListProps<R> & { title?: string; extra?: ReactNode; above?: ReactNode },
) {
  const { list, csv, picking, rowKey } = props
  const t = useWords(words)
  const [picked, setPicked] = useState<ReadonlyMap<string | number, R>>(new Map())
  const rowsPicked = [...picked.values()]
  return (
    <Card
      flush
      title={props.title}
      extra={props.extra}
      className={cx(css.card, props.title && !props.above && css.titled)}
    >
      {props.above}
      <FilterBar {...list}>
        {(csv || props.actions) && (
          <>
            {props.actions}
            {csv && <ExportButton list={list} csv={csv} rowKey={rowKey} />}
          </>
        )}
      </FilterBar>
      {rowsPicked.length > 0 && (
        <div className={css.picked} role="status">
          <b className={textStyles.num}>{t('picked', { n: rowsPicked.length })}</b>
          {picking?.actions?.(rowsPicked)}
          {csv && (
            <Button size="sm" icon="download" onClick={() => saveCsv(csv, rowsPicked)}>
              {t('exportPicked')}
            </Button>
          )}
          <Button size="sm" look="quiet" onClick={() => setPicked(new Map())}>
            {t('unpick')}
          </Button>
        </div>
      )}
      <Table<R>
        caption={props.caption}
        columns={props.columns}
        rows={list.rows}
        rowKey={rowKey}
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        sort={list.sort}
        onSort={list.onSort}
        onOpen={props.onOpen}
        picking={
          picking && {
            keys: new Set(picked.keys()),
            label: (row) => t('pick', { name: picking.name(row) }),
            onChange: (keys) => {
              const known = new Map([
                ...picked,
                ...(list.rows ?? []).map((row) => [rowKey(row), row] as const),
              ])
              setPicked(new Map([...known].filter(([key]) => keys.has(key))))
            },
          }
        }
        empty={<Nothing {...props} />}
      />
      <Pager page={list.page} size={list.size} total={list.total} onChange={list.turnTo} />
    </Card>
  )
}

/** Why there are no rows: a page after the last, filters that leave none, or a list that has none yet. */
function Nothing<R>({ list, empty, noMatch }: ListProps<R>) {
  const t = useWords(words)
  if (list.total > 0)
    return (
      <Empty icon="file" title={t('beyond', { n: list.page })}>
        <Button onClick={() => list.turnTo(1, list.size)}>{t('toFirst')}</Button>
      </Empty>
    )
  if (Object.keys(list.values).length > 0)
    return (
      <Empty icon="search" title={noMatch ?? t('noMatch')}>
        <Button icon="refresh" onClick={list.clear}>
          {t('clear')}
        </Button>
      </Empty>
    )
  return (
    <Empty icon={empty.icon} title={empty.title}>
      {empty.children}
    </Empty>
  )
}
