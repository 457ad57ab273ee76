/** SQL of a company's contact and keys. */
import type { CompanyKey } from '@xinjian/contract'
import type { Db } from '../../db/pool.ts'
import { wired } from '../../http/rows/wired.ts'
import type { PublicKey } from './keys.ts'

export interface Contact {
  linkman: string | null
  phone: string | null
  email: string | null
}

/** Held against changes beside. */
export const contactOf = (tx: Db, id: number) =>
  tx.one<Contact>('select linkman, phone, email from company where id = $1 for update', [id])

export const changeContact = (tx: Db, id: number, { linkman, phone, email }: Contact) =>
  tx.run('update company set linkman = $2, phone = $3, email = $4 where id = $1', [
    id,
    linkman,
    phone,
    email,
  ])

interface KeyRow {
  kind: CompanyKey['kind']
  algorithm: CompanyKey['algorithm']
  fingerprint: string
  public_key: string
  added_by: string
  added_at: Date
  ends_at: Date | null
}

/** Keys that hold now: the current one of each kind, then those that end. */
export async function keysOf(db: Db, companyId: number): Promise<CompanyKey[]> {
  const rows = await db.rows<KeyRow>(
    `select kind, algorithm, fingerprint, public_key, added_by, added_at, ends_at from company_key
      where company_id = $1 and (ends_at is null or ends_at > now()) order by kind, ends_at desc nulls first`,
    [companyId],
  )
  return rows.map((row) =>
    wired(row, 'kind algorithm fingerprint public_key added_by added_at ends_at'),
  )
}

/** The company's own keys, by which it signs: the current one, and those that end. */
export const signingKeysOf = (db: Db, companyId: number) =>
  db.rows<{ algorithm: CompanyKey['algorithm']; publicKey: string }>(
    `select algorithm, public_key as "publicKey" from company_key
      where company_id = $1 and kind = 'TH' and (ends_at is null or ends_at > now()) order by ends_at desc nulls first`,
    [companyId],
  )

export interface NewKey extends PublicKey {
  kind: CompanyKey['kind']
  /** Sealed; null = it is not ours to have. */
  privateKey: Uint8Array | null
  addedBy: string
  /** Days that the one before holds on. */
  overlapDays: number
}

/** A new current key; the one before holds until its day. False when it is there already. */
export async function turnKey(tx: Db, companyId: number, key: NewKey): Promise<boolean> {
  // One at a time: the row of the company is held by whoever turns its keys.
  await tx.one('select 1 from company where id = $1 for update', [companyId])
  const there = await tx.one(
    'select 1 from company_key where company_id = $1 and kind = $2 and fingerprint = $3',
    [companyId, key.kind, key.fingerprint],
  )
  if (there) return false
  await tx.run(
    `update company_key set ends_at = now() + $3 * interval '1 day' where company_id = $1 and kind = $2 and ends_at is null`,
    [companyId, key.kind, key.overlapDays],
  )
  await tx.run(
    `insert into company_key (company_id, kind, fingerprint, algorithm, public_key, private_key, added_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      companyId,
      key.kind,
      key.fingerprint,
      key.algorithm,
      key.publicKey,
      key.privateKey,
      key.addedBy,
    ],
  )
  // What is shown as the company's key is the current one.
  await tx.run(
    key.kind === 'KD'
      ? 'update company set kd_public_key = $2 where id = $1'
      : 'update company set th_public_key = $2 where id = $1',
    [companyId, key.publicKey],
  )
  return true
}

/** Ends a key that another has taken the place of; false when it is the current one, or ended already. */
export const endKey = async (tx: Db, companyId: number, kind: string, fingerprint: string) =>
  (await tx.run(
    `update company_key set ends_at = now()
      where company_id = $1 and kind = $2 and fingerprint = $3 and ends_at > now()`,
    [companyId, kind, fingerprint],
  )) === 1
