/** A platform and two customers with honest people of standing in each, and one evil person of each role. */
import { openSession } from '../../apps/server/src/features/session/sessions.ts'
import { type CrashWorld, startCrashWorld } from '../../apps/server/test/collect/crash-world.ts'
import { Sandbox } from '../../apps/server/test/collect-phone.ts'

/** What he gives as his own wherever an address or a number is asked for. */
export const EVIL_MAIL = 'evil@evil.example'
export const EVIL_MOBILE = '13666600'

export interface Person {
  id: number
  companyId: number
  token: string
}

export interface EvilWorld {
  db: CrashWorld['db']
  base: string
  platform: number
  own: number
  other: number
  person(companyId: number, role: string): Promise<Person>
  stop(): Promise<void>
}

export async function startEvilWorld(): Promise<EvilWorld> {
  const sandbox = await Sandbox.start()
  const world = await startCrashWorld(sandbox)
  const { db } = world
  // What an account was given is judged by what stands in its columns: written as a release before did, in clear (docs/decisions/0268).
  await db.run("delete from sealed_column where name in ('app_user.mobile', 'app_user.email')")
  const one = async (sql: string, values: (string | number)[]) =>
    (await db.one<{ id: number }>(sql, values))!.id
  const company = (name: string, kind: string) =>
    one('insert into company (name, kind) values ($1, $2) returning id', [name, kind])
  let made = 0
  const person = async (companyId: number, role: string): Promise<Person> => {
    const n = ++made
    const id = await one(
      'insert into app_user (company_id, user_name, mobile, email) values ($1, $2, $3, $4) returning id',
      [companyId, `person-${n}`, `196${String(n).padStart(8, '0')}`, `person-${n}@example.com`],
    )
    await db.run('insert into user_role (user_id, role_code) values ($1, $2)', [id, role])
    return { id, companyId, token: (await openSession(db, { id, companyId }, 'MAIN')).token }
  }
  const platform = await one("select id from company where kind = 'OPERATOR' limit 1", [])
  const own = await company('来者机构', 'CUSTOMER')
  const other = await company('受害机构', 'CUSTOMER')
  for (const customer of [own, other])
    for (const role of ['ROLE_COMPANY_ADMIN', 'ROLE_COMPANY_ADMIN', 'ROLE_COMPANY_STAFF'])
      await person(customer, role)
  await db.run(
    "insert into enterprise (company_id, tax_no, name) values ($1, '91440300192200001X', '金丝雀企业')",
    [other],
  )
  return {
    db,
    base: `http://127.0.0.1:${world.config.port}/api`,
    platform,
    own,
    other,
    person,
    async stop() {
      await world.stop()
      sandbox.stop()
    },
  }
}
