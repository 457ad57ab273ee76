import { useCallback, useContext } from 'react'
import { UNSAFE_NavigationContext, useSearchParams } from 'react-router'

type Change = Record<string, string | number | null | undefined>

/**
 * The page's state is its address: filters, paging and open drawers can be sent to a colleague. Empty values leave the
 * query. `push` makes a history entry (Back undoes it); the default replaces.
 */
export function useQueryState() {
  const [query, setQuery] = useSearchParams()
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const change = useCallback(
    (values: Change, options: { push?: boolean } = {}) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(addressOf(navigator) ?? now)
          for (const [key, value] of Object.entries(values))
            if (value === null || value === undefined || value === '') next.delete(key)
            else next.set(key, String(value))
          return next
        },
        { replace: !options.push, preventScrollReset: true },
      ),
    [setQuery, navigator],
  )
  return [query, change] as const
}

/**
 * What the address says at this moment. What `useSearchParams` gives is of the last drawing: of two changes made before the page
 * is drawn again the second would undo the first. The history behind the router knows; null = it does not tell.
 */
const addressOf = (history: object): string | null =>
  (history as { location?: { search: string } }).location?.search ?? null

/** A whole number of the query, or the default for anything else. */
export function numberIn(query: URLSearchParams, key: string, fallback: number): number {
  const value = Number(query.get(key))
  return Number.isInteger(value) && value > 0 ? value : fallback
}
