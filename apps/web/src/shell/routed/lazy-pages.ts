import { type ComponentType, lazy } from 'react'
import { orReload } from '../errors/new-build.ts'

export type LoadPage = () => Promise<{ Component: ComponentType }>

export interface Pages {
  /**
   * The component of a row's `page`; one per module, or it would be mounted anew at each look. A page that nobody knows where to
   * load is a fault of the table.
   */
  pageOf: (page: string) => ComponentType
  /** Has the page's module before it is first drawn: it is then drawn at once, where a lazy one waits. Fails as its module does. */
  fetchPage: (page: string) => Promise<void>
}

const suspended = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load() }))

/**
 * Pages by `page` of their rows; lazy ones, but those that were fetched before they were first asked for. `later` is what is drawn
 * until the code is there.
 */
export function lazyPages(
  loadOf: (page: string) => LoadPage | undefined,
  later: (load: () => Promise<ComponentType>) => ComponentType = suspended,
): Pages {
  const made = new Map<string, ComponentType>()
  return {
    pageOf: (page) => {
      const known = made.get(page)
      if (known) return known
      const load = loadOf(page)
      if (!load) throw new Error(`routes: no module ${page}`)
      const component = later(async () => (await orReload(load)).Component)
      made.set(page, component)
      return component
    },
    fetchPage: async (page) => {
      const fetched = await loadOf(page)?.()
      if (fetched && !made.has(page)) made.set(page, fetched.Component)
    },
  }
}
