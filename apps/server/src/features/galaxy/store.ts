/** SQL of tokens of the registry's public page, and of what was looked up with them. Tokens rest as hashes. */
import { GALAXY_HOURS, GALAXY_USES } from '@xinjian/contract/nouns/public/galaxy'
import type { Db } from '../../db/pool.ts'
import { hashToken, newToken } from '../../security/secret.ts'

/** Days for which look-ups are kept after their token ended. */
const KEPT_DAYS = 7

/** A new token; what ended long ago goes. */
export async function giveToken(db: Db): Promise<{ token: string; expiresAt: Date }> {
  const { token, hash } = newToken()
  await db.run(`delete from galaxy_token where expires_at < now() - interval '${KEPT_DAYS} days'`)
  const row = await db.one<{ expires_at: Date }>(
    `insert into galaxy_token (token_hash, expires_at, uses_left)
     values ($1, now() + interval '${GALAXY_HOURS} hours', ${GALAXY_USES}) returning expires_at`,
    [hash],
  )
  return { token, expiresAt: row?.expires_at ?? new Date() }
}

/** Takes one look-up of a token before it is made: of many at once no more are let than are left. Null: the token is none, has ended, or has none left. */
export async function takeUse(db: Db, token: string): Promise<number | null> {
  const row = await db.one<{ uses_left: number }>(
    `update galaxy_token set uses_left = uses_left - 1
      where token_hash = $1 and expires_at > now() and uses_left > 0 returning uses_left`,
    [hashToken(token)],
  )
  return row?.uses_left ?? null
}

export const isLive = async (db: Db, token: string): Promise<boolean> =>
  (await db.one('select 1 from galaxy_token where token_hash = $1 and expires_at > now()', [
    hashToken(token),
  ])) !== null

export const noteSearch = (
  db: Db,
  token: string,
  look: { keyword: string; state: string; found: number },
) =>
  db.run('insert into galaxy_look (token_hash, keyword, state, found) values ($1, $2, $3, $4)', [
    hashToken(token),
    look.keyword,
    look.state,
    look.found,
  ])

interface Look {
  id: number
  at: Date
  keyword: string
  state: 'TOLD' | 'UNTOLD' | 'FAILED'
  found: number
  total: number
}

/** Newest first. */
export const looksOf = (db: Db, token: string, page: number, size: number) =>
  db.rows<Look>(
    `select id, at, keyword, state, found, count(*) over ()::int as total from galaxy_look
      where token_hash = $1 order by id desc limit $2 offset $3`,
    [hashToken(token), size, (page - 1) * size],
  )
