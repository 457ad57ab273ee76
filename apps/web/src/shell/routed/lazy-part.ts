import { type ComponentType, lazy } from 'react'
import { orReload } from '../errors/new-build.ts'

/** A part of the program: its routes, and the way to have the page of an address before it is drawn. */
export interface Part {
  Routes: ComponentType
  fetchPageAt: (pathname: string) => Promise<void>
}

/**
 * A part that comes with the first of its pages. `fetchAt` has it and the page at the address before anything is drawn: React
 * shows what replaced a waiting mark 300 ms after the mark at the earliest, also where the code was there all along. `routes`
 * is what draws it, from its first use on the same: another component in its place would mount every page anew.
 */
export function lazyPart(load: () => Promise<Part>): {
  routes: () => ComponentType
  fetchAt: (pathname: string) => Promise<void>
} {
  let drawn: ComponentType | null = null
  const Later = lazy(async () => ({ default: (await orReload(load)).Routes }))
  return {
    routes: () => {
      drawn ??= Later
      return drawn
    },
    fetchAt: async (pathname) => {
      const part = await load()
      await part.fetchPageAt(pathname)
      drawn ??= part.Routes
    },
  }
}
