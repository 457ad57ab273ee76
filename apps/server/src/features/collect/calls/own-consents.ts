/** 我的授权: what was signed in a task, who has looked since, and taking it back. The signer's own, by the task's token. */
import type { contract } from '@xinjian/contract'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Handlers } from '../../../http/implement.ts'
import { type ContractRecord, contractByNo, signedIn, viewsOf } from '../../consent/index.ts'
import type { CollectDeps } from '../deps.ts'
import { answerOf, loadTask } from '../flow.ts'
import { mustAllow } from '../states.ts'

type OwnConsentCalls = Pick<Handlers<typeof contract.collect>, 'consentMine' | 'consentWithdraw'>

const CODES = ['ENT_TAX', 'ENT_QUERY'] as const

export const ownConsentCalls = (
  { consents }: Pick<CollectDeps, 'consents'>,
  /** Stops what runs under a contract that was taken back. */
  onRevoked: (companyId: number, contractNo: string) => Promise<void>,
): OwnConsentCalls => ({
  async consentMine(ctx) {
    const { task_id } = await loadTask(ctx)
    const signed = await newestOf(ctx.tenant, task_id)
    return Promise.all(
      signed.map(async ({ code, record }) => ({
        code,
        contractNo: record.contract_no,
        title: record.title,
        status: record.status,
        signedAt: record.signed_at.toISOString(),
        validTo: record.valid_to.toISOString(),
        viewers: (await viewsOf(ctx.tenant, record.contract_no)).map((v) => ({
          at: v.at.toISOString(),
          who: v.who,
          action: v.action,
          object: v.object,
        })),
      })),
    )
  },

  async consentWithdraw(ctx) {
    const task = await loadTask(ctx)
    mustAllow('consentWithdraw', task.state)
    for (const { record } of await newestOf(ctx.tenant, task.task_id)) {
      // A later visit has signed anew: that one is withdrawn there.
      if (record.status === 'SUPERSEDED') continue
      await consents.revoke(
        ctx.tenant,
        record.contract_no,
        '企业本人（手机）',
        '签署人在手机上撤回',
      )
      await onRevoked(ctx.tenant.companyId, record.contract_no)
    }
    return answerOf(ctx.tenant, await loadTask(ctx))
  },
})

/** The newest contract of each kind that was signed in a task. */
async function newestOf(
  tenant: TenantDb,
  taskId: string,
): Promise<{ code: (typeof CODES)[number]; record: ContractRecord }[]> {
  const found = []
  for (const code of CODES) {
    const contractNo = await signedIn(tenant, taskId, code)
    const record = contractNo && (await contractByNo(tenant, contractNo))
    if (record) found.push({ code, record })
  }
  return found
}
