/** Nothing secret rests in the database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('secrets', () => {
  it('no password, no bureau session, no ID number in the whole database', async () => {
    const firm = await sandbox.neighbour('4403', 6)
    const person = await sandbox.person(firm)
    const phone = new Phone(server, sandbox)
    await phone.sign(firm)
    await phone.area('4403')
    const session = await phone.bureauSession()
    await phone.password(person)
    const dump = await wholeDatabase()
    for (const secret of [person.password, session, person.idNo, person.mobile, phone.token])
      expect(dump.includes(secret), secret.slice(0, 3)).toBe(false)
    await phone.collect()
    await phone.until(['SUCCESS', 'PARTIAL', 'FAILED'])
    expect(
      await server.db.rows('select 1 from collect_secret where task_id = $1', [phone.taskId]),
    ).toEqual([])
  })
})

/** Every row of every table as text; bytes as latin1 so that a plain secret inside them would show. */
async function wholeDatabase(): Promise<string> {
  const tables = await server.db.rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const parts = []
  for (const { name } of tables)
    for (const row of await server.db.rows<Record<string, unknown>>(`select * from ${name}`))
      for (const value of Object.values(row))
        parts.push(value instanceof Buffer ? value.toString('latin1') : JSON.stringify(value))
  return parts.join('\n')
}
