import type { DataSource } from '@xinjian/format/datasets/datasets'
import type { SessionCtx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { seeRecorded } from '../consent/index.ts'
import { enterpriseByTaxNo } from '../enterprise/index.ts'

/** The enterprise, after the look is allowed and noted under the contracts of its source; refuses CONSENT_REQUIRED when its data is sealed. */
export async function lookedAt(
  { tenant, session }: SessionCtx,
  taxNo: string,
  action: string,
  seen: { object: string; source?: DataSource },
) {
  const enterprise = await enterpriseByTaxNo(tenant, taxNo)
  if (!enterprise) throw new Refusal('ENTERPRISE_UNKNOWN')
  await seeRecorded(tenant, enterprise.id, {
    who: session.userName,
    action,
    ...seen,
  })
  return enterprise
}
