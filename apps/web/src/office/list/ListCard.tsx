import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { counted, Pager } from '../../ui/table/Pager.tsx'
import { Table } from '../../ui/table/Table.tsx'
import type { BatchOffer } from './batch/offer.ts'
import type Picked from './batch/PickedBar.tsx'
import type { ListColumn } from './column.ts'
import { arranged } from './columns/arrange.ts'
import { FilterBar } from './FilterBar.tsx'
import type Tools from './ListTools.tsx'
import css from './list.module.css'
import type { ListView } from './useList.ts'
import { words } from './words.ts'

// Rows come first: what is done with them is fetched beside them, what is done with several once one is picked.
const ListTools = lazy(() => import('./ListTools.tsx')) as unknown as typeof Tools
const PickedBar = lazy(() => import('./batch/PickedBar.tsx')) as unknown as typeof Picked

export interface ListProps<R> {
  list: ListView<R>
  columns: readonly ListColumn<R>[]
  rowKey: (row: R) => string | number
  /** What the table is called for screen readers; default: as its title. */
  caption?: string
  /** Nothing there at all, filters or not: why, and what to do about it. */
  empty: { icon: IconName; title: string; children?: ReactNode }
  /** What is said where the filters leave nothing; the way out is always offered. */
  noMatch?: string
  /** Opens a row by a press or by Enter. */
  onOpen?: (row: R) => void
  /** What an exported file is called; default: as the table is. */
  fileName?: string
  /** Rows can be picked: how one is called, what can be done with several, and what with all of the filter. */
  picking?:
    | {
        name: (row: R) => string
        actions?: (rows: readonly R[]) => ReactNode
        batch?: readonly BatchOffer[]
      }
    | undefined
  /** More actions at the end of the filters. */
  actions?: ReactNode
}

/** A list as a card: filters, rows with all their states, pages. `above` stands between title and filters. */
export function ListCard<R extends object>(
  props: ListProps<R> & { title?: string; extra?: ReactNode; above?: ReactNode },
) {
  const { list, picking, rowKey } = props
  const { saved } = list
  const t = useWords(words)
  const [picked, setPicked] = useState<ReadonlyMap<string | number, R>>(new Map())
  // What is meant by all is all of these filters: with others it is none.
  const [all, setAll] = useState<string | null>(null)
  const filter = JSON.stringify(list.asked)
  const isAll = all === filter
  const columns = arranged(props.columns, saved?.columns ?? null)
  const caption = props.caption ?? props.title ?? ''
  const name = props.fileName ?? caption
  const onPage = (list.rows ?? []).map(rowKey)
  const none = () => {
    setPicked(new Map())
    setAll(null)
  }
  return (
    <Card
      flush
      title={props.title}
      extra={props.extra}
      className={cx(css.card, props.title && !props.above && css.titled)}
    >
      {props.above}
      <FilterBar {...list}>
        {(saved || props.actions) && (
          <>
            {props.actions}
            {saved && (
              <Suspense fallback={<span className={css.toolsWait} />}>
                <ListTools list={list} all={props.columns} shown={columns} name={name} />
              </Suspense>
            )}
          </>
        )}
      </FilterBar>
      {picked.size > 0 && (
        <Suspense fallback={null}>
          <PickedBar
            list={list}
            rows={[...picked.values()]}
            whole={onPage.every((key) => picked.has(key))}
            all={isAll}
            onAll={() => setAll(filter)}
            onNone={none}
            offers={picking?.batch ?? []}
            columns={columns}
            name={name}
          >
            {picking?.actions?.([...picked.values()])}
          </PickedBar>
        </Suspense>
      )}
      <Table<R>
        caption={caption}
        columns={columns}
        rows={list.rows}
        rowKey={rowKey}
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        sort={list.sort}
        onSort={list.onSort}
        ordered={list.ordered}
        onOpen={props.onOpen}
        picking={
          picking && {
            keys: isAll ? new Set(onPage) : new Set(picked.keys()),
            label: (row) => t('pick', { name: picking.name(row) }),
            onChange: (keys) => {
              // Whoever takes one row out of all means those that are left on this page.
              setAll(null)
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
      <p className={textStyles.srOnly} aria-live="polite">
        {list.rows && !list.loading ? t('found', { n: counted(list.total, list.more) }) : ''}
      </p>
      {list.rows && (
        <Pager
          of={caption}
          page={list.page}
          size={list.size}
          total={list.total}
          more={list.more}
          onChange={list.turnTo}
        />
      )}
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
