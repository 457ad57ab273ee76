import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { AnyEndpoint, BodyOf, DataOf } from '@xinjian/contract/endpoint'
import type { JobEvent } from '@xinjian/contract/nouns/intake'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import type { SortState } from '../../ui/table/table-data.ts'
import { gather } from '../common/gather.ts'
import { useJobs } from '../common/useJobs.ts'
import { numberIn, useQueryState } from '../common/useQueryState.ts'
import { bodyOf, cleared, type Filter, isAskable, readFilters, type Values } from './filters.ts'

/** A list as its parts see it: which rows, narrowed by what, and the ways to change that. All state is in the address. */
export interface ListView<R> {
  /** Rows of this page; `undefined` while there are none to show yet. */
  rows: readonly R[] | undefined
  /** Rows on all pages. */
  total: number
  page: number
  size: number
  loading: boolean
  error: string | undefined
  filters: readonly Filter[]
  values: Values
  sort: SortState | null
  onSort: (sort: SortState | null) => void
  /** Sets or (null) lets go of filters; the list begins at its first page again. */
  change: (values: Record<string, string | null>) => void
  clear: () => void
  turnTo: (page: number, size: number) => void
  retry: () => void
  /** All rows that the filters leave, at most `limit`; tells meanwhile how many there are. */
  all: (
    limit: number,
    onHave: (n: number) => void,
    keyOf: (row: R) => string | number,
  ) => Promise<readonly R[]>
}

const SIZE = 20

/** The part of a list that lives in the address, whoever gives the rows. */
function useListAddress(filters: readonly Filter[], size: number) {
  const [query, change] = useQueryState()
  const sort = query.get('sort')
  const key = sort?.replace(/^-/, '')
  return {
    page: numberIn(query, 'page', 1),
    size: numberIn(query, 'size', size),
    filters,
    values: readFilters(filters, query),
    sort: key ? { key, down: sort?.startsWith('-') === true } : null,
    onSort: (next: SortState | null) =>
      change({ sort: next && `${next.down ? '-' : ''}${next.key}`, page: null }),
    change: (values: Record<string, string | null>) => change({ ...values, page: null }),
    clear: () => change({ ...cleared(filters), page: null }),
    turnTo: (page: number, rows: number) =>
      change({ page: page === 1 ? null : page, size: rows === size ? null : rows }),
  }
}

type RowOf<E> = DataOf<E> extends { rows: (infer R)[] } ? R : never

/** A list that the server pages. `fixed` is what the page itself asks for; `live` names the job whose events renew the list. */
export function useList<E extends AnyEndpoint>(
  endpoint: E,
  spec: {
    filters: readonly Filter[]
    fixed?: Partial<BodyOf<E>>
    size?: number
    live?: JobEvent['kind']
    /** Milliseconds to the next look, by what was seen; false for none. */
    poll?: (data: DataOf<E> | undefined) => number | false
  },
): ListView<RowOf<E>> & { found: UseQueryResult<DataOf<E>> } {
  const state = useListAddress(spec.filters, spec.size ?? SIZE)
  const wanted = { ...spec.fixed, ...bodyOf(spec.filters, state.values) }
  const { poll } = spec
  const found = useQuery<DataOf<E>>({
    ...ask(endpoint, { ...wanted, page: state.page, size: state.size } as BodyOf<E>),
    enabled: isAskable(state.values),
    placeholderData: (before: unknown) => before as DataOf<E>,
    ...(poll && { refetchInterval: (q: { state: { data?: DataOf<E> } }) => poll(q.state.data) }),
  } as Parameters<typeof useQuery<DataOf<E>>>[0])
  useJobs((event) => {
    if (event.kind === spec.live) void found.refetch()
  }, spec.live !== undefined)
  const data = found.data as { rows: RowOf<E>[]; total: number } | undefined
  return {
    ...state,
    found,
    rows: data?.rows,
    total: data?.total ?? 0,
    loading: found.isPending && isAskable(state.values),
    error: found.error ? messageOf(found.error) : undefined,
    retry: () => void found.refetch(),
    all: (limit, onHave, keyOf) =>
      gather(
        (page, size) =>
          call(endpoint, { ...wanted, page, size } as BodyOf<E>, { silent: true }) as Promise<
            NonNullable<typeof data>
          >,
        (row) => String(keyOf(row)),
        limit,
        onHave,
      ),
  }
}

/** A list that came whole: it is paged, and ordered by any column, where it is shown. */
export function useWholeList<R>(
  rows: readonly R[] | undefined,
  spec: { filters?: readonly Filter[]; size?: number } = {},
): ListView<R> {
  const state = useListAddress(spec.filters ?? [], spec.size ?? 1000)
  return {
    ...state,
    rows,
    total: rows?.length ?? 0,
    loading: rows === undefined,
    error: undefined,
    retry: () => {},
    all: async (limit) => (rows ?? []).slice(0, limit),
  }
}
