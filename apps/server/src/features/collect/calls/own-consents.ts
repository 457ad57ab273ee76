/** 我的授权: what was signed in a task, who has looked since, and taking it back. The signer's own, by the task's token. */
import type { contract } from '@xinjian/contract'
import { CONSENT_CODES, type ConsentCode } from '@xinjian/contract/consent/consent-scopes'
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
import type { CollectDeps } from '../deps.ts'
import { answerOf, loadTask } from '../flow.ts'
import { mustAllow } from '../states.ts'
import { COLLECT_SAYS } from '../words.ts'

type OwnConsentCalls = Pick<Handlers<typeof contract.collect>, 'consentMine' | 'consentWithdraw'>

export const ownConsentCalls = (
  { consents }: Pick<CollectDeps, 'consents'>,
  /** Stops what runs under a contract that was taken back. */
  onRevoked: (companyId: number, contractNo: string) => Promise<void>,
): OwnConsentCalls => ({
  async consentMine(ctx) {
    const signed = await signedBy(ctx)
    return Promise.all(
      signed.map(async ({ code, record }) => ({
        code,
        ...wired(record, 'contract_no title status signed_at valid_to'),
        visits: await visitsForSigner(ctx.tenant, record.contract_no),
      })),
    )
  },

  async consentWithdraw(ctx, { contractNo }) {
    const task = await loadTask(ctx)
    mustAllow('consentWithdraw', task)
    const own = (await signedBy(ctx)).find((s) => s.record.contract_no === contractNo)
    if (!own) throw new Refusal('UNKNOWN', COLLECT_SAYS.authorisationNotFound)
    await consents.revoke(ctx.tenant, contractNo, '企业本人（手机）', '签署人在手机上撤回')
    await onRevoked(ctx.tenant.companyId, contractNo)
    return answerOf(ctx.tenant, await loadTask(ctx))
  },
})

/** The newest contract of each kind that was signed in the task, or in the visit that joined it. */
async function signedBy({
  tenant,
  task: { taskId, visitId },
}: TaskCtx): Promise<{ code: ConsentCode; record: ContractRecord }[]> {
  const found = []
  for (const code of CONSENT_CODES) {
    const contractNo =
      (await signedIn(tenant, visitId, code)) ?? (await signedIn(tenant, taskId, code))
    const record = contractNo && (await contractByNo(tenant, contractNo))
    if (record) found.push({ code, record })
  }
  return found
}
