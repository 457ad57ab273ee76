import { type ComponentType, lazy } from 'react'
import { orReload } from '../errors/new-build.ts'

const modules = import.meta.glob<{ Component: ComponentType }>([
  '../../account/pages/*.tsx',
  '../../mobile/pages/**/*.tsx',
  '../../public/{Financial,Framed,Share}.tsx',
  '../pages/*.tsx',
  '!**/*.test.tsx',
])

type Load = () => Promise<{ Component: ComponentType }>

const key = (page: string): string =>
  page.startsWith('shell/') ? `../${page.slice('shell/'.length)}` : `../../${page}`

const loadOf = (page: string): Load | undefined =>
  /^(office|demo|paper)\//.test(page)
    ? async () => {
        const { modules: office } = await import('./office-pages.ts')
        const load = office[key(page)]
        if (!load) throw new Error(`routes: no module ${page}`)
        return load()
      }
    : modules[key(page)]

/** The lazily loaded component of a row's `page`; one lazy component per module, or React would remount it. */
export const pageOf = (() => {
  const made = new Map<string, ComponentType>()
  return (page: string): ComponentType => {
    const known = made.get(page)
    if (known) return known
    const load = loadOf(page)
    if (!load) throw new Error(`routes: no module ${page}`)
    const component = lazy(async () => ({ default: (await orReload(load)).Component }))
    made.set(page, component)
    return component
  }
})()
