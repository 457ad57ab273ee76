/** How the holder of an account is reached: sealed under the key of his company, and found by blind indexes, that of the number unique over all companies (docs/decisions/0268). */
import { maskMobile } from '@xinjian/format'
import type { Db } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'
import { Refusal, refusedAs } from '../../http/refusal.ts'
import {
  type Cell,
  type Columns,
  openIfAny,
  type Resting,
  sealIfAny,
} from '../../security/column/column.ts'

export interface Reached {
  mobile: string
  email: string | null
}

/** As `RESTING` gives it of a row. */
export type RestingReach = Record<keyof Reached, Resting>

interface Holder {
  id: number
  companyId: number
}

/** SQL of a row or its alias, as JSON: bytes in hex. */
export const restingJson = (row: string): string =>
  ['mobile', 'email']
    .map((of) => `'${of}', ${row}.${of}, '${of}_sealed', encode(${row}.${of}_sealed, 'hex')`)
    .join(', ')

/** What `restingJson` gave. */
export interface SentReach {
  mobile: string | null
  mobile_sealed: string | null
  email: string | null
  email_sealed: string | null
}

const bytesOf = (hex: string | null) => (hex === null ? null : Buffer.from(hex, 'hex'))

export const restingOf = (sent: SentReach): RestingReach => ({
  mobile: { clear: sent.mobile, sealed: bytesOf(sent.mobile_sealed) },
  email: { clear: sent.email, sealed: bytesOf(sent.email_sealed) },
})

const cellOf = ({ id, companyId }: Holder, name: keyof Reached): Cell => ({
  ...{ companyId, row: String(id) },
  column: `app_user.${name}`,
})

/** Throws a Refusal where one of the two was altered, or the key of the company is there no more. */
export const reachedOf = async (
  columns: Columns,
  who: Holder,
  { mobile, email }: RestingReach,
): Promise<Reached> => ({
  mobile: await columns.open(cellOf(who, 'mobile'), mobile),
  email: await openIfAny(columns, cellOf(who, 'email'), email),
})

/** The same, or (a Refusal) why it does not open: told in words, and kept from nothing else that is done to the account. */
export const reachedOrWhy = (
  columns: Columns,
  who: Holder,
  resting: RestingReach,
): Promise<Reached | Refusal> =>
  reachedOf(columns, who, resting).catch(refusedAs((refusal) => refusal))

/** As lists show it. */
export const shownReach = (reached: Reached | Refusal): Reached =>
  reached instanceof Refusal
    ? { mobile: reached.message, email: reached.message }
    : { mobile: maskMobile(reached.mobile), email: reached.email }

/** How whoever calls is reached. Throws as `reachedOf` does. */
export const ownReach = (
  columns: Columns,
  { userId: id, companyId, holder }: Session,
): Promise<Reached> => reachedOf(columns, { id, companyId }, holder.reach)

export const ownReachOrWhy = (columns: Columns, { userId: id, companyId, holder }: Session) =>
  reachedOrWhy(columns, { id, companyId }, holder.reach)

type Index = Pick<Columns, 'index'>

/** What an account of this number is found by, beside the number itself, which a release before wrote. */
export const numberIndex = ({ index }: Index, mobile: string): Uint8Array =>
  index('app_user.mobile', mobile)

export const addressIndex = ({ index }: Index, email: string): Uint8Array =>
  index('app_user.email', email)

/** Which of these numbers are an account's. */
export async function takenNumbers(
  db: Db,
  columns: Index,
  mobiles: readonly string[],
): Promise<Set<string>> {
  const byIndex = new Map(
    mobiles.map((one) => [Buffer.from(numberIndex(columns, one)).toString('hex'), one]),
  )
  const rows = await db.rows<{ index: string | null; mobile: string | null }>(
    `select encode(mobile_index, 'hex') as index, mobile from app_user
      where (mobile = any($1::text[]) or mobile_index = any($2::bytea[])) and status <> 'DELETED'`,
    [mobiles, [...byIndex.keys()].map((hex) => Buffer.from(hex, 'hex'))],
  )
  return new Set(rows.flatMap(({ index, mobile }) => mobile ?? byIndex.get(index ?? '') ?? []))
}

export interface NewAccount extends Reached {
  companyId: number
  userName: string
  /** Left out = none yet. */
  name?: string
  /** Null = it must be activated first. */
  passwordHash: string | null
}

/** A new account; its number. Throws 23505 where the name or the number is taken. @param tx of the platform */
export async function insertAccount(tx: Db, columns: Columns, of: NewAccount): Promise<number> {
  const { companyId } = of
  const { id } = (await tx.one<{ id: number }>("select nextval('app_user_id_seq')::int as id"))!
  const own = columns.on(tx)
  const mobile = await own.seal(cellOf({ id, companyId }, 'mobile'), of.mobile)
  const email = await sealIfAny(own, cellOf({ id, companyId }, 'email'), of.email)
  await tx.run(
    `insert into app_user (id, company_id, user_name, name, password_hash, mobile, mobile_sealed, mobile_index, email, email_sealed, email_index)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[id, companyId, of.userName, of.name ?? '', of.passwordHash],
      ...[mobile.clear, mobile.sealed, numberIndex(columns, of.mobile)],
      ...[email.clear, email.sealed, email.sealed && addressIndex(columns, of.email ?? '')],
    ],
  )
  return id
}

/** What is left out stays as it rests. Throws 23505 where another account has the number. @param tx of the platform */
export async function changeReach(
  tx: Db,
  columns: Columns,
  who: Holder,
  { mobile, email }: Partial<Reached>,
): Promise<void> {
  const own = columns.on(tx)
  if (mobile !== undefined) {
    const rests = await own.seal(cellOf(who, 'mobile'), mobile)
    await tx.run(
      'update app_user set mobile = $2, mobile_sealed = $3, mobile_index = $4 where id = $1',
      [who.id, rests.clear, rests.sealed, numberIndex(columns, mobile)],
    )
  }
  if (email !== undefined) {
    const rests = await sealIfAny(own, cellOf(who, 'email'), email)
    const index = rests.sealed && addressIndex(columns, email ?? '')
    await tx.run(
      'update app_user set email = $2, email_sealed = $3, email_index = $4 where id = $1',
      [who.id, rests.clear, rests.sealed, index],
    )
  }
}

/** What others ask of how accounts are reached (features/notice). */
export const accountReach = (db: Db, columns: Columns) => ({
  contactOf: (userId: number) => contactOf(db, columns, userId),
  openCopied: (who: Holder, name: keyof Reached, sealed: Uint8Array) =>
    columns.open(cellOf(who, name), { clear: null, sealed }),
  shownOf: async (session: Session) => shownReach(await ownReachOrWhy(columns, session)),
})

/** All accounts of a company, deleted ones as well: how each is reached, as it rests. */
export const contactsOf = (db: Db, companyId: number) =>
  db.rows<{ id: number; reach: SentReach }>(
    `select id, json_build_object(${restingJson('u')}) as reach from app_user u where company_id = $1`,
    [companyId],
  )

/** Where a user is reached, frozen or not, or (a Refusal) why that does not open; null = there is none any more. */
export async function contactOf(
  db: Db,
  columns: Columns,
  id: number,
): Promise<Reached | Refusal | null> {
  const row = await db.one<{ company_id: number; reach: SentReach }>(
    `select company_id, json_build_object(${restingJson('u')}) as reach from app_user u where id = $1 and status <> 'DELETED'`,
    [id],
  )
  return row && reachedOrWhy(columns, { id, companyId: row.company_id }, restingOf(row.reach))
}
