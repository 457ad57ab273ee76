/** Whom lists and workbooks of judged enterprises tell of, and how a look at them is called. */
import type { TenantDb } from '../../db/tenant.ts'
import type { ListAccess } from '../consent/index.ts'
import { SEALED } from './sealed.ts'
import type { SubjectRecord } from './subjects.ts'
import { RISK_ORDER_SAYS } from './words.ts'

const SAID = {
  riskOrderDetail: RISK_ORDER_SAYS.readList,
  riskOrderExportDetail: RISK_ORDER_SAYS.exportedList,
} as const

export const orderAccess = (
  action: keyof typeof SAID,
  no: string,
  enterpriseIds: readonly number[],
): ListAccess => ({
  ...{ action, no, enterpriseIds, said: SAID[action] },
  object: RISK_ORDER_SAYS.orderObject({ no }),
  polled: action === 'riskOrderDetail',
})

/** Whom these rows tell something of. */
export const toldIn = (rows: readonly SubjectRecord[]): number[] =>
  rows.flatMap(({ enterprise_id: id, outcome, sealed }) =>
    id === null || outcome === null || sealed ? [] : [id],
  )

/** Whom a workbook of the whole order tells something of. */
export const allTold = async (tenant: TenantDb, no: string): Promise<number[]> => {
  const rows = await tenant.rows<{ id: number }>(
    `select s.enterprise_id as id from risk_subject s
      where s.company_id = $1 and s.no = $2 and s.enterprise_id is not null and s.outcome is not null and not ${SEALED}
      order by s.line`,
    [no],
  )
  return rows.map(({ id }) => id)
}
