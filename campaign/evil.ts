/**
 * One evil person of each role tries alone, with every call and with all accounts that he makes, to decide on what he asked for, to take
 * over an account, to come to weight in his own or another company, and to read a customer. What he reaches is counted in the
 * database. `EVIL_ROUNDS` sets how often he tries again with the accounts he came to (2).
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openSession } from '../apps/server/src/features/session/sessions.ts'
import { ask, everyCall, send } from './evil/ways.ts'
import {
  EVIL_MAIL,
  EVIL_MOBILE,
  type EvilWorld,
  type Person,
  startEvilWorld,
} from './evil/world.ts'
import { tell } from './lib/tell.ts'

const ROUNDS = Number(process.env.EVIL_ROUNDS ?? 2)
const BUILD = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url))
const ROLES = [
  ['ROLE_ADMIN', 'platform'],
  ['ROLE_OPERATOR', 'platform'],
  ['ROLE_COMPANY_ADMIN', 'own'],
  ['ROLE_COMPANY_STAFF', 'own'],
  ['ROLE_RYC_CHILD_ADMIN', 'own'],
  ['ROLE_RYC_SAAS_FAREN', 'own'],
] as const

interface Reached {
  opened: number
  accounts: number
  decided: string[]
  taken: number
  weighty: number
  elsewhere: number
  read: string[]
}

export async function run(seed: number): Promise<boolean> {
  spawnSync(process.execPath, [BUILD], { stdio: 'inherit' })
  const world = await startEvilWorld()
  try {
    const rows: [string, Reached][] = []
    for (const [role, where] of ROLES)
      rows.push([role, await tryAll(world, await world.person(world[where], role))])
    return conclude(seed, rows)
  } finally {
    await world.stop()
  }
}

/** Accounts whose link goes to him: he opens them as their holder would. */
async function accomplices({ db }: EvilWorld, since: number): Promise<Person[]> {
  const found = await db.rows<{ id: number; companyId: number }>(
    `select id, company_id as "companyId" from app_user
      where id > $3 and status = 'ACTIVE' and (email = $1 or mobile like $2) order by id limit 6`,
    [EVIL_MAIL, `${EVIL_MOBILE}%`, since],
  )
  const people: Person[] = []
  for (const one of found)
    people.push({ ...one, token: (await openSession(db, one, 'MAIN')).token })
  return people
}

async function tryAll(world: EvilWorld, evil: Person): Promise<Reached> {
  const { db } = world
  const since = await last(db)
  const honest = await db.rows<{ id: number; company_id: number }>(
    'select id, company_id from app_user where id <> $1 order by id',
    [evil.id],
  )
  const sets = [
    { companyId: evil.companyId, id: honest.find((one) => one.company_id === evil.companyId)!.id },
    { companyId: world.other, id: honest.find((one) => one.company_id === world.other)!.id },
  ].flatMap((set) =>
    ['ROLE_COMPANY_STAFF', 'ROLE_COMPANY_ADMIN', 'ROLE_OPERATOR'].map((code) => ({
      ...set,
      roleCodes: [code],
    })),
  )
  const opened = new Set<string>()
  const read = new Set<string>()
  const decided = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const group = [evil, ...(await accomplices(world, since))]
    // All that was asked for comes of age: time alone must open nothing.
    await db.run("update sensitive_change set due_at = now() where state = 'AGREED' and needs > 0")
    for (const one of group) {
      for (const [call, over] of await ask(world, one))
        for (const by of group)
          if ((await send(world, by, call, over)).status === 200) decided.add(call)
    }
    const walked = await everyCall(world, evil, sets)
    for (const name of walked.opened) opened.add(name)
    for (const name of walked.read) read.add(name)
  }
  const group = [evil, ...(await accomplices(world, since))]
  const count = async (sql: string, values: (number | string | number[])[]) =>
    (await db.one<{ n: number }>(sql, values))!.n
  const HIS = `(u.email = '${EVIL_MAIL}' or u.mobile like '${EVIL_MOBILE}%')`
  const reached = {
    opened: opened.size,
    accounts: group.length - 1,
    decided: [...decided],
    // Of his own account he may give himself another address: that is none of the others'.
    taken: await count(
      `select count(*)::int as n from app_user u where u.id <= $1 and u.id <> $2 and ${HIS}`,
      [since, evil.id],
    ),
    weighty: await count(
      `select count(distinct u.id)::int as n from app_user u join user_role ur on ur.user_id = u.id
         join role r on r.code = ur.role_code and (r.company_id is null or r.company_id = u.company_id)
         join role_permission p on p.role_id = r.id
          and p.permission in ('rules.approve', 'system.operate', 'registration.decide', 'account.agree', 'user.write', 'role.write')
        where u.id > $1 and u.company_id in ($2, $3, $4) and ${HIS}`,
      [since, world.platform, world.own, world.other],
    ),
    elsewhere: await count(
      `select count(*)::int as n from app_user u where u.id > $1 and u.company_id <> $2 and u.company_id in ($3, $4, $5) and ${HIS}`,
      [since, evil.companyId, world.platform, world.own, world.other],
    ),
    read: evil.companyId === world.other ? [] : [...read],
  }
  // The next one begins among honest people.
  await db.run(
    "update app_user u set email = null, email_sealed = null, email_index = null, mobile = 'gone-' || u.id, mobile_sealed = null where u.id >= $1",
    [evil.id],
  )
  return reached
}

const last = async (db: EvilWorld['db']) =>
  (await db.one<{ n: number }>('select max(id) as n from app_user'))!.n

function conclude(seed: number, rows: readonly [string, Reached][]): boolean {
  const all = rows.map(([, one]) => one)
  const sum = (of: (one: Reached) => number) => all.reduce((n, one) => n + of(one), 0)
  const said = (of: (one: Reached) => string[]) => {
    const list = [...new Set(all.flatMap(of))]
    return list.length === 0 ? '' : ` (${list.join(', ')})`
  }
  const none = (name: string, value: number) => ({ name, value, goal: '0', met: value === 0 })
  const opened = sum((one) => one.opened)
  return tell('evil', seed, {
    title: 'One evil person of each role, alone with the accounts that he makes',
    method: [
      `Each makes every guarded call of the contract that takes no file, with numbers of his own company and of another, asking for accounts, roles, addresses and numbers of his own; ${ROUNDS} rounds, with all accounts that came to him. Everything that another must decide on he asks for, and decides on himself or by one of them.`,
      'In his company, in the platform and in the other company stand honest people who agree to nothing. Waiting times are passed over. What he came to is counted in the database.',
    ],
    columns: [
      'role',
      'calls answered',
      'ordinary accounts made',
      'decisions of his own',
      'accounts taken over',
      'accounts with weight',
      'accounts elsewhere',
      'calls that read the other',
    ],
    rows: rows.map(([role, one]) => [
      role,
      String(one.opened),
      String(one.accounts),
      String(one.decided.length),
      String(one.taken),
      String(one.weighty),
      String(one.elsewhere),
      String(one.read.length),
    ]),
    figures: [
      none(
        `what he asked for and decided on himself${said((one) => one.decided)}`,
        sum((one) => one.decided.length),
      ),
      none(
        'accounts of others that came to his address or number',
        sum((one) => one.taken),
      ),
      none(
        'accounts of weight that came to him',
        sum((one) => one.weighty),
      ),
      none(
        'accounts in another company that came to him',
        sum((one) => one.elsewhere),
      ),
      none(
        `calls that told what the other company has${said((one) => one.read)}`,
        sum((one) => one.read.length),
      ),
      { name: 'calls that were answered', value: opened, goal: '> 100', met: opened > 100 },
    ],
  })
}
