/**
 * Whoever arrives with a key only (a report number, a file's hash, the token of a link or a task) is led to the company first;
 * every further statement is that company's. So no other table is searched across companies, and each can be distributed by
 * `company_id` (docs/decisions/0018).
 */
import type { Db } from './statement.ts'
import type { TenantDb } from './tenant.ts'

/**
 * `FILE`: hash of anything handed out, of which the same may belong to two companies; `SIGNER`: HMAC of a mobile whose owner signed
 * for several; `BORROWER`: a company of the platform, by its id, of which several may be funders. All others belong to one.
 */
export type KeyKind =
  | 'REPORT'
  | 'FILE'
  | 'SHARE'
  | 'CHANNEL'
  | 'LINK'
  | 'TASK'
  | 'SIGNER'
  | 'API_KEY'
  | 'INVITE'
  | 'BORROWER'
  | 'TERMINAL'
  | 'SCF_INVITE'

const textOf = (key: string | Uint8Array): string =>
  typeof key === 'string' ? key : Buffer.from(key).toString('hex')

/**
 * Enters a key, before what it stands for or in one transaction with it. The same again of the same company is fine; a key of
 * another company is refused by the database (23505).
 */
export async function enterKey(
  tx: TenantDb,
  kind: KeyKind,
  key: string | Uint8Array,
): Promise<void> {
  await tx.run(
    'insert into directory (company_id, kind, key) values ($1, $2, $3) on conflict (kind, key, company_id) do nothing',
    [kind, textOf(key)],
  )
}

/** The companies that a key leads to: none, one, or of a file several. */
export async function companiesOf(
  db: Db,
  kind: KeyKind,
  key: string | Uint8Array,
): Promise<number[]> {
  const rows = await db.rows<{ company_id: number }>(
    'select company_id from directory where kind = $1 and key = $2 order by company_id',
    [kind, textOf(key)],
  )
  return rows.map((r) => r.company_id)
}

/** The company of a key that belongs to one; null when nobody has it. */
export const companyOf = async (
  db: Db,
  kind: Exclude<KeyKind, 'FILE' | 'SIGNER' | 'BORROWER'>,
  key: string | Uint8Array,
): Promise<number | null> => (await companiesOf(db, kind, key))[0] ?? null

/** Companies that have a key of the kind. */
export const companiesWith = async (db: Db, kind: KeyKind): Promise<number[]> =>
  (
    await db.rows<{ company_id: number }>(
      'select distinct company_id from directory where kind = $1 order by company_id',
      [kind],
    )
  ).map((row) => row.company_id)
