/** Whether a watch may spend its company's money now: judged anew before each look, for nobody sits at it. */
import type { PauseReason } from '@xinjian/format/verify/watch'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { channelOf } from '../channel/index.ts'
import { INVOICE_VERIFY, sells } from '../product/index.ts'
import { presentSession, restOf } from '../session/index.ts'
import type { WatchRecord } from './store.ts'

/** Why it rests; null = it may. */
export async function pauseOf(
  db: Database,
  tenant: TenantDb,
  { user_id: userId, key_channel: channel }: WatchRecord,
): Promise<PauseReason | null> {
  if (await restOf(tenant, null)) return 'FROZEN'
  if (channel !== null) {
    const { stopped, products } = await channelOf(tenant, channel)
    return stopped || !sells(products, INVOICE_VERIFY) ? 'CLOSED' : null
  }
  if (userId === null) return 'RIGHTS'
  return (await mayVerify(db, userId)) ? null : 'RIGHTS'
}

async function mayVerify(db: Database, userId: number): Promise<boolean> {
  try {
    return (await presentSession(db, userId, 'MAIN')).permissions.has('verify.check')
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ACCOUNT_FROZEN') return false
    throw error
  }
}
