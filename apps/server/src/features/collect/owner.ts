/**
 * 我的授权 without a task: whoever signed comes back any day with the mobile that signed and a code by SMS. What they signed, in
 * whichever companies, stands there; a token lives a day (docs/decisions/0027) and reaches their own contracts only.
 */
import { createHmac } from 'node:crypto'
import { companiesOf, enterKey } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashToken, newToken } from '../../security/secret.ts'
import { COLLECT_SAYS } from './words.ts'

export const OWNER_HOURS = 24

export interface Owners {
  /** The key of a mobile: what contracts and sessions keep of it. */
  keyOf(mobile: string): string
  /** Notes in the signing transaction that this person has something to come back to. */
  enter(tx: TenantDb, signerKey: string): Promise<void>
  /** Whether anything was ever signed with this mobile. */
  known(signerKey: string): Promise<boolean>
  open(signerKey: string): Promise<{ token: string; expiresAt: Date }>
  /** The key behind a live token; refuses UNAUTHENTICATED. */
  find(token: string): Promise<string>
  /** Databases of the companies that hold contracts of this person. */
  tenants(signerKey: string): Promise<TenantDb[]>
}

export function createOwners(db: Database, mobileKey: Buffer): Owners {
  return {
    keyOf: (mobile) => createHmac('sha256', mobileKey).update(mobile).digest('hex'),
    enter: (tx, signerKey) => enterKey(tx, 'SIGNER', signerKey),
    known: async (signerKey) => (await companiesOf(db, 'SIGNER', signerKey)).length > 0,
    async open(signerKey) {
      const { token, hash } = newToken()
      const row = await db.one<{ created_at: Date }>(
        'insert into signer_session (token_hash, signer_key) values ($1, $2) returning created_at',
        [hash, signerKey],
      )
      const from = row?.created_at ?? new Date()
      return { token, expiresAt: new Date(from.getTime() + OWNER_HOURS * 3_600_000) }
    },
    async find(token) {
      const row = await db.one<{ signer_key: string }>(
        `select signer_key from signer_session
          where token_hash = $1 and created_at > now() - interval '${OWNER_HOURS} hours'`,
        [hashToken(token)],
      )
      if (!row) throw new Refusal('TASK_EXPIRED', COLLECT_SAYS.yourLoginTooOld)
      return row.signer_key
    },
    tenants: async (signerKey) =>
      (await companiesOf(db, 'SIGNER', signerKey)).map((id) => tenantOf(db, id)),
  }
}
