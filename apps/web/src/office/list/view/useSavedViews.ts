import { useQuery } from '@tanstack/react-query'
import type { ListKey } from '@xinjian/contract/lists/registry'
import {
  type ColumnSetting,
  type ListViewRow,
  listView,
} from '@xinjian/contract/nouns/lists/listView'
import { useEffect, useState } from 'react'
import { query as ask } from '../../../api/query.ts'
import { useQueryState } from '../../common/useQueryState.ts'
import { cleared, type Filter } from '../filters.ts'
import { isBare, viewQuery } from './view-query.ts'

/** Views that somebody saved of a list: his views of it, the one in the address, and its columns. */
export interface SavedViews {
  of: ListKey
  views: readonly ListViewRow[]
  defaultView: number | null
  mayShare: boolean
  /** The view that the address names. */
  view: ListViewRow | null
  /** The address says something else than the view. */
  changed: boolean
  /** Filters and order as a view keeps them. */
  query: string
  /** Columns of the view, else one's own; null = as the list has them. */
  columns: ColumnSetting | null
  /** null = all rows. */
  choose: (view: ListViewRow | null) => void
}

/** `settled`: rows may be drawn. Without `of` the list keeps no views. */
export function useSavedViews(
  of: ListKey | undefined,
  filters: readonly Filter[],
): { saved: SavedViews | null; settled: boolean } {
  const [query, change] = useQueryState()
  const found = useQuery({
    ...ask(listView.listViews, { list: of ?? 'report' }),
    enabled: of !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const [opened, setOpened] = useState(() => !isBare(filters, query))
  const views = found.data?.views ?? []
  const viewOf = (id: number | null | undefined) => views.find((one) => one.id === id) ?? null
  const defaultView = found.data?.defaultView ?? null
  const choose = (next: ListViewRow | null) => {
    // Of a colleague's view only what this list knows is taken.
    const known = new URLSearchParams(viewQuery(filters, new URLSearchParams(next?.query ?? '')))
    change({
      ...cleared(filters),
      sort: null,
      page: null,
      ...Object.fromEntries(known),
      view: next?.id ?? null,
    })
  }
  const opening = found.data && !opened ? viewOf(defaultView) : null
  useEffect(() => {
    if (!found.data || opened) return
    setOpened(true)
    if (opening) choose(opening)
  })
  if (!of) return { saved: null, settled: true }
  const view = viewOf(Number(query.get('view')) || null)
  const now = viewQuery(filters, query)
  return {
    settled: found.isError || (found.data !== undefined && opening === null),
    saved: {
      of,
      views,
      defaultView,
      mayShare: found.data?.mayShare ?? false,
      view,
      changed: view !== null && viewQuery(filters, new URLSearchParams(view.query)) !== now,
      query: now,
      columns: view?.columns ?? found.data?.columns ?? null,
      choose,
    },
  }
}
