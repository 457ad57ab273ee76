/** Who hears of a sensitive change, and how: the person, the administrators of his company, who is asked to agree, and both logs. */

import type { SensitiveAct } from '@xinjian/contract/account/sensitive'
import type { NoticeKindName } from '@xinjian/contract/notice/kinds'
import { type Actor, leaveTrace } from '../../db/audit.ts'
import type { Tx } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx } from '../../http/context.ts'
import { momentOf, tell, tellingTx } from '../notice/index.ts'
import type { Change } from './store.ts'

/** As notices call an act. */
const WHAT: Record<SensitiveAct, readonly [zh: string, en: string]> = {
  USER_NEW: ['新增用户', 'a new account'],
  USER_EDIT: ['修改账号资料或角色', 'a change of the account'],
  PASSWORD_LINK: ['重置密码', 'a new password'],
  FACTOR_DROP: ['解除二次验证', 'removal of the second factor'],
  ROLE_RAISE: ['提升角色权限', 'more rights for the role'],
}

/** The call that asks for an act: by its name the logs tell the deed. */
export const CALL_OF: Record<SensitiveAct, string> = {
  USER_NEW: 'sensitiveUserNew',
  USER_EDIT: 'sensitiveUserEdit',
  PASSWORD_LINK: 'sensitivePasswordLink',
  FACTOR_DROP: 'sensitiveFactorDrop',
  ROLE_RAISE: 'sensitiveRoleRaise',
}

type Step = 'ASKED' | 'AGREED' | 'DONE' | 'ENDED'

export async function tellStep(tx: Tx, of: Change, step: Step): Promise<void> {
  const [what, whatEn] = WHAT[of.act]
  const params = {
    id: String(of.id),
    what,
    whatEn,
    object: of.object,
    by: of.asked_by,
    at: momentOf(of.due_at ?? new Date()),
  }
  const key = `${of.id}:${step}`
  const kind: NoticeKindName = `SENSITIVE_${step}`
  for (const company of new Set([of.company_id, of.by_company, of.asked_company]))
    await tell(tellingTx(tx, company), { kind, key, params })
  if (of.user_id !== null)
    await tell(tellingTx(tx, of.company_id), {
      kind: `SENSITIVE_${step}_YOU`,
      key,
      to: of.object,
      params,
    })
}

/** In the log of the company whose account it is, of the one that asked and of the one that agrees; always in one order. */
export async function traceStep(
  tx: Tx,
  of: Change,
  action: string,
  actor: (companyId: number) => Actor,
  detail: object,
): Promise<void> {
  for (const chain of new Set([of.company_id, of.asked_company, of.by_company]))
    await leaveTrace(tx, chain, actor(chain), { kind: 'CHANGE', action, object: of.object, detail })
}

export const actorIn =
  (ctx: SelfCtx) =>
  (companyId: number): Actor =>
    actorOf(ctx, companyId)

/** Whoever asked, when what he asked for is done without him. */
export const askerOf =
  (of: Change) =>
  (companyId: number): Actor => ({
    userId: of.asked_id,
    userName: of.asked_by,
    actorCompany: companyId === of.asked_company ? null : of.asked_company,
    ip: '',
    agent: '',
    requestId: '',
  })
