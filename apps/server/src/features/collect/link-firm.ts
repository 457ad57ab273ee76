/** What a link asks for: one made for an enterprise serves that one, and some want a picture of the licence. */
import { checkUscc } from '@xinjian/format'
import type { Config } from '../../config.ts'
import { isVisitMark } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { createGuideActors } from '../../outside/guide.ts'
import type { Channel } from '../channel/index.ts'
import { guidedFirm } from './calls/guided-firm.ts'
import type { TaskRow } from './task.ts'
import { COLLECT_SAYS } from './words.ts'

/** Refuses OTHER_FIRM for another number than the link's. A number that fails its own check was misread, not another firm's. */
export function refuseOtherFirm(
  task: Pick<TaskRow, 'bound' | 'tax_no' | 'enterprise_name'>,
  taxNo: string | null,
): void {
  if (!task.bound || taxNo === null || taxNo === task.tax_no || !checkUscc(taxNo).valid) return
  const firm = task.enterprise_name || task.tax_no || ''
  throw new Refusal('OTHER_FIRM', COLLECT_SAYS.linkForFirm({ firm }))
}

/** A picture of the licence is asked for where the channel says so; the pages of the accounting program have none, nor has a terminal, which reads the card of who signs. */
export const needsLicense = (
  { kind, terminal_id }: Pick<TaskRow, 'kind' | 'terminal_id'>,
  channel: Pick<Channel, 'license_required'>,
): boolean => kind === 'TAX' && terminal_id === null && channel.license_required

/** A visitor of the demonstration (docs/decisions/0219) signs for the invented firm that the sandbox lends him, and for no other. */
export async function refuseUnlentFirm(
  config: Pick<Config, 'sandbox' | 'sandboxUrl'>,
  tenant: Pick<TenantDb, 'one' | 'rows'>,
  task: Pick<TaskRow, 'task_id' | 'source'>,
  taxNo: string,
): Promise<void> {
  if (!isVisitMark(task.source)) return
  const lent = await guidedFirm(createGuideActors(config), tenant, task)
  if (lent?.enterprise.taxNo !== taxNo)
    throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.demoLentFirmOnly)
}
