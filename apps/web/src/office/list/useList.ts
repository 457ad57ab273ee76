import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { AnyEndpoint, BodyOf, DataOf } from '@xinjian/contract/endpoint'
import type { ListKey } from '@xinjian/contract/lists/registry'
import type { JobEvent } from '@xinjian/contract/nouns/intake'
import { wantsReason } from '../../api/access-reason.ts'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import type { SortState } from '../../ui/table/table-data.ts'
import { useJobs } from '../common/useJobs.ts'
import { numberIn, useQueryState } from '../common/useQueryState.ts'
import { bodyOf, cleared, type Filter, isAskable, readFilters, type Values } from './filters.ts'
import { type SavedViews, useSavedViews } from './view/useSavedViews.ts'

/** A list as its parts see it: which rows, narrowed by what, and the ways to change that. All state is in the address. */
export interface ListView<R> {
  /** Rows of this page; `undefined` while there are none to show yet. */
  rows: readonly R[] | undefined
  /** Rows on all pages, or (`more`) at least so many. */
  total: number
  more?: boolean | undefined
  page: number
  size: number
  loading: boolean
  error: string | undefined
  /** The rows are other companies', and who asks has not said yet why he looks. */
  mustSay?: boolean
  filters: readonly Filter[]
  values: Values
  sort: SortState | null
  onSort: (sort: SortState | null) => void
  /** The server put the rows in this order: what a column shows need not tell it. */
  ordered?: true
  /** Sets or (null) lets go of filters; the list begins at its first page again. */
  change: (values: Record<string, string | null>) => void
  clear: () => void
  turnTo: (page: number, size: number) => void
  /** Rows as they are from now on. */
  retry: () => void
  /** Views and columns; null = the list keeps none. */
  saved: SavedViews | null
  /** What the call was asked for besides its page: an export or a batch asks for the same. */
  asked: Record<string, unknown>
}

const SIZE = 20

/** The part of a list that lives in the address, whoever gives the rows. */
function useListAddress(of: ListKey | undefined, filters: readonly Filter[], size: number) {
  const [query, change] = useQueryState()
  const { saved, settled } = useSavedViews(of, filters)
  const sort = query.get('sort')
  const key = sort?.replace(/^-/, '')
  return {
    settled,
    saved,
    page: numberIn(query, 'page', 1),
    size: numberIn(query, 'size', size),
    filters,
    values: readFilters(filters, query),
    sort: key ? { key, down: sort?.startsWith('-') === true } : null,
    onSort: (next: SortState | null) =>
      change({ sort: next && `${next.down ? '-' : ''}${next.key}`, page: null }),
    change: (values: Record<string, string | null>) => change({ ...values, page: null }),
    clear: () => change({ ...cleared(filters), view: null, page: null }),
    turnTo: (page: number, rows: number) =>
      change({ page: page === 1 ? null : page, size: rows === size ? null : rows }),
  }
}

type RowOf<E> = DataOf<E> extends { rows: (infer R)[] } ? R : never

/**
 * A list that the server pages. `of` names it among the lists that keep views and columns and are exported; `fixed` is what the page
 * itself asks for; `sorts` are columns by which the server orders; `live` names the job whose events renew the list.
 */
export function useList<E extends AnyEndpoint>(
  endpoint: E,
  spec: {
    of?: ListKey
    filters: readonly Filter[]
    fixed?: Partial<BodyOf<E>>
    sorts?: readonly string[]
    size?: number
    live?: JobEvent['kind']
    /** Milliseconds to the next poll, by what was seen; false for none. */
    poll?: (data: DataOf<E> | undefined) => number | false
  },
): ListView<RowOf<E>> & { found: UseQueryResult<DataOf<E>> } {
  const state = useListAddress(spec.of, spec.filters, spec.size ?? SIZE)
  const { sort } = state
  const asked = {
    ...spec.fixed,
    ...bodyOf(spec.filters, state.values),
    ...(sort && spec.sorts?.includes(sort.key) && { sort: `${sort.down ? '-' : ''}${sort.key}` }),
  }
  const { poll } = spec
  const found = useQuery<DataOf<E>>({
    ...ask(endpoint, { ...asked, page: state.page, size: state.size } as BodyOf<E>),
    enabled: isAskable(state.values),
    placeholderData: (before: unknown) => before as DataOf<E>,
    ...(poll && { refetchInterval: (q: { state: { data?: DataOf<E> } }) => poll(q.state.data) }),
  } as Parameters<typeof useQuery<DataOf<E>>>[0])
  const renew = () => {
    // A first answer that is on its way is not asked for twice, and may have been read before what we are told of: then once more.
    const early = found.isFetching && (found.isPending || found.isPlaceholderData)
    void found.refetch().then(() => (early ? found.refetch() : undefined))
  }
  useJobs((event) => {
    if (event.kind === spec.live) renew()
  }, spec.live !== undefined)
  const data = found.data as { rows: RowOf<E>[]; total: number; more?: true } | undefined
  return {
    ...state,
    ordered: true,
    found,
    asked,
    rows: state.settled ? data?.rows : undefined,
    total: data?.total ?? 0,
    more: data?.more,
    loading: !state.settled || (found.isPending && isAskable(state.values)),
    error: found.error ? messageOf(found.error) : undefined,
    mustSay: wantsReason(found.error),
    retry: renew,
  }
}

/** A list that came whole: it is paged, and ordered by any column, where it is shown. `asked`: what its call was asked for. */
export function useWholeList<R>(
  rows: readonly R[] | undefined,
  spec: {
    of?: ListKey
    filters?: readonly Filter[]
    size?: number
    asked?: Record<string, unknown>
  } = {},
): ListView<R> {
  const state = useListAddress(spec.of, spec.filters ?? [], spec.size ?? 1000)
  return {
    ...state,
    rows: state.settled ? rows : undefined,
    asked: spec.asked ?? {},
    total: rows?.length ?? 0,
    loading: rows === undefined || !state.settled,
    error: undefined,
    retry: () => {},
  }
}
