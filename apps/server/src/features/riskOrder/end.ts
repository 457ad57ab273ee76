/** How the work at an order ends or stops. The row and the notice to whoever ordered are one write under the claim. */
import { randomUUID } from 'node:crypto'
import type { NoticeKindName } from '@xinjian/contract/notice/kinds'
import type { TenantDb } from '../../db/tenant.ts'
import { claimed } from '../../jobs/claimed.ts'
import type { Claim } from '../../jobs/job.ts'
import { type TellingTx, tell } from '../notice/index.ts'
import { ORDER_COLUMNS, type OrderRecord } from './store.ts'

const SETS = {
  DONE: "status = 'DONE', progress = 100, message = $4, lease_until = null, finished_at = now()",
  SHORT: "status = 'SHORT', message = $4, lease_until = null",
  FAILED: "status = 'FAILED', message = $4, lease_until = null, finished_at = now()",
} as const

export const endOrder = (
  tenant: TenantDb,
  claim: Claim,
  status: keyof typeof SETS,
  message: string,
): Promise<void> =>
  tenant.transaction(async (tx) => {
    const order = await claimed(tx, claim).write<OrderRecord>(
      SETS[status],
      [message],
      ORDER_COLUMNS,
    )
    if (!watched(order)) await tellEnd(tx, order, status)
  })

/** One enterprise by stored reports is answered at once, while its page is open. */
const watched = ({ purpose, source, status }: OrderRecord): boolean =>
  purpose === 'SINGLE' && source === 'HELD' && status === 'DONE'

/** How the enterprises came out is told by the order alone: a notice stands, whoever takes a consent back. */
const COUNTS = ['total', 'done'] as const

function tellEnd(tx: TellingTx, order: OrderRecord, status: keyof typeof SETS): Promise<number> {
  const counts = COUNTS.map((name) => [name, String(order[name])] as const)
  return tell(tx, {
    kind: kindOf(order, status),
    // Told with the write that ends it, so once; it may stop again after it went on.
    key: `${order.no}:${randomUUID()}`,
    params: { no: order.no, policy: order.policy_name, ...Object.fromEntries(counts) },
    to: order.made_by,
  })
}

const kindOf = ({ purpose }: OrderRecord, status: keyof typeof SETS): NoticeKindName => {
  if (status === 'DONE') return purpose === 'TRIAL' ? 'TRIAL_DONE' : 'RISK_DONE'
  return status === 'SHORT' ? 'RISK_SHORT' : 'RISK_FAILED'
}
