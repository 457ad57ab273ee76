/**
 * The signer's login without a task: whoever signed comes back any day with the mobile that signed and a code by SMS. What they signed, in
 * whichever companies, stands there, and what is under way of it; a token lives a day (docs/decisions/0027) and reaches what is their own.
 */
import { createHmac } from 'node:crypto'
import { companiesOf, enterKey } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashToken, newToken } from '../../security/secret.ts'
import { TASK_HOURS, type TaskRow } from './task.ts'
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

/** Tasks of a company that the holder of a mobile has signed and may still go on with: as long as their token would live. */
export const signedTasks = (tenant: TenantDb, signerKey: string) =>
  tenant.rows<
    Pick<
      TaskRow,
      'task_id' | 'fin_task_id' | 'kind' | 'state' | 'enterprise_name' | 'tax_no' | 'created_at'
    >
  >(
    `select task_id, fin_task_id, kind, state, enterprise_name, tax_no, created_at from collect_task
      where company_id = $1 and signer_key = $2 and contract_no is not null
        and created_at > now() - interval '${TASK_HOURS} hours' and state not in ('CANCELLED', 'EXPIRED')
      order by created_at desc limit 50`,
    [signerKey],
  )
