/**
 * Roles and logins of the running product, made and set right by the owner as far as it may; what is missing then is said with the
 * statements that an administrator runs once. A login that can more than it should stops the start as one that is missing does.
 */
import pg from 'pg'
import { SettingFault } from '../setting-fault.ts'
import type { Database } from './pool.ts'
import { LOADER, ROLE_KINDS, ROLES, type Role } from './role-names.ts'

const INSUFFICIENT_PRIVILEGE = '42501'
const WRONG_PASSWORD = '28P01'
/** No line of pg_hba.conf lets it in. */
const NOT_LET_IN = '28000'
/** Several databases of one cluster may be opened at once, and roles are the cluster's: made by another, granted by another, changed by another. */
const RACED = ['42710', '23505', 'XX000', '40P01', '42704']
const ATTEMPTS = 20

/** Makes what is missing. Throws a SettingFault with the statements for an administrator where the owner may not. */
export async function ensureRoles(db: Database): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const statements = [...(await missing(db)), ...(await wrongPasswords(db))]
    if (statements.length === 0) return raiseLoader(db)
    if (attempt > ATTEMPTS) throw notSetUp(statements)
    try {
      await db.transaction(async (tx) => {
        for (const text of statements) await tx.run(text)
      })
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (code === INSUFFICIENT_PRIVILEGE) throw notSetUp(statements)
      if (!RACED.includes(code)) throw error
    }
  }
}

/** Whether COPY goes straight into its table; else by a table of the transaction (db/copy-in.ts), slower and no less safe. */
export const loaderIsAbove = async (db: Database): Promise<boolean> =>
  (await db.one('select 1 from pg_roles where rolname = $1 and rolbypassrls', [LOADER])) !== null

/** Puts the loader above the policies where the owner may: one that is neither superuser nor above them itself may not. */
async function raiseLoader(db: Database): Promise<void> {
  if (await loaderIsAbove(db)) return
  const may = await db.one(
    'select 1 from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
  )
  if (!may) return
  try {
    await db.run(`alter role ${id(LOADER)} bypassrls`)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code !== INSUFFICIENT_PRIVILEGE && !RACED.includes(code)) throw error
  }
}

const notSetUp = (statements: readonly string[]): SettingFault =>
  new SettingFault(
    [
      '运行时使用的数据库角色与登录用户尚未就绪，DATABASE_URL 的用户无权自行建立或更正。请由数据库管理员执行以下语句，再重新启动（语句中是口令的校验值，不是口令本身）：',
      ...statements.map((text) => `${text};`),
    ].join('\n'),
  )

const FLAGS = {
  rolsuper: 'superuser',
  rolbypassrls: 'bypassrls',
  rolcreaterole: 'createrole',
  rolcreatedb: 'createdb',
  rolreplication: 'replication',
} as const

interface Found extends Record<keyof typeof FLAGS, boolean> {
  rolname: string
  rolcanlogin: boolean
  rolinherit: boolean
  /** Settings that would come with every connection. */
  set: boolean
  member: { of: string; by: string; inherit: boolean; set: boolean; admin: boolean }[]
  connect: boolean
  temporary: boolean
  database: string
}

const FOUND = `
  select r.rolname, r.rolcanlogin, r.rolinherit, ${Object.keys(FLAGS)
    .map((flag) => `r.${flag}`)
    .join(', ')},
         exists (select 1 from pg_db_role_setting s where s.setrole = r.oid and s.setdatabase = 0) as set,
         (select coalesce(json_agg(json_build_object('of', g.rolname, 'by', b.rolname, 'inherit', m.inherit_option,
                                                     'set', m.set_option, 'admin', m.admin_option)), '[]')
            from pg_auth_members m join pg_roles g on g.oid = m.roleid join pg_roles b on b.oid = m.grantor
           where m.member = r.oid) as member,
         has_database_privilege(r.oid, current_database(), 'connect') as connect,
         has_database_privilege(r.oid, current_database(), 'temporary') as temporary,
         current_database()::text as database
    from pg_roles r where r.rolname = any($1)`

const id = pg.escapeIdentifier

/** Statements that make roles and logins what they have to be. */
async function missing(db: Database): Promise<string[]> {
  const names = [LOADER, ...ROLE_KINDS.flatMap((role) => [ROLES[role], db.logins(role).name])]
  const found = new Map((await db.rows<Found>(FOUND, [names])).map((one) => [one.rolname, one]))
  return [
    ...ofLoader(found.get(LOADER)),
    ...ROLE_KINDS.flatMap((role) => [
      ...ofRole(role, found.get(ROLES[role]), db.distributed),
      ...ofLogin(db, role, found.get(db.logins(role).name)),
    ]),
  ]
}

function ofLoader(found: Found | undefined): string[] {
  if (!found) return [`create role ${id(LOADER)} nologin`]
  return [
    ...withoutRights({ ...found, rolbypassrls: false }, found.rolcanlogin ? ['nologin'] : []),
    ...found.member.map((m) => takenBack(found, m)),
  ]
}

/** What a login may become. */
const rolesOf = (role: Role): string[] => [ROLES[role], ...(role === 'tenant' ? [LOADER] : [])]

/** The policies of a company hold the eraser as they hold a tenant: it is one, with the right to delete more. It cannot become one. */
const isOf = (role: Role): string[] => (role === 'eraser' ? [ROLES.tenant] : [])

/** `distributed`: nodes reach each other as the role, so that it may log in; it has no password. */
function ofRole(role: Role, found: Found | undefined, distributed: boolean): string[] {
  const name = id(ROLES[role])
  const login = distributed ? 'login' : 'nologin'
  const made = (of: string) => `grant ${id(of)} to ${name} with inherit true, set false`
  if (!found) return [`create role ${name} ${login}`, ...isOf(role).map(made)]
  const wrong = found.member.filter((m) => !isOf(role).includes(m.of) || m.set || m.admin)
  const right = found.member.filter((m) => !wrong.includes(m) && m.inherit).map((m) => m.of)
  return [
    ...withoutRights(found, found.rolcanlogin === distributed ? [] : [login]),
    ...wrong.map((m) => takenBack(found, m)),
    ...isOf(role)
      .filter((of) => !right.includes(of))
      .map(made),
    // Where the loader stands beneath the policies, rows of a COPY land in a table of the transaction first (db/copy-in.ts).
    ...(role === 'tenant' && !found.temporary
      ? [`grant temporary on database ${id(found.database)} to ${name}`]
      : []),
  ]
}

function ofLogin(db: Database, role: Role, found: Found | undefined): string[] {
  const login = db.logins(role)
  const name = id(login.name)
  const grant = (of: string) => `grant ${id(of)} to ${name} with inherit false, set true`
  if (!found)
    return [
      `create role ${name} login noinherit password ${pg.escapeLiteral(login.verifier())}`,
      ...rolesOf(role).map(grant),
    ]
  const wrong = found.member.filter((m) => !rolesOf(role).includes(m.of) || m.inherit || m.admin)
  const right = found.member.filter((m) => !wrong.includes(m) && m.set).map((m) => m.of)
  const flags = [
    ...(found.rolcanlogin ? [] : ['login']),
    ...(found.rolinherit ? ['noinherit'] : []),
  ]
  return [
    ...withoutRights(found, flags),
    ...wrong.map((m) => takenBack(found, m)),
    ...rolesOf(role)
      .filter((of) => !right.includes(of))
      .map(grant),
    ...(found.connect ? [] : [`grant connect on database ${id(found.database)} to ${name}`]),
  ]
}

function withoutRights(found: Found, more: string[]): string[] {
  const off = (Object.keys(FLAGS) as (keyof typeof FLAGS)[])
    .filter((flag) => found[flag])
    .map((flag) => `no${FLAGS[flag]}`)
  const flags = [...off, ...more]
  const name = id(found.rolname)
  return [
    ...(flags.length > 0 ? [`alter role ${name} ${flags.join(' ')}`] : []),
    ...(found.set ? [`alter role ${name} reset all`] : []),
  ]
}

const takenBack = (found: Found, { of, by }: Found['member'][number]): string =>
  `revoke ${id(of)} from ${id(found.rolname)} granted by ${id(by)}`

/** Each login is tried as the product will use it: the owner's password may be another than at the last start. */
async function wrongPasswords(db: Database): Promise<string[]> {
  const refused = await Promise.all(
    ROLE_KINDS.map(async (role) => {
      const { name, url, verifier } = db.logins(role)
      const known = await db.one('select 1 from pg_roles where rolname = $1 and rolcanlogin', [
        name,
      ])
      if (!known || !(await isRefused(name, url))) return []
      return [`alter role ${id(name)} password ${pg.escapeLiteral(verifier())}`]
    }),
  )
  return refused.flat()
}

async function isRefused(name: string, url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return false
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === WRONG_PASSWORD) return true
    if (code !== NOT_LET_IN) throw error
    throw new SettingFault(
      `数据库不允许登录用户 ${name} 连接。请由数据库管理员在 pg_hba.conf 中允许 ${ROLE_KINDS.map((role) => name.replace(/[a-z]+$/, role)).join('、')} 以 scram-sha-256 方式连接该数据库，再重新启动`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
