/** Old notices are forgotten, read ones sooner than unread ones, with what went out of them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetNotices } from '../../src/features/notice/retention.ts'
import { tell } from '../../src/features/notice/tell.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { userIdOf, within } from './told.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const DAYS = 180

it('those over their time go, whoever’s they are; the others stay', async () => {
  const { db } = server
  const ids = { demo: await userIdOf(db, 'demo'), owner: await userIdOf(db, 'owner') }
  const old = async (user: 'demo' | 'owner', key: string, days: number, read: boolean) => {
    const to = { kind: 'LOGIN_NEW', params: { at: '', device: '', ip: '' }, to: user } as const
    await within(server, (tx) => tell(tx, { ...to, key }), user)
    await db.run(
      `update notice set created_at = now() - make_interval(days => $2), read_at = case when $3 then now() end
        where user_id = $4 and key = 'LOGIN_NEW:' || $1`,
      [key, days, read, ids[user]],
    )
  }
  await old('demo', 'read-old', DAYS + 1, true)
  await old('demo', 'read-new', DAYS - 1, true)
  await old('demo', 'unread-old', 366, false)
  await old('demo', 'unread-new', 364, false)
  await old('owner', 'read-old', DAYS + 1, true)
  await old('owner', 'hidden-old', DAYS + 1, false)
  await db.run("update notice set shown = false where key = 'LOGIN_NEW:hidden-old'")
  const left = async () =>
    (
      await db.rows<{ key: string }>("select key from notice where kind = 'LOGIN_NEW' order by key")
    ).map(({ key }) => key.slice('LOGIN_NEW:'.length))
  expect(await left()).toHaveLength(6)
  expect(await forgetNotices(db.as('system'), DAYS)).toBe(4)
  expect(await left()).toEqual(['read-new', 'unread-new'])
  const orphans = await db.one<{ n: number }>(
    'select count(*)::int as n from notice_delivery d where not exists (select 1 from notice n where n.id = d.notice_id and n.company_id = d.company_id)',
  )
  expect(orphans?.n).toBe(0)
  expect(await forgetNotices(db.as('system'), DAYS)).toBe(0)
  // Where the setting is longer than a year unread ones stay as long.
  await old('demo', 'long', 399, true)
  await old('demo', 'long-unread', 399, false)
  expect(await forgetNotices(db.as('system'), 400)).toBe(0)
  expect(await forgetNotices(db.as('system'), DAYS)).toBe(2)
})

it('a company cannot have notices forgotten', async () => {
  await expect(
    within(server, (tx) =>
      tx.one(
        'select forget_notices(1, 1, 1) as n where exists (select 1 from notice where company_id = $1) or true',
      ),
    ),
  ).rejects.toThrow(/permission denied/)
})
