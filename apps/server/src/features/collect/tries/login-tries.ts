/**
 * Wrong passwords at a bureau, by account over all of a company's tasks. A bureau locks at its third or fifth; after two we stop
 * asking it (domain §5.2), and go on only when the person says that the password was reset.
 */
import { createHmac } from 'node:crypto'
import type { CollectFailure } from '@xinjian/contract'
import type { TenantDb } from '../../../db/tenant.ts'
import type { SourceError } from '../../../outside/source/failure.ts'
import { failureOf } from '../failures.ts'

const MOST = 2
/** Bureaus forget wrong passwords after a day. */
const LIFE_MS = 24 * 60 * 60_000
/** Since when a wrong password counts. */
const since = (): Date => new Date(Date.now() - LIFE_MS)

export interface LoginTries {
  /** Why no further password is taken to the bureau now; null = one may be tried. */
  stop(tenant: TenantDb, area: string, account: string): Promise<CollectFailure | null>
  /** Counts what the bureau refused; the failure that stands in its place, if it is time to stop. */
  wrong(
    tenant: TenantDb,
    area: string,
    account: string,
    error: SourceError,
  ): Promise<CollectFailure | null>
  /** After a right password, and after a lock: the bureau counts anew, so do we. */
  forget(tenant: TenantDb, area: string, account: string): Promise<unknown>
}

interface Row {
  failures: number
  remaining: number | null
}

export function createLoginTries(key: Buffer): LoginTries {
  const keyOf = (area: string, account: string) =>
    createHmac('sha256', key).update(`${area}:${account.toUpperCase()}`).digest('hex')
  return {
    async stop(tenant, area, account) {
      const row = await tenant.one<Row>(
        `select failures, remaining from collect_login_try
          where company_id = $1 and account_key = $2 and at > $3`,
        [keyOf(area, account), since()],
      )
      return row && judge(row, null)
    },
    async wrong(tenant, area, account, error) {
      const remaining = Number(error.details.remaining ?? Number.NaN)
      const row = await tenant.one<Row>(
        `insert into collect_login_try (company_id, account_key, failures, remaining, at) values ($1, $2, 1, $3, now())
         on conflict (company_id, account_key) do update
            set failures = case when collect_login_try.at > $4::timestamptz
                                then collect_login_try.failures + 1 else 1 end,
                remaining = excluded.remaining, at = excluded.at
         returning failures, remaining`,
        [keyOf(area, account), Number.isInteger(remaining) ? remaining : null, since()],
      )
      return row && judge(row, error.said)
    },
    forget: (tenant, area, account) =>
      tenant.run('delete from collect_login_try where company_id = $1 and account_key = $2', [
        keyOf(area, account),
      ]),
  }
}

/** A bureau that says one is left is believed, whatever we have counted. */
const judge = (
  { failures, remaining }: Row,
  bureauMessage: string | null,
): CollectFailure | null =>
  failures >= MOST || remaining === 1
    ? failureOf('TE-22', remaining === null ? {} : { remaining }, bureauMessage)
    : null
