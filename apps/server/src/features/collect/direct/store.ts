/** SQL of a visit that was signed for several institutions: each gets a collection of its own, the visit goes on at the first. */
import { randomBytes } from 'node:crypto'
import type { TenantDb } from '../../../db/tenant.ts'
import { TAKES_DAY_BACK } from '../steps.ts'
import type { TaskRow } from '../task.ts'

/** What the phone's door needs of the visit, wherever it goes on. */
interface DoorKeys {
  token_hash: Buffer
  ip: string | null
  agent: string | null
}

export const doorKeysOf = (house: TenantDb, visit: string) =>
  house.one<DoorKeys>(
    'select token_hash, ip, agent from collect_task where company_id = $1 and task_id = $2',
    [visit],
  )

export interface GivenTask {
  taskId: string
  finTaskId: string
  channel: string
  enterpriseId: number
  contractNo: string
  /** Company that held the visit. */
  heldBy: number
}

/**
 * A collection of an institution as it stands after the signature. The one of the visit's own number has the phone's keys and the sealed
 * signer; the others are nobody's door.
 */
export async function insertGiven(
  tx: TenantDb,
  visit: TaskRow,
  keys: DoorKeys,
  of: GivenTask,
): Promise<void> {
  const leads = of.taskId === visit.task_id
  await tx.run(
    `insert into collect_task (company_id, task_id, fin_task_id, channel, source, kind, state, version, enterprise_id, enterprise_name,
       tax_no, signer, signer_sealed, signer_key, signer_verified_at, license, contract_no, token_hash, client_key, key_id, ip, agent,
       held_by, visit, created_at)
     values ($1, $2, $3, $4, $5, $6, 'AREA', $7, $8, $9, $10, $11::jsonb, $12, $13, $14, $15::jsonb, $16, $17, $18, $19, $20, $21, $22, $23, $24)`,
    [
      of.taskId,
      of.finTaskId,
      of.channel,
      visit.source,
      visit.kind,
      // The phone takes no answer that is older than what it has.
      visit.version + 1,
      of.enterpriseId,
      visit.enterprise_name,
      visit.tax_no,
      JSON.stringify(visit.signer),
      leads ? visit.signer_sealed : null,
      visit.signer_key,
      visit.signer_verified_at,
      visit.license === null ? null : JSON.stringify(visit.license),
      of.contractNo,
      leads ? keys.token_hash : randomBytes(32),
      visit.client_key,
      visit.key_id,
      keys.ip,
      keys.agent,
      of.heldBy,
      visit.task_id,
      visit.created_at,
    ],
  )
}

/** The collection of this company that a visit has come to already. */
export const givenOf = (tenant: TenantDb, heldBy: number, visit: string) =>
  tenant.one<{ task_id: string }>(
    'select task_id from collect_task where company_id = $1 and held_by = $2 and visit = $3',
    [heldBy, visit],
  )

/** The visit goes on elsewhere: its row keeps neither enterprise nor signer; the lines of its black box stay as they were written. */
export const moveOn = (house: TenantDb, visit: string, to: number): Promise<number> =>
  house.run(
    `with ${TAKES_DAY_BACK}
     update collect_task
        set moved_to = $3, state = 'CANCELLED', finished_at = now(), version = version + 1, enterprise_name = null, tax_no = null,
            signer = null, signer_sealed = null, signer_key = null, signer_code_hash = null, license = null
      where company_id = $1 and task_id = $2 and moved_to is null`,
    [visit, to],
  )
