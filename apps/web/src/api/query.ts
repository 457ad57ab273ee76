import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { AnyEndpoint, BodyOf, DataOf } from '@xinjian/contract/endpoint'
import { call } from './client.ts'

/** Key of a call: its path, then its body. `keyOf(endpoint)` alone matches every body, for invalidation. */
export const keyOf = (endpoint: AnyEndpoint, body?: unknown): QueryKey =>
  body === undefined ? [endpoint.path] : [endpoint.path, body]

/** `useQuery(query(dashboard.dashboard, {}))`: typed data, cancelled with the component, keyed by call and body. */
export const query = <E extends AnyEndpoint>(endpoint: E, body: BodyOf<E>) =>
  queryOptions<DataOf<E>>({
    queryKey: keyOf(endpoint, body),
    queryFn: ({ signal }) => call(endpoint, body, { signal }),
  })
