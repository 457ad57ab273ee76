/** What a document asks for while its program is on its way is what the page begins with: every call is made once. */
import { CALLS_OF_PAGES, firstCalls } from '../../../apps/web/src/shell/early/first-calls.ts'
import { expect, loginByPassword, test } from '../setup/test.ts'
import { settled } from './pages.ts'

test('pages make their first calls once, before their program is there', async ({
  page,
  inbox,
}) => {
  await page.goto('/login')
  await loginByPassword(page, inbox, 'demo')
  await page.waitForURL('**/app')
  // What the page after the login asks for belongs to none of those that follow.
  await settled(page, '/app')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + (request.postData() ?? ''))
  })
  for (const path of [...Object.keys(CALLS_OF_PAGES), '/queryCenter/queryReport']) {
    asked.length = 0
    // The program is held back until all of it was asked for: nothing but the document can have asked.
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async (route) => {
      await held
      await route.continue()
    })
    const calls = firstCalls(path).map(
      ({ endpoint, body }) =>
        `/api${endpoint.path}${endpoint.method === 'GET' ? '' : JSON.stringify(body)}`,
    )
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => calls.filter((call) => asked.includes(call)), path).toEqual(calls)
    release()
    await settled(page, path)
    // By the address alone: the page may ask for something else there.
    const to = (call: string) => call.replace(/\{.*/, '')
    for (const call of calls)
      expect(
        asked.filter((one) => to(one) === to(call)),
        path,
      ).toEqual([call])
    await page.unrouteAll({ behavior: 'wait' })
  }
})
