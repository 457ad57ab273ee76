/**
 * The daily budget of each invoice at the platform, shared by all companies. One is taken in one statement before the call, whoever is
 * faster; it is given back only where the platform never looked at the invoice.
 */
import { createHmac } from 'node:crypto'
import { type Eaten, VERIFICATIONS_PER_DAY } from '@xinjian/format/verify/result'
import type { Database } from '../../db/pool.ts'
import type { Secret } from '../../security/secret.ts'

export interface Budget {
  /** False when the day's checks of this invoice are used up. */
  take(invoiceKey: string, day: string): Promise<boolean>
  /** After the call: nothing more of what was TAKEN, one back of NONE, none left of ALL. */
  settle(invoiceKey: string, day: string, eaten: Eaten): Promise<void>
  left(invoiceKey: string, day: string): Promise<number>
  /** Forgets days that are over. */
  sweep(today: string): Promise<void>
}

export function createBudget(db: Database, secret: Secret): Budget {
  const key = secret.lasting('verify-budget')
  const hashOf = (invoiceKey: string) => createHmac('sha256', key).update(invoiceKey).digest()
  return {
    async take(invoiceKey, day) {
      const taken = await db.one<{ used: number }>(
        `insert into verify_budget as b (day, invoice, used) values ($1, $2, 1)
         on conflict (day, invoice) do update set used = b.used + 1 where b.used < $3 returning used`,
        [day, hashOf(invoiceKey), VERIFICATIONS_PER_DAY],
      )
      return taken !== null
    },
    async settle(invoiceKey, day, eaten) {
      if (eaten === 'NONE')
        await db.run(
          'update verify_budget set used = used - 1 where day = $1 and invoice = $2 and used > 0',
          [day, hashOf(invoiceKey)],
        )
      if (eaten === 'ALL')
        await db.run('update verify_budget set used = $3 where day = $1 and invoice = $2', [
          day,
          hashOf(invoiceKey),
          VERIFICATIONS_PER_DAY,
        ])
    },
    async left(invoiceKey, day) {
      const row = await db.one<{ used: number }>(
        'select used from verify_budget where day = $1 and invoice = $2',
        [day, hashOf(invoiceKey)],
      )
      return VERIFICATIONS_PER_DAY - (row?.used ?? 0)
    },
    async sweep(today) {
      await db.run('delete from verify_budget where day < $1::date - 1', [today])
    },
  }
}
