// @vitest-environment happy-dom
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { earlyKey } from '../../api/early/early.ts'
import { cookies } from '../cookies.ts'
import { writeToken } from '../tokens.ts'
import { CALLS_OF_PAGES, firstCalls } from './first-calls.ts'

let asked: { url: string; body: unknown; bearer: string }[] = []
let permissions: string[] = []

beforeEach(() => {
  asked = []
  permissions = []
  vi.resetModules()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { Authorization: bearer = '' } = init.headers as Record<string, string>
    asked.push({ url, body: init.body && JSON.parse(String(init.body)), bearer })
    return Response.json({ status: 200, data: { permissions } })
  })
  writeToken('main', 'T', '2100-01-01T00:00:00Z')
  history.replaceState(null, '', '/queryRecord/queryPage')
})
afterEach(() => {
  globalThis.xinjianEarly = undefined
  cookies.remove(`token_${location.port}`)
  cookies.remove('token')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The document of this path runs its script. */
async function run(path: string): Promise<void> {
  const script = document.createElement('script')
  script.dataset.calls = JSON.stringify(firstCalls(path))
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  await import('./early.ts')
  await new Promise((resolve) => setTimeout(resolve))
}

const ROWS = '/api/frontTax/front/report/tax/result'

it('asks for user and menu, with the token as bearer, and keeps the answers for the page', async () => {
  await run('/integrate')
  expect(asked).toEqual([
    { url: `/api${session.userInfo.path}`, body: undefined, bearer: 'Bearer T' },
    { url: `/api${session.userMenu.path}`, body: {}, bearer: 'Bearer T' },
  ])
  const key = earlyKey(`/api${session.userInfo.path}`, undefined, {
    Authorization: 'Bearer T',
    'Accept-Language': 'zh',
  })
  expect(await globalThis.xinjianEarly?.get(key)).toBeInstanceOf(Response)
})

it('asks for the rows of a list once it is known that the user may read them', async () => {
  permissions = ['report.read']
  await run('/queryRecord/queryPage')
  expect(asked.at(-1)).toEqual({ url: ROWS, body: { page: 1, size: 20 }, bearer: 'Bearer T' })
})

it('asks for no rows that would be refused', async () => {
  await run('/queryRecord/queryPage')
  expect(asked.map(({ url }) => url)).toContain('/api/list/views')
  expect(asked.map(({ url }) => url)).not.toContain(ROWS)
})

it('leaves it to the page what an address with a query asks for', async () => {
  permissions = ['report.read']
  history.replaceState(null, '', '/queryRecord/queryPage?page=2')
  await run('/queryRecord/queryPage')
  expect(asked.map(({ url }) => url)).not.toContain(ROWS)
})

it('asks nothing for who is not logged in', async () => {
  cookies.remove(location.port ? `token_${location.port}` : 'token')
  await run('/queryRecord/queryPage')
  expect(asked).toEqual([])
})

it('asks for what only some may read by its right', () => {
  const needs = Object.values(CALLS_OF_PAGES).flatMap((calls) =>
    calls.flatMap((c) => c.needs ?? []),
  )
  expect(needs).toEqual(['enterprise.read', 'consent.read', 'report.read'])
})
