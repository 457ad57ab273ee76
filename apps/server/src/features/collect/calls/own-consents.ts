/** 我的授权: what was signed in a task, who has looked since, and taking it back. The signer's own, by the task's token. */
import type { contract } from '@xinjian/contract'
import { CONSENT_CODES, type ConsentCode } from '@xinjian/contract/consent/consent-scopes'
import type { Database } from '../../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import type { TaskCtx } from '../../../http/context.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wired } from '../../../http/rows/wired.ts'
import {
  type ContractRecord,
  contractByNo,
  signedIn,
  visitsForSigner,
} from '../../consent/index.ts'
import { companyContact } from '../../session/index.ts'
import type { CollectDeps } from '../deps.ts'
import { choicesOf } from '../direct/choice.ts'
import { answerOf, loadTask } from '../flow.ts'
import { mustAllow } from '../states.ts'
import { taskById } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'

type OwnConsentCalls = Pick<Handlers<typeof contract.collect>, 'consentMine' | 'consentWithdraw'>

export const ownConsentCalls = (
  { db, consents }: Pick<CollectDeps, 'db' | 'consents'>,
  /** Stops what runs under a contract that was taken back. */
  onRevoked: (companyId: number, contractNo: string) => Promise<void>,
): OwnConsentCalls => ({
  async consentMine(ctx) {
    const signed = await signedBy(db, ctx)
    return Promise.all(
      signed.map(async ({ code, institution, tenant, record }) => ({
        ...{ code, institution },
        ...wired(record, 'contract_no title status signed_at valid_to'),
        visits: await visitsForSigner(tenant, record.contract_no),
      })),
    )
  },

  async consentWithdraw(ctx, { contractNo }) {
    const task = await loadTask(ctx)
    mustAllow('consentWithdraw', task)
    const own = (await signedBy(db, ctx)).find((s) => s.record.contract_no === contractNo)
    if (!own) throw new Refusal('UNKNOWN', COLLECT_SAYS.authorisationNotFound)
    await consents.revoke(own.tenant, contractNo, '企业本人（手机）', '签署人在手机上撤回')
    await onRevoked(own.tenant.companyId, contractNo)
    return answerOf(ctx.tenant, await loadTask(ctx))
  },
})

export interface Signed {
  code: ConsentCode
  /** Whom it was given to, where several were chosen. */
  institution: string | null
  /** Company whose ledger has it. */
  tenant: TenantDb
  record: ContractRecord
}

/** The newest contract of each kind that was signed in the task, or in the visit that joined it; of chosen institutions those of each. */
export async function signedBy(
  db: Database,
  { tenant, task: { taskId, visitId } }: TaskCtx,
): Promise<Signed[]> {
  const task = await taskById(tenant, taskId)
  const chosen = task === null ? [] : await choicesOf(db, task)
  const places = chosen.flatMap(({ institution, given }) =>
    given === null ? [] : { at: tenantOf(db, institution), tasks: [given], of: institution },
  )
  const found: Signed[] = []
  for (const { at, tasks, of } of places.length > 0
    ? places
    : [{ at: tenant, tasks: [visitId, taskId], of: null }])
    for (const code of CONSENT_CODES) {
      const record = await newestOf(at, tasks, code)
      const name = record && of !== null ? (await companyContact(db, of))?.name : null
      if (record) found.push({ code, institution: name ?? null, tenant: at, record })
    }
  return found
}

async function newestOf(tenant: TenantDb, tasks: readonly string[], code: ConsentCode) {
  for (const taskId of tasks) {
    const contractNo = await signedIn(tenant, taskId, code)
    if (contractNo) return contractByNo(tenant, contractNo)
  }
  return null
}
