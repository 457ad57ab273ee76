import type { ComponentType } from 'react'
import { routesOf } from './element.tsx'
import { type LoadPage, lazyPages } from './lazy-pages.ts'

const modules = import.meta.glob<{ Component: ComponentType }>([
  '../../account/pages/*.tsx',
  '../../public/{Financial,Framed,Share}.tsx',
  '../pages/*.tsx',
  '!**/*.test.tsx',
])

const key = (page: string): string =>
  page.startsWith('shell/') ? `../${page.slice('shell/'.length)}` : `../../${page}`

const loadOf = (page: string): LoadPage | undefined =>
  /^(office|demo|paper)\//.test(page)
    ? async () => {
        const { modules: office } = await import('./office-pages.ts')
        const load = office[key(page)]
        if (!load) throw new Error(`routes: no module ${page}`)
        return load()
      }
    : modules[key(page)]

const pageOf = lazyPages(loadOf)

/** A row of the table as a route of the desk; the phone's pages are a program of their own (phone.tsx). */
export const asRoute = routesOf((page) => (page.startsWith('mobile/') ? null : pageOf(page)))
