/** The signer's login: a code, a token for a day, and with it one's own contracts and collections (docs/decisions/0216). */
import type { contract } from '@xinjian/contract'
import type { ConsentCode } from '@xinjian/contract/consent/consent-scopes'
import type { TenantDb } from '../../../db/tenant.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wired } from '../../../http/rows/wired.ts'
import { type ContractRecord, ownedBy, visitsForSigner } from '../../consent/index.ts'
import { companyContact, RESEND_SECONDS, wrongSmsCode } from '../../session/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { note } from '../events.ts'
import { signedTasks } from '../owner.ts'
import { COLLECT_SAYS } from '../words.ts'
import { makeShare } from './share.ts'

type OwnerCalls = Pick<
  Handlers<typeof contract.collect>,
  | 'ownerCode'
  | 'login'
  | 'ownerTasks'
  | 'ownerGoOn'
  | 'ownerConsents'
  | 'ownerWithdraw'
  | 'ownerPdf'
>

const PURPOSE = 'OWNER'

export function ownerCalls(
  deps: CollectDeps,
  /** Stops what runs under a contract that was taken back. */
  onRevoked: (companyId: number, contractNo: string) => Promise<void>,
): OwnerCalls {
  const { db, owners, codes, consents, papers } = deps

  /** The contract of this number that the token's person signed; refuses UNKNOWN for anybody else's. */
  const mine = async (token: string, contractNo: string): Promise<[TenantDb, ContractRecord]> => {
    const signerKey = await owners.find(token)
    for (const tenant of await owners.tenants(signerKey)) {
      const record = (await ownedBy(tenant, signerKey)).find((r) => r.contract_no === contractNo)
      if (record) return [tenant, record]
    }
    throw new Refusal('UNKNOWN', COLLECT_SAYS.authorisationNotFound)
  }

  return {
    async ownerCode(_ctx, { mobile }) {
      // Drawn for every number, sent to those that signed: the answer tells nobody whether a number has.
      const deliver = await codes.draw(mobile, PURPOSE)
      if (await owners.known(owners.keyOf(mobile))) void deliver().catch(() => undefined)
      return { resendAfterSeconds: RESEND_SECONDS }
    },

    async login(_ctx, { mobile, smsCode }) {
      const tried = await codes.take(mobile, PURPOSE, smsCode)
      if (tried !== 'RIGHT') throw wrongSmsCode(tried, 'smsCode')
      const { token, expiresAt } = await owners.open(owners.keyOf(mobile))
      return { token, expiresAt: expiresAt.toISOString() }
    },

    async ownerTasks(_ctx, { token }) {
      const signerKey = await owners.find(token)
      const all = []
      for (const tenant of await owners.tenants(signerKey)) {
        const company = await companyContact(db, tenant.companyId)
        for (const task of await signedTasks(tenant, signerKey)) {
          all.push({
            ...wired(task, 'fin_task_id kind state'),
            institution: company?.name ?? '',
            enterprise: { name: task.enterprise_name ?? '', taxNo: task.tax_no ?? '' },
            openedAt: task.created_at.toISOString(),
          })
        }
      }
      return all.sort((a, b) => (a.openedAt < b.openedAt ? 1 : -1))
    },

    async ownerGoOn(_ctx, { token, finTaskId }) {
      const signerKey = await owners.find(token)
      for (const tenant of await owners.tenants(signerKey)) {
        const task = (await signedTasks(tenant, signerKey)).find((t) => t.fin_task_id === finTaskId)
        if (!task) continue
        const { code, expiresAt } = await makeShare(tenant, task.task_id)
        await note(tenant, task.task_id, {
          state: task.state,
          step: 'SHARE',
          actor: 'USER',
          text: EVENT_SAYS.ownerGoesOn,
        })
        return { back: code, kind: task.kind, expiresAt: expiresAt.toISOString() }
      }
      throw new Refusal('UNKNOWN', COLLECT_SAYS.ownTaskNotFound)
    },

    async ownerConsents(_ctx, { token }) {
      const signerKey = await owners.find(token)
      const all = []
      for (const tenant of await owners.tenants(signerKey)) {
        const company = await companyContact(db, tenant.companyId)
        for (const r of await ownedBy(tenant, signerKey)) {
          all.push({
            institution: company?.name ?? '',
            ...wired(r, 'contract_no title status signed_at valid_to'),
            enterprise: r.signed_as,
            code: r.code as ConsentCode,
            visits: await visitsForSigner(tenant, r.contract_no),
          })
        }
      }
      return all.sort((a, b) => (a.signedAt < b.signedAt ? 1 : -1))
    },

    async ownerWithdraw(_ctx, { token, contractNo }) {
      const [tenant] = await mine(token, contractNo)
      await consents.revoke(tenant, contractNo, '企业本人（我的授权）', '签署人在“我的授权”中撤回')
      await onRevoked(tenant.companyId, contractNo)
      return null
    },

    async ownerPdf(_ctx, { token, contractNo }) {
      const [tenant, record] = await mine(token, contractNo)
      return papers.get(tenant, record.contract_no)
    },
  }
}
