import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterClose,
  close,
  closeAll,
  closeOthers,
  EMPTY,
  KEEP_ALIVE,
  label,
  type TabState,
  uncache,
  type View,
  visit,
} from './tabs.ts'

const view = (path: string, query = '', extra: Partial<View> = {}): View => ({
  path,
  fullPath: path + query,
  title: path.slice(1),
  name: path,
  ...extra,
})
const open = (...views: View[]): TabState => views.reduce(visit, EMPTY)
const paths = (state: TabState) => state.visited.map((v) => v.path)

describe('visiting', () => {
  it('adds one tab per path and keeps the page', () => {
    const state = open(view('/a'), view('/b'), view('/a'))
    expect(paths(state)).toEqual(['/a', '/b'])
    expect(state.cached).toEqual(['/a', '/b'])
  })

  it('updates the tab when only the query changed', () => {
    const state = open(view('/a', '?x=1'), view('/b'), view('/a', '?x=2'))
    expect(state.visited.map((v) => v.fullPath)).toEqual(['/a?x=2', '/b'])
  })

  it('does not keep a page marked noCache, and gives a nameless one no tab', () => {
    expect(open(view('/a', '', { noCache: true })).cached).toEqual([])
    expect(open(view('/a', '', { name: null }))).toEqual(EMPTY)
  })

  it('names a tab without title no-name', () => {
    expect(open(view('/a', '', { title: '' })).visited[0]?.title).toBe('no-name')
  })

  it('keeps a limited number of pages, the latest ones, and all tabs', () => {
    const state = open(...Array.from({ length: KEEP_ALIVE + 3 }, (_, i) => view(`/p${i}`)))
    expect(state.visited).toHaveLength(KEEP_ALIVE + 3)
    expect(state.cached).toHaveLength(KEEP_ALIVE)
    expect(state.cached.at(-1)).toBe(`/p${KEEP_ALIVE + 2}`)
    expect(state.cached).not.toContain('/p2')
  })

  it('returns the same state when nothing changes, so that nothing re-renders', () => {
    const state = open(view('/a', '?x=1'))
    expect(visit(state, view('/a', '?x=1'))).toBe(state)
  })
})

describe('closing', () => {
  const state = open(view('/a'), view('/b'), view('/c', '?x=1'))

  it('removes tab and page', () => {
    const next = close(state, '/b')
    expect(paths(next)).toEqual(['/a', '/c'])
    expect(next.cached).toEqual(['/a', '/c'])
  })

  it('goes to the last remaining tab when the active one was closed, not to its neighbour', () => {
    expect(afterClose(close(state, '/a'), '/a', '/a')).toBe('/c?x=1')
    expect(afterClose(close(state, '/c'), '/c', '/c')).toBe('/b')
  })

  it('stays where it is when another tab was closed', () => {
    expect(afterClose(close(state, '/a'), '/a', '/b')).toBeNull()
  })

  it('goes to / when none is left', () => {
    const one = open(view('/a'))
    expect(afterClose(close(one, '/a'), '/a', '/a')).toBe('/')
  })

  it('close others keeps one tab and its page', () => {
    expect(closeOthers(state, '/b')).toEqual({ visited: [view('/b')], cached: ['/b'] })
  })

  it('close others empties the kept pages when the remaining one was not kept', () => {
    const mixed = open(view('/a'), view('/b', '', { noCache: true }))
    expect(closeOthers(mixed, '/b').cached).toEqual([])
  })

  it('close all empties both lists', () => {
    expect(closeAll()).toEqual(EMPTY)
  })

  it('uncache drops the page and leaves the tab', () => {
    const next = uncache(state, '/b')
    expect(paths(next)).toEqual(['/a', '/b', '/c'])
    expect(next.cached).toEqual(['/a', '/c'])
  })
})

describe('whatever is done', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('visit' as const), n: fc.nat(20), q: fc.nat(3) }),
    fc.record({ do: fc.constant('close' as const), n: fc.nat(20), q: fc.nat(3) }),
    fc.record({ do: fc.constant('others' as const), n: fc.nat(20), q: fc.nat(3) }),
  )
  it('paths stay unique and only open tabs are kept alive', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = EMPTY
        for (const s of steps) {
          const path = `/p${s.n}`
          if (s.do === 'visit') state = visit(state, view(path, `?q=${s.q}`))
          else if (s.do === 'close') state = close(state, path)
          else state = closeOthers(state, path)
        }
        expect(new Set(paths(state)).size).toBe(state.visited.length)
        expect(new Set(state.cached).size).toBe(state.cached.length)
        expect(state.cached.length).toBeLessThanOrEqual(KEEP_ALIVE)
        for (const name of state.cached) expect(paths(state)).toContain(name)
      }),
    )
  })
})

describe('whose page a tab shows', () => {
  const at = (path: string) => ({ path, fullPath: path, title: 'T', name: path })
  const two = visit(visit(EMPTY, at('/a')), at('/b'))

  it('is said by path, stays while others are visited, and goes with its tab', () => {
    const named = label(two, '/a', '甲公司')
    expect(named.labels).toEqual({ '/a': '甲公司' })
    expect(visit(named, { ...at('/b'), fullPath: '/b?x=1' }).labels).toEqual({ '/a': '甲公司' })
    expect(close(named, '/a').labels).toEqual({})
    expect(close(named, '/b').labels).toEqual({ '/a': '甲公司' })
  })

  it('changes with the page, and the state is the same while nothing does', () => {
    const named = label(two, '/a', '甲公司')
    expect(label(named, '/a', '乙公司').labels).toEqual({ '/a': '乙公司' })
    expect(label(named, '/a', null).labels).toEqual({})
    expect(label(named, '/a', '甲公司')).toBe(named)
    expect(label(two, '/a', null)).toBe(two)
  })
})
