/** Channels that are told the signed ends of their company's audit log, so that the platform is not the only one that has them. */
import type { Checkpoint, Signed } from '@xinjian/format/audit-checkpoint'
import type { Database } from '../../../db/pool.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { queueMessage } from './store.ts'

/** Companies with a channel that asked for it. */
export const checkpointListeners = async (db: Database): Promise<number[]> =>
  (
    await db.rows<{ id: number }>(
      'select distinct company_id as id from collect_channel where audit_checkpoints order by 1',
    )
  ).map(({ id }) => id)

/** Each of the company's channels that asked for it, once. */
export async function tellCheckpoint(tx: TenantTx, checkpoint: Signed<Checkpoint>): Promise<void> {
  const { companyId, seq, hash, at, key, signature } = checkpoint
  const channels = await tx.rows<{ code: string }>(
    'select code from collect_channel where company_id = $1 and audit_checkpoints and stopped_at is null order by code',
  )
  for (const { code } of channels) {
    const no = `CB-AUDIT-${seq}-${code}`
    await queueMessage(tx, {
      no,
      taskId: null,
      channel: code,
      consentOf: null,
      body: {
        event: 'audit.checkpoint',
        idempotencyKey: no,
        channel: code,
        companyId,
        seq,
        hash,
        at,
        key,
        signature,
      },
    })
  }
}
