/** Many calls at one moment: how many statements ask of their sessions, and what each is told. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database, Db } from '../../src/db/pool.ts'
import { sowRoles } from '../../src/features/session/role-seeds.ts'
import { closeSession, findSession, openSession } from '../../src/features/session/sessions.ts'
import { openClone } from '../harness.ts'

let db: Database
let drop: () => Promise<void>
let tokens: string[]

beforeEach(async () => {
  ;({ db, drop } = await openClone())
  await sowRoles(db)
  tokens = []
  for (const n of [1, 2, 3]) {
    const company = await db.one<{ id: number }>(
      "insert into company (name, kind) values ($1, 'CUSTOMER') returning id",
      [`机构${n}`],
    )
    const user = await db.one<{ id: number }>(
      'insert into app_user (company_id, user_name, mobile) values ($1, $2, $3) returning id',
      [company!.id, `user${n}`, `1991111222${n}`],
    )
    await db.run("insert into user_role (user_id, role_code) values ($1, 'ROLE_COMPANY_STAFF')", [
      user!.id,
    ])
    tokens.push((await openSession(db, { id: user!.id, companyId: company!.id }, 'MAIN')).token)
  }
})
afterEach(() => drop())

/** The database with a list of what is sent to it; `hold` keeps back the next answers until it is let go. */
function noted() {
  const sent: string[] = []
  let held: Promise<void> | undefined
  const noting =
    <A extends unknown[], R>(send: (text: string, ...rest: A) => Promise<R>) =>
    async (text: string, ...rest: A): Promise<R> => {
      sent.push(text)
      await held
      return send(text, ...rest)
    }
  const { rows, one, run } = db
  const handle = { rows: noting(rows), one: noting(one), run: noting(run) } as Db
  const hold = (): (() => void) => {
    const gate = Promise.withResolvers<void>()
    held = gate.promise
    return () => {
      held = undefined
      gate.resolve()
    }
  }
  return { handle, sent, hold }
}
const asked = (sent: readonly string[]) => sent.filter((text) => text.includes('as live'))

it('two hundred calls at one moment ask a handful of times, and each is told of its own session', async () => {
  const { handle, sent } = noted()
  for (const token of tokens) await findSession(handle, token)
  sent.length = 0
  const names = ['user1', 'user2', 'user3']
  const found = await Promise.all(
    Array.from({ length: 200 }, (_, i) => findSession(handle, tokens[i % 3]!)),
  )
  expect(found.map(({ userName }) => userName)).toEqual(
    Array.from({ length: 200 }, (_, i) => names[i % 3]),
  )
  // Four by themselves, the fifth, and the rest together.
  expect(asked(sent)).toHaveLength(6)
})

it('a session that was closed opens nothing, whoever asks beside it, and no moment later', async () => {
  const { handle, hold } = noted()
  const letGo = hold()
  // Four are on their way, and a fifth is asked of together with nobody.
  const before = Array.from({ length: 5 }, () => findSession(handle, tokens[0]!))
  await closeSession(db, tokens[1]!)
  const after = [tokens[1]!, tokens[2]!, 'nobody’s', tokens[1]!].map((token) =>
    findSession(handle, token).then(
      ({ userName }) => userName,
      (error: { code?: string }) => error.code,
    ),
  )
  letGo()
  expect((await Promise.all(before)).map(({ userName }) => userName)).toEqual(
    Array.from({ length: 5 }, () => 'user1'),
  )
  expect(await Promise.all(after)).toEqual([
    'SESSION_EXPIRED',
    'user3',
    'SESSION_EXPIRED',
    'SESSION_EXPIRED',
  ])
})

it('a use is noted once, however many calls make it at one moment', async () => {
  await db.run("update session set last_seen_at = now() - interval '2 minutes'")
  const { handle, sent } = noted()
  await Promise.all(Array.from({ length: 50 }, () => findSession(handle, tokens[0]!)))
  const notes = sent.filter((text) => text.startsWith('update session'))
  expect(notes.length).toBeLessThanOrEqual(2)
  const fresh = await db.rows<{ fresh: boolean }>(
    "select last_seen_at > now() - interval '1 minute' as fresh from session order by id",
  )
  expect(fresh.map((row) => row.fresh)).toEqual([true, false, false])
})
