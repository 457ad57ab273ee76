import { type Filter, readFilters } from '../filters.ts'

/** What of an address a view keeps: filters that the list knows, and the order; the same view is always the same text. */
export function viewQuery(filters: readonly Filter[], query: URLSearchParams): string {
  const kept = new URLSearchParams(readFilters(filters, query))
  const sort = query.get('sort')
  if (sort) kept.set('sort', sort)
  kept.sort()
  return kept.toString()
}

/** The address says nothing of the list: whoever comes so gets the view that the list opens with. */
export const isBare = (filters: readonly Filter[], query: URLSearchParams): boolean =>
  viewQuery(filters, query) === '' && !['view', 'page', 'size'].some((name) => query.has(name))
