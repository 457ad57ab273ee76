import { describe, expect, it } from 'vitest'
import { entryOf, isChunkError, orReload, type World } from './new-build.ts'

const GONE = new TypeError('Failed to fetch dynamically imported module: https://x/assets/A-1.js')

function tab(over: Partial<World> = {}) {
  const did: string[] = []
  const world: World = {
    isNew: async () => true,
    hasTyped: () => false,
    lastReload: () => null,
    reload: () => did.push('reload'),
    consent: async () => did.push('asked') > 0,
    now: () => 1_000_000,
    ...over,
  }
  /** `open`: neither loaded nor failed, which is what waits for the reload. */
  const run = (load: () => Promise<string>) =>
    Promise.race([
      orReload(load, world).catch((error: Error) => `failed: ${error.message}`),
      new Promise<string>((resolve) => setTimeout(() => resolve('open'), 20)),
    ])
  return { did, run, fail: () => run(() => Promise.reject(GONE)) }
}

describe('the code of a page that is gone', () => {
  it('is loaded by one reload where a newer build is live', async () => {
    const { did, fail } = tab()
    expect(await fail()).toBe('open')
    expect(did).toEqual(['reload'])
  })
  it('loads as ever when it is there', async () => {
    const { did, run } = tab()
    expect(await run(async () => 'page')).toBe('page')
    expect(did).toEqual([])
  })
  it.each<[string, Partial<World>]>([
    ['the same build is live: the line is bad', { isNew: async () => false }],
    ['the tab was reloaded a moment ago', { lastReload: () => 999_000 }],
    ['it cannot be known whether it was', { lastReload: () => Number.NaN }],
  ])('fails where no reload would help: %s', async (_, over) => {
    const { did, fail } = tab(over)
    expect(await fail()).toMatch(/^failed: Failed to fetch/)
    expect(did).toEqual([])
  })
  it('reloads again for the next deployment', async () => {
    const { did, fail } = tab({ lastReload: () => 1 })
    expect(await fail()).toBe('open')
    expect(did).toEqual(['reload'])
  })
  it('asks before typed text is lost, and stays when told so', async () => {
    const yes = tab({ hasTyped: () => true })
    await yes.fail()
    expect(yes.did).toEqual(['asked', 'reload'])
    const no = tab({ hasTyped: () => true, consent: async () => false })
    expect(await no.fail()).toMatch(/^failed/)
    expect(no.did).toEqual([])
  })
  it('is not mistaken for an error of the page', async () => {
    const { did, run } = tab()
    expect(await run(() => Promise.reject(new TypeError('x is undefined')))).toMatch(/^failed: x/)
    expect(did).toEqual([])
  })
  it.each([
    ['error loading dynamically imported module: /a.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/a.css', true],
    ['error loading the list', false],
  ])('in the words of every browser: %s', (message, gone) =>
    expect(isChunkError(new Error(message))).toBe(gone),
  )
})

describe('the build of a page', () => {
  it('is told by its first script', () => {
    const html = '<head><script type="module" crossorigin src="/assets/index-Ab1.js"></script>'
    expect(entryOf(html)).toBe('/assets/index-Ab1.js')
    expect(entryOf('')).toBeNull()
    expect(entryOf('<script src="/x.js"></script>')).toBeNull()
  })
})
