import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { AppRoute } from '../../open-routes.ts'
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

/**
 * The page that the document of this address names (build.ts). Fetched by that name, it needs no table of where all pages lie,
 * which is as long as the code of three.
 */
const named = document.querySelector<HTMLLinkElement>('link[data-page]')

const TABLE_AFTER_MS = 2_000

const loadOf = (page: string): LoadPage | undefined =>
  /^(office|demo|paper)\//.test(page)
    ? async () => {
        if (named?.dataset.page === page) {
          // Whoever goes on to another page needs the table: it comes behind the first rows.
          setTimeout(() => void import('./office-pages.ts').catch(() => {}), TABLE_AFTER_MS)
          return import(/* @vite-ignore */ named.href)
        }
        const { modules: office } = await import('./office-pages.ts')
        const load = office[key(page)]
        if (!load) throw new Error(`routes: no module ${page}`)
        return load()
      }
    : modules[key(page)]

const { pageOf, fetchPage } = lazyPages(loadOf)

const isOfPhone = (page: string): boolean => page.startsWith('mobile/')

/** A row of the table as a route of the desk; the phone's pages are a program of their own (phone.tsx). */
export const asRoute = routesOf((page) => (isOfPhone(page) ? null : pageOf(page)))

/** Has the page of these rows that stands at the address before it is drawn; nothing where none does. */
export async function fetchPageAt(rows: readonly AppRoute[], pathname: string): Promise<void> {
  const page = rows.find(({ path }) => matchPath(path, pathname))?.page
  if (page && !isOfPhone(page)) await fetchPage(page)
}
