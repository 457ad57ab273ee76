import { type ComponentType, lazy } from 'react'
import { orReload } from './errors/new-build.ts'

const modules = import.meta.glob<{ Component: ComponentType }>([
  '../account/pages/*.tsx',
  '../office/pages/**/*.tsx',
  '../demo/pages/**/*.tsx',
  '../mobile/pages/**/*.tsx',
  '../paper/pages/**/*.tsx',
  '../public/{Financial,Share}.tsx',
  './pages/*.tsx',
  '!**/*.test.tsx',
])

const key = (page: string): string =>
  page.startsWith('shell/') ? `./${page.slice('shell/'.length)}` : `../${page}`

/** The lazily loaded component of a row's `page`; one lazy component per module, or React would remount it. */
export const pageOf = (() => {
  const made = new Map<string, ComponentType>()
  return (page: string): ComponentType => {
    const known = made.get(page)
    if (known) return known
    const load = modules[key(page)]
    if (!load) throw new Error(`routes: no module ${page}`)
    const component = lazy(async () => ({ default: (await orReload(load)).Component }))
    made.set(page, component)
    return component
  }
})()
