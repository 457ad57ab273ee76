/** For whom the texts of a task are made out, and what is kept of the terminal where they are signed at one. */
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { channelOf } from '../../channel/index.ts'
import type { AtMachine, Parties, Signer } from '../../consent/index.ts'
import { terminalById } from '../../terminal/index.ts'
import type { CollectDeps } from '../deps.ts'
import type { TaskRow } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'

export async function partiesOf(
  deps: CollectDeps,
  tenant: TenantDb,
  task: TaskRow,
): Promise<Parties> {
  const { grantees, title, agreement } = await channelOf(tenant, task.channel)
  return {
    kind: task.kind,
    enterprise: { name: task.enterprise_name ?? '', taxNo: task.tax_no ?? '' },
    signer: signerOf(deps, task),
    grantees,
    clauses: agreement && { channel: title, ...agreement },
    machine: task.terminal_id === null ? null : await terminalById(tenant, task.terminal_id),
  }
}

export function signerOf(deps: CollectDeps, task: TaskRow): Signer {
  if (!task.signer_sealed) throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.enterWhoSignsFirst)
  return JSON.parse(deps.signerBox.open(task.task_id, task.signer_sealed)) as Signer
}

/** How the signer was known at a terminal: nothing of card or face but when they were read. */
export async function machineEvidence(
  tenant: TenantDb,
  { task_id }: Pick<TaskRow, 'task_id'>,
  at: AtMachine | null | undefined,
): Promise<Record<string, string>> {
  if (!at) return {}
  const visit = await tenant.one<{ card_at: Date; face_at: Date }>(
    'select card_at, face_at from machine_visit where company_id = $1 and task_id = $2',
    [task_id],
  )
  if (!visit) return {}
  return {
    terminal: `${at.serial}（${at.terminalNo}）`,
    place: at.place,
    witness: `${at.witness}（${at.witnessId}）`,
    cardReadAt: visit.card_at.toISOString(),
    faceMatchedAt: visit.face_at.toISOString(),
  }
}
