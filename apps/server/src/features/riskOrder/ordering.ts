/** Reports that an order needs and that nobody has: each is ordered, and noted with the enterprise, in one transaction under the claim. */
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { MissingReport, PolicyTable } from '@xinjian/engine/report/policy/table'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { claimed } from '../../jobs/claimed.ts'
import type { Claim } from '../../jobs/job.ts'
import { mayBeFresher, orderReportIn, storedReports } from '../report/index.ts'
import type { OrderRecord } from './store.ts'
import { countWaiting, keepOrdered, type Ordered, unordered } from './subjects.ts'

/** So many enterprises wait for their reports at a time: a pause orders no more. */
const MOST_WAITING = 40

const REASONS: Partial<Record<Refusal['code'], MissingReport>> = {
  CONSENT_REQUIRED: 'NO_CONSENT',
  NO_DATA: 'NO_DATA',
  MALFORMED: 'NO_DATA',
  ENTERPRISE_UNKNOWN: 'NO_FIRM',
  PRODUCT_CLOSED: 'NO_MONEY',
  QUOTA_USED: 'NO_MONEY',
}

/** false = the balance does not cover the next report: what was ordered before stands. */
export async function orderMissing(
  db: Database,
  claim: Claim,
  order: Pick<OrderRecord, 'made_by' | 'sees' | 'via'>,
  table: PolicyTable,
): Promise<boolean> {
  const tenant = tenantOf(db, claim.companyId)
  const room = MOST_WAITING - (await countWaiting(tenant, claim.id))
  if (room <= 0) return true
  for (const { line, tax_no: taxId, enterprise_id: id } of await unordered(
    tenant,
    claim.id,
    room,
  )) {
    const kinds = id === null ? [] : await missingKinds(tenant, id, table, order.sees)
    const short = await tenant.transaction(async (tx) => {
      await claimed(tx, claim).hold()
      const ordered: Ordered = {}
      for (const kind of kinds) {
        const made = await orderOne(db, tx, order, taxId, kind)
        if (made === 'SHORT') return true
        ordered[kind] = made
      }
      await keepOrdered(tx, claim.id, line, ordered)
      return false
    })
    if (short) return false
  }
  return true
}

async function missingKinds(
  tenant: TenantDb,
  id: number,
  { reports }: PolicyTable,
  sees: string | null,
): Promise<ReportKind[]> {
  const kinds: ReportKind[] = []
  for await (const [, stored] of storedReports(tenant, [id], { reports, asOf: null, sees }))
    for (const [kind, own] of stored) {
      if (!('missing' in own)) continue
      // One of the same data would be as old, and be charged again.
      const helps =
        own.missing === 'NONE' ||
        (own.missing === 'STALE' && (await mayBeFresher(tenant, id, kind)))
      if (helps) kinds.push(kind)
    }
  return kinds
}

type OrderTx = Parameters<typeof orderReportIn>[1]

async function orderOne(
  db: Database,
  tx: OrderTx,
  { made_by: userName, via }: Pick<OrderRecord, 'made_by' | 'via'>,
  taxId: string,
  kind: ReportKind,
): Promise<string | { missing: MissingReport } | 'SHORT'> {
  try {
    return await orderReportIn(db, tx, { userName }, { taxId, kind }, { via, auto: false })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'BALANCE_SHORT') return 'SHORT'
    const missing = REASONS[error.code]
    if (!missing) throw error
    return { missing }
  }
}
