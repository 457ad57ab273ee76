/**
 * First pages of months, asked for before their turn. A bureau answers after a second, and most months of a small enterprise are one page:
 * whoever waits on the phone waited for seventy answers one after the other.
 */
import type { MonthEntry } from '../../../outside/source/bureau/connector.ts'

/** Calls of one collection at once. The bureau's lane (outside/source/lane.ts) bounds those of all collections together. */
const AT_ONCE = 3

export interface FirstPages<Page> {
  /** The page of this month; those of the months after it are asked for meanwhile. Rejects as its call did. */
  of(month: MonthEntry): Promise<Page>
}

/**
 * @param months in the order in which they are read
 * @param wanted whether a month's first page will be read at all
 * @param ask sends the call; a failure is told when the month's turn comes, and to nobody where it does not
 */
export function firstPages<Page>(
  months: readonly MonthEntry[],
  wanted: (month: MonthEntry) => boolean,
  ask: (month: MonthEntry) => Promise<Page>,
): FirstPages<Page> {
  const asked = new Map<MonthEntry, Promise<Page>>()
  const place = new Map(months.map((month, i) => [month, i]))
  const send = (month: MonthEntry): Promise<Page> => {
    const page = ask(month)
    page.catch(() => undefined)
    asked.set(month, page)
    return page
  }
  return {
    of(month) {
      const page = asked.get(month) ?? send(month)
      const next = (place.get(month) ?? months.length) + 1
      for (const later of months.slice(next, next + AT_ONCE - 1))
        if (!asked.has(later) && wanted(later)) send(later)
      asked.delete(month)
      return page
    },
  }
}
