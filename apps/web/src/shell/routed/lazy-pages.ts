import { type ComponentType, lazy } from 'react'
import { orReload } from '../errors/new-build.ts'

export type LoadPage = () => Promise<{ Component: ComponentType }>

/**
 * The lazily loaded component of a row's `page`; one lazy component per module, or it would be mounted anew at each look.
 * A page that `loadOf` does not know is a fault of the table.
 */
export function lazyPages(
  loadOf: (page: string) => LoadPage | undefined,
): (page: string) => ComponentType {
  const made = new Map<string, ComponentType>()
  return (page) => {
    const known = made.get(page)
    if (known) return known
    const load = loadOf(page)
    if (!load) throw new Error(`routes: no module ${page}`)
    const component = lazy(async () => ({ default: (await orReload(load)).Component }))
    made.set(page, component)
    return component
  }
}
