/** Visited tabs and kept pages, as in vue-element-admin 3.9 (its known bugs left out). Pure lists; the store is below. */
import { createStore } from '../../ui/store.ts'

export interface View {
  path: string
  /** With query: the tab remembers the last one. */
  fullPath: string
  title: string
  /** Identifies the page for keeping it alive; views without a name get no tab. */
  name: string | null
  noCache?: boolean
}

const NO_LABELS: Readonly<Record<string, string>> = {}

export interface TabState {
  visited: readonly View[]
  /** Names of pages kept alive. */
  cached: readonly string[]
  /** By path: whose page it is, as the page says once it knows. */
  labels?: Readonly<Record<string, string>>
}

export const EMPTY: TabState = { visited: [], cached: [] }
/** Pages kept alive at most; beyond it the one cached longest ago is unmounted (its tab stays). */
export const KEEP_ALIVE = 12

/** One tab per path: a second visit with another query updates it. */
export function visit(state: TabState, view: View): TabState {
  if (!view.name) return state
  const titled = { ...view, title: view.title || 'no-name' }
  const known = state.visited.find((v) => v.path === view.path)
  const visited = !known
    ? [...state.visited, titled]
    : known.fullPath === view.fullPath
      ? state.visited
      : state.visited.map((v) => (v === known ? { ...v, ...titled } : v))
  const cached =
    view.noCache || state.cached.includes(view.name)
      ? state.cached
      : [...state.cached, view.name].slice(-KEEP_ALIVE)
  if (visited === state.visited && cached === state.cached) return state
  return { ...state, visited, cached }
}

/** Names whose page stands at a path; null takes the name away. */
export function label(state: TabState, path: string, name: string | null): TabState {
  const { labels = NO_LABELS } = state
  if ((labels[path] ?? null) === name) return state
  const { [path]: _, ...others } = labels
  return { ...state, labels: name === null ? others : { ...others, [path]: name } }
}

const drop = <T>(list: readonly T[], matches: (item: T) => boolean): readonly T[] => {
  const at = list.findIndex(matches)
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)]
}

export function close(state: TabState, path: string): TabState {
  const gone = state.visited.find((v) => v.path === path)
  if (!gone) return state
  return {
    ...label(state, path, null),
    visited: drop(state.visited, (v) => v.path === path),
    cached: drop(state.cached, (n) => n === gone.name),
  }
}

/** Keeps one tab; a page that was not kept alive does not become so. */
export function closeOthers(state: TabState, path: string): TabState {
  const kept = state.visited.filter((v) => v.path === path)
  return { ...state, visited: kept, cached: state.cached.filter((n) => n === kept[0]?.name) }
}

export const closeAll = (): TabState => EMPTY

/** Drops the page behind a tab, so that it is built anew when shown again. */
export const uncache = (state: TabState, name: string | null): TabState => ({
  ...state,
  cached: drop(state.cached, (n) => n === name),
})

/** Where to go after `close`: nowhere for a tab in the background, else the last remaining tab, or `/`. */
export function afterClose(state: TabState, closed: string, active: string): string | null {
  if (closed !== active) return null
  return state.visited.at(-1)?.fullPath ?? '/'
}

export const tabs = createStore<TabState>(EMPTY)
