/** The world of one large company beside a small one, by SQL. */
import type { Database } from '../../apps/server/src/db/pool.ts'
import { tellPlanner } from '../../apps/server/src/db/statistics.ts'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import { sumDays } from '../../apps/server/src/features/board/days.ts'
import { sowRoles } from '../../apps/server/src/features/session/role-seeds.ts'
import { openSession } from '../../apps/server/src/features/session/sessions.ts'
import { enterpriseSql, moneySql, platformSql, workSql } from './seed-sql.ts'

export const PEOPLE = ['large', 'child', 'small', 'operator'] as const
export type Person = (typeof PEOPLE)[number]

const ROLES: Record<Person, string> = {
  large: 'ROLE_COMPANY_ADMIN',
  child: 'ROLE_RYC_CHILD',
  small: 'ROLE_COMPANY_ADMIN',
  operator: 'ROLE_ADMIN',
}
/** Of the large company. */
const SMALL = 0.001

/** Who calls, with the number and the token of each. */
export interface World {
  companyId: number
  userId: number
  tokens: Record<Person, string>
}

/** Seconds that it takes are told as it goes. */
export async function seedWorld(db: Database, told: (line: string) => void): Promise<World> {
  await sowRoles(db.as('system'))
  const company = async (name: string, kind: string): Promise<number> =>
    (await db.one<{ id: number }>('insert into company (name, kind) values ($1, $2) returning id', [
      name,
      kind,
    ]))!.id
  const large = await company('规模测试机构', 'CUSTOMER')
  const small = await company('小机构', 'CUSTOMER')
  const platform = await company('平台运营', 'OPERATOR')
  const of: Record<Person, number> = { large, child: large, small, operator: platform }
  const users = {} as Record<Person, number>
  for (const [i, person] of PEOPLE.entries()) {
    const user = await db.one<{ id: number }>(
      'insert into app_user (company_id, user_name, mobile) values ($1, $2, $3) returning id',
      [of[person], person, `1991111000${i}`],
    )
    users[person] = user!.id
    await db.run('insert into user_role (user_id, role_code) values ($1, $2)', [
      user!.id,
      ROLES[person],
    ])
  }
  const steps = [
    ...enterpriseSql(large, 1),
    ...workSql(large, users.large, 1),
    ...moneySql(large, 1),
    ...enterpriseSql(small, SMALL),
    ...workSql(small, users.small, SMALL),
    ...moneySql(small, SMALL),
    ...platformSql(),
  ]
  for (const { what, sql } of steps) {
    const start = performance.now()
    await db.pool.query(sql)
    told(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  await db.pool.query('vacuum (analyze)')
  // As a worker does every hour.
  await tellPlanner(db.as('system'))
  for (const id of [large, small]) await sumDays(tenantOf(db, id), '0')
  return { companyId: large, userId: users.large, tokens: await tokensOf(db, users, of) }
}

async function tokensOf(
  db: Database,
  users: Record<Person, number>,
  of: Record<Person, number>,
): Promise<Record<Person, string>> {
  const tokens = {} as Record<Person, string>
  for (const person of PEOPLE)
    tokens[person] = (
      await openSession(db, { id: users[person], companyId: of[person] }, 'MAIN')
    ).token
  return tokens
}
