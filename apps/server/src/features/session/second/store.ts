/** SQL of second factors. */
import { randomBytes } from 'node:crypto'
import type { SecondRow } from '@xinjian/contract'
import type { Db } from '../../../db/pool.ts'
import { triesIn } from '../../../db/tries.ts'
import { Refusal } from '../../../http/refusal.ts'
import { hashToken, newToken } from '../../../security/secret.ts'
import { SESSION_SAYS } from '../words.ts'

export interface Factor {
  id: number
  kind: SecondRow['kind']
  name: string
  secret: Buffer | null
  public_key: Buffer | null
  credential: string | null
  counter: number
  created_at: Date
  used_at: Date | null
}

export const factorsOf = (db: Db, userId: number) =>
  db.rows<Factor>(
    `select id, kind, name, secret, public_key, credential, counter, created_at, used_at
       from second_factor where user_id = $1 order by id`,
    [userId],
  )

export interface Ticket {
  userId: number
  purpose: 'LOGIN' | 'ENROL' | 'PROOF'
  secret: Buffer | null
  challenge: string
}

const LIFE = '5 minutes'

/** A ticket, handed out once. */
export async function makeTicket(
  db: Db,
  userId: number,
  purpose: Ticket['purpose'],
  secret: Uint8Array | null = null,
): Promise<{ ticket: string; challenge: string }> {
  const { token, hash } = newToken()
  const challenge = randomBytes(32).toString('base64url')
  await db.run(
    `insert into second_ticket (code_hash, user_id, purpose, secret, challenge, expires_at)
     values ($1, $2, $3, $4, $5, now() + '${LIFE}'::interval)`,
    [hash, userId, purpose, secret, challenge],
  )
  return { ticket: token, challenge }
}

export async function ticketOf(db: Db, ticket: string): Promise<Ticket> {
  const found = await db.one<Ticket>(
    `select user_id as "userId", purpose, secret, challenge from second_ticket
      where code_hash = $1 and expires_at > now()`,
    [hashToken(ticket)],
  )
  if (!found) throw new Refusal('SECOND_EXPIRED')
  return found
}

export const putSecret = (db: Db, ticket: string, secret: Uint8Array) =>
  db.run('update second_ticket set secret = $2 where code_hash = $1', [hashToken(ticket), secret])

/** Used up: of two uses at once one is refused. */
export async function dropTicket(tx: Db, ticket: string): Promise<void> {
  const gone = await tx.run('delete from second_ticket where code_hash = $1', [hashToken(ticket)])
  if (gone !== 1) throw new Refusal('SECOND_EXPIRED')
}

const TRY = triesIn('second_try', 'failures')

/** Takes a try at a second factor before it is judged; refuses LOCKED when none is left. */
export async function takeSecondTry(db: Db, userId: number): Promise<void> {
  const row = await db.one(
    `insert into second_try (user_id, failures) values ($1, 1)
     on conflict (user_id) do update set ${TRY.take} where ${TRY.left} returning failures`,
    [userId],
  )
  if (!row) throw new Refusal('LOCKED')
}

export const clearSecondTries = (tx: Db, userId: number) =>
  tx.run('delete from second_try where user_id = $1', [userId])

/** The counter goes up, or the factor was used by another at this very moment. */
export async function advance(tx: Db, id: number, counter: number): Promise<boolean> {
  const touched = await tx.run(
    'update second_factor set counter = $2, used_at = now() where id = $1 and (counter < $2 or ($2 = 0 and counter = 0))',
    [id, counter],
  )
  return touched === 1
}

export async function putTotp(
  tx: Db,
  userId: number,
  secret: Uint8Array,
  counter: number,
): Promise<void> {
  await tx.run("delete from second_factor where user_id = $1 and kind = 'TOTP'", [userId])
  await tx.run(
    `insert into second_factor (user_id, kind, name, secret, counter, used_at)
     values ($1, 'TOTP', '验证器应用', $2, $3, now())`,
    [userId, secret, counter],
  )
}

/** Refuses a credential that is registered already, whoever has it: browsers make each one anew. */
export async function putPasskey(
  tx: Db,
  userId: number,
  key: { name: string; credential: string; publicKey: Uint8Array; counter: number },
): Promise<void> {
  const added = await tx.run(
    `insert into second_factor (user_id, kind, name, credential, public_key, counter)
     values ($1, 'PASSKEY', $2, $3, $4, $5) on conflict (credential) do nothing`,
    [userId, key.name, key.credential, key.publicKey, key.counter],
  )
  if (added !== 1) throw new Refusal('BAD_SECOND', SESSION_SAYS.passkeyRegisteredAlreadyUse)
}

/** With the last of them go the codes that stand in for it. */
export async function dropFactor(tx: Db, userId: number, id: number): Promise<void> {
  await tx.run('delete from second_factor where user_id = $1 and id = $2', [userId, id])
  await tx.run(
    `delete from recovery_code where user_id = $1
        and not exists (select 1 from second_factor f where f.user_id = $1)`,
    [userId],
  )
}

export async function dropFactors(tx: Db, userId: number): Promise<void> {
  await tx.run('delete from second_factor where user_id = $1', [userId])
  await tx.run('delete from recovery_code where user_id = $1', [userId])
}

/** Whether somebody may operate the platform. */
export const operates = async (db: Db, userId: number): Promise<boolean> =>
  (await db.one(
    `select 1 from user_role ur join app_user u on u.id = ur.user_id
       join role r on r.code = ur.role_code and (r.company_id is null or r.company_id = u.company_id)
       join role_permission p on p.role_id = r.id and p.permission = 'system.operate'
      where ur.user_id = $1 limit 1`,
    [userId],
  )) !== null
