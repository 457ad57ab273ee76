/** Whom rows and workbooks of back-tests tell of, and how a look at them is called. */
import type { TenantDb } from '../../db/tenant.ts'
import type { ListAccess } from '../consent/index.ts'
import { isResultSealed } from './sealed.ts'
import { BACKTEST_SAYS } from './words.ts'

const SAID = {
  backtestRows: BACKTEST_SAYS.readList,
  backtestExport: BACKTEST_SAYS.exportedList,
} as const

export const backtestAccess = (
  action: keyof typeof SAID,
  no: string,
  enterpriseIds: readonly number[],
): ListAccess => ({
  ...{ action, no, enterpriseIds, said: SAID[action] },
  object: BACKTEST_SAYS.backtestObject({ no }),
  polled: action === 'backtestRows',
})

/** Whom a file of the whole run tells something of. */
export const allTold = async (tenant: TenantDb, no: string): Promise<number[]> =>
  (
    await tenant.rows<{ id: number }>(
      `select r.enterprise_id as id from backtest_row r
        where r.company_id = $1 and r.no = $2 and not ${isResultSealed('r')} order by r.enterprise_id`,
      [no],
    )
  ).map(({ id }) => id)
