/**
 * Opaque sessions. The token is 256 random bits, known to the holder only; the table keeps its SHA-256. Every request asks the
 * database whether the session lives and whether anything that it may do has changed, so a change acts at once; who it is is read
 * anew where it has (docs/decisions/0160).
 */
import type { Db } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashToken, newToken } from '../../security/secret.ts'
import { frozenCompany, STANDS } from './account-status.ts'
import { type Checked, checkSession, noteUse, STAMP, TIMES } from './checks.ts'
import { keepIdentity, knownIdentity, readIdentity } from './identity.ts'
import { restingJson } from './reach.ts'

/** Back office: 12 hours at most, half an hour idle (domain §7.3). Demo: half an hour at most (product spec §9). */
const LIFE = { MAIN: '12 hours', DEMO: '30 minutes' } as const

interface SessionRow extends Checked {
  /** `Identity` as JSON. */
  identity: string
}

/** SQL of what a list of roles may do, those of the session's own company among them. */
const mayOf = (roles: string): string =>
  `array(select distinct p.permission from role r join role_permission p on p.role_id = r.id
          where r.code = any(${roles}) and (r.company_id is null or r.company_id = s.company_id))`

/** Who a session is, in one statement. */
const identified = (session: string, stamp: string) => `
  select s.id, json_build_object('userId', s.user_id, 'userName', u.user_name, 'name', u.name, 'reach', json_build_object(${restingJson('u')}), 'createdAt', u.created_at,
           'companyId', s.company_id, 'companyName', c.name, 'kind', s.kind, 'status', u.status, 'stands', ${STANDS},
           'roles', held.roles, 'named', named.roles, 'may', ${mayOf('held.roles')},
           'own', case when s.kind = 'DEMO' then ${mayOf('mine.own')} end)::text as identity,
         ${TIMES}, ${stamp} as stamp
    from ${session} s join app_user u on u.id = s.user_id join company c on c.id = s.company_id
         left join company parent on parent.id = c.parent_id,
         lateral (select array(select role_code from user_role r where r.user_id = s.user_id) as own) mine,
         lateral (select case when s.kind = 'DEMO' then s.roles else mine.own end as roles) held,
         lateral (select coalesce(json_agg(json_build_object('roleCode', r.code, 'roleName', r.name) order by r.code), '[]') as roles
                    from role r where r.code = any(held.roles) and (r.company_id is null or r.company_id = s.company_id)) named`

/** The whole of it; asked once for each stamp. */
const FIND = `${identified('session', STAMP)} where s.token_hash = $1`
/** The same of an account as it is now, without any session. */
const FIND_USER = identified(
  `(select 0 as id, id as user_id, company_id, $2::text as kind, case $2 when 'DEMO' then array['ROLE_DEMO'] end as roles,
           now() + interval '1 hour' as expires_at, now() as last_seen_at, null::timestamptz as proved_at from app_user where id = $1)`,
  'null',
)

/** What somebody may do now who asked for work that goes on without him; refuses where he could not come in any more. */
export async function presentSession(
  db: Db,
  userId: number,
  kind: Session['kind'],
): Promise<Session> {
  const row = await db.one<SessionRow>(FIND_USER, [userId, kind])
  if (!row) throw new Refusal('ACCOUNT_FROZEN')
  const identity = readIdentity(row.identity)
  if (identity.holder.status !== 'ACTIVE') throw new Refusal('ACCOUNT_FROZEN')
  if (!identity.stands) throw frozenCompany()
  return { id: row.id, tokenHash: new Uint8Array(), fresh: row.fresh, ...identity }
}

/** The live session of a bearer token; refuses with what the browser must do next. Counts as use of it. */
export async function findSession(db: Db, token: string | null): Promise<Session> {
  const { session, stale } = await lookUp(db, token)
  // Once a minute is enough for the idle limit and spares a write per request.
  if (stale) await noteUse(db, session.id)
  return session
}

/** The same without counting as use: an open page must not keep alive a session that nobody uses. */
export const peekSession = async (db: Db, token: string | null): Promise<Session> =>
  (await lookUp(db, token)).session

async function lookUp(db: Db, token: string | null): Promise<{ session: Session; stale: boolean }> {
  if (!token) throw new Refusal('UNAUTHENTICATED')
  const tokenHash = hashToken(token)
  let row = await checkSession(db, tokenHash)
  let identity = row && knownIdentity(row.stamp)
  if (row && !identity) {
    const whole = await db.one<SessionRow>(FIND, [tokenHash])
    row = whole
    identity = whole && keepIdentity(whole.stamp, whole.identity)
  }
  if (!row || !identity) throw new Refusal('SESSION_EXPIRED')
  if (identity.holder.status !== 'ACTIVE') throw new Refusal('ACCOUNT_FROZEN')
  if (!identity.stands) throw frozenCompany()
  if (!row.live) throw new Refusal('SESSION_EXPIRED')
  const { stands: _, ...own } = identity
  const session: Session = { id: row.id, tokenHash, fresh: row.fresh, ...own }
  return { session, stale: row.stale }
}

/** Where a session was opened, for its holder to know it again. */
export interface OpenedFrom {
  ip: string
  agent: string
  /** By password or second factor, not by SMS alone: acts of weight are open for the first minutes. */
  proven: boolean
}

/**
 * Opens a session; the token is returned once. A demo session has the demo role only, whoever logs in. With `passwordHash`,
 * the one that stood when the user was checked: null is returned when it was changed since, for the change has just ended
 * all sessions. The row is held while we look, so one of the two waits for the other.
 */
export async function openSession(
  db: Db,
  user: { id: number; companyId: number; passwordHash: string | null },
  kind: 'MAIN' | 'DEMO',
  from?: OpenedFrom,
): Promise<{ token: string; expiresAt: string } | null>
export async function openSession(
  db: Db,
  user: { id: number; companyId: number },
  kind: 'MAIN' | 'DEMO',
  from?: OpenedFrom,
): Promise<{ token: string; expiresAt: string }>
export async function openSession(
  db: Db,
  user: { id: number; companyId: number; passwordHash?: string | null },
  kind: 'MAIN' | 'DEMO',
  from: OpenedFrom = { ip: '', agent: '', proven: true },
): Promise<{ token: string; expiresAt: string } | null> {
  const { token, hash } = newToken()
  const row = await db.one<{ expires_at: Date }>(
    `insert into session (token_hash, user_id, company_id, kind, roles, expires_at, ip, agent, proved_at)
     select $1, u.id, $3, $4, $5::text[], now() + $6::interval, $9, $10, case when $11 then now() end from app_user u
      where u.id = $2 and ($7 or u.password_hash is not distinct from $8) for share
     returning expires_at`,
    [
      hash,
      user.id,
      user.companyId,
      kind,
      kind === 'DEMO' ? ['ROLE_DEMO'] : [],
      LIFE[kind],
      user.passwordHash === undefined,
      user.passwordHash ?? null,
      from.ip,
      from.agent,
      from.proven,
    ],
  )
  return row && { token, expiresAt: row.expires_at.toISOString() }
}

/** Ends one session; whose it was, null where it was ended already, which is fine. */
export const closeSession = (db: Db, token: string) =>
  db.one<{ userId: number; userName: string; companyId: number }>(
    `delete from session s using app_user u where s.token_hash = $1 and u.id = s.user_id
     returning u.id as "userId", u.user_name as "userName", s.company_id as "companyId"`,
    [hashToken(token)],
  )

/** Notes on a session that its holder proved just now that it is he. */
export const markProven = (db: Db, sessionId: number): Promise<number> =>
  db.run('update session set proved_at = now() where id = $1', [sessionId])

/** Ends all sessions of a user but this one, and whoever stands before one. */
export async function closeOtherSessions(db: Db, userId: number, own: number): Promise<number> {
  await db.run("delete from second_ticket where user_id = $1 and purpose = 'LOGIN'", [userId])
  return db.run('delete from session where user_id = $1 and id <> $2', [userId, own])
}

/** Ends every session of a user: after a password change or a freeze. How many there were. */
export async function closeSessionsOf(db: Db, userId: number): Promise<number> {
  // Whoever stands between the first factor and the second is out, too.
  await db.run('delete from second_ticket where user_id = $1', [userId])
  return db.run('delete from session where user_id = $1', [userId])
}
