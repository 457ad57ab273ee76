/**
 * What every call asks of its session. Of many calls at one moment most are of the same few sessions: beyond a few at once they are asked
 * together (docs/decisions/0269), so that somebody else's call does not wait behind a question for each of them.
 */
import type { Db } from '../../db/pool.ts'
import { together } from '../../db/requests/together.ts'

const IDLE = '30 minutes'
/** How long a proof that it is the holder opens acts of weight (docs/decisions/0135). */
const FRESH_FOR = '5 minutes'
/** So many ask by themselves: none waits for another, and each is ended with its call. */
const ALONE = 4

export interface Checked {
  id: number
  /** Versions of the rows that the identity is made of. */
  stamp: string
  live: boolean
  stale: boolean
  fresh: boolean
}

/** SQL: a session that still opens calls. `row` is the table or its alias. */
export const isLive = (row: string): string =>
  `${row}.expires_at > now() and ${row}.last_seen_at > now() - interval '${IDLE}'`

/** SQL of what passes by itself. */
export const TIMES = `${isLive('s')} as live,
         s.last_seen_at < now() - interval '1 minute' as stale,
         coalesce(s.proved_at > now() - interval '${FRESH_FOR}', false) as fresh`

/**
 * SQL of the versions of all rows that an identity is made of: the same text, the same identity. What a role may do is told by the version of
 * the role (migration 0321).
 */
export const STAMP = `
  concat(s.id, ' ', s.xmin, ' ', u.xmin, ' ', c.xmin, ' ', parent.xmin, ' ',
         (select string_agg(concat(held.xmin, '/', r.id, '/', r.xmin), ' ' order by held.code, r.id)
            from (select role_code as code, xmin from user_role where user_id = s.user_id
                  union all select unnest(s.roles), null) held
                 left join role r on r.code = held.code and (r.company_id is null or r.company_id = s.company_id)))`

/** All that a call asks of a session whose identity is known. */
const checkSql = (also = ''): string => `
  select s.id, ${TIMES}, ${STAMP} as stamp${also}
    from session s join app_user u on u.id = s.user_id join company c on c.id = s.company_id
         left join company parent on parent.id = c.parent_id
   where s.token_hash = `
const ONE = `${checkSql()}$1`
/** How many there are is hidden from the planner, so that one plan serves. */
const MANY = `${checkSql(", encode(s.token_hash, 'hex') as token")}any(array(select unnest($1::bytea[])))`

interface Asker {
  alone: number
  many(tokenHash: Buffer): Promise<Checked | null>
  /** Uses that are being noted, by session. */
  noting: Map<number, Promise<unknown>>
}

/** By open database. */
const askers = new WeakMap<Db, Asker>()

function askerOf(db: Db): Asker {
  const known = askers.get(db)
  if (known) return known
  const many = together<Buffer, Checked | null>(async (hashes) => {
    const asked = new Map(hashes.map((hash) => [hash.toString('hex'), hash]))
    const rows = await db.rows<Checked & { token: string }>(MANY, [[...asked.values()]])
    const found = new Map(rows.map(({ token, ...checked }) => [token, checked]))
    return hashes.map((hash) => found.get(hash.toString('hex')) ?? null)
  })
  const made: Asker = { alone: 0, many, noting: new Map() }
  askers.set(db, made)
  return made
}

/** What the session of a token says now, of no moment before it was asked; null: there is none. */
export async function checkSession(db: Db, tokenHash: Buffer): Promise<Checked | null> {
  const asker = askerOf(db)
  if (asker.alone >= ALONE) return asker.many(tokenHash)
  asker.alone++
  try {
    return await db.one<Checked>(ONE, [tokenHash])
  } finally {
    asker.alone--
  }
}

/** Notes that a session was used. Calls at one moment note it once: each note is a commit, and they would wait for each other's. */
export function noteUse(db: Db, id: number): Promise<unknown> {
  const { noting } = askerOf(db)
  const made =
    noting.get(id) ??
    db
      .run('update session set last_seen_at = now() where id = $1', [id])
      .finally(() => noting.delete(id))
  noting.set(id, made)
  return made
}
