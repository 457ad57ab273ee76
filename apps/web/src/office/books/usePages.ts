import { useInfiniteQuery } from '@tanstack/react-query'
import type { BodyOf } from '@xinjian/contract/endpoint'
import type { BookLine, books } from '@xinjian/contract/nouns/collect/books'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'

type Endpoint = typeof books.bookLines | typeof books.bookVoucher

/** Lines page by page, each behind the last line of the one before. */
export function usePages<E extends Endpoint>(endpoint: E, body: Omit<BodyOf<E>, 'after'>) {
  const found = useInfiniteQuery({
    queryKey: [...keyOf(endpoint, body), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { ...body, ...(pageParam && { after: pageParam }) } as BodyOf<E>, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.more ? page.rows.at(-1)?.id : undefined),
  })
  const rows: BookLine[] | undefined = found.data?.pages.flatMap((page) => page.rows)
  return { found, rows }
}
