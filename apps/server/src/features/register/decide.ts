/** What the platform makes of a registration, and how the applicant hears of it. */
import type { RegistrationRow } from '@xinjian/contract'
import { maskMobile } from '@xinjian/format'
import { leaveTrace } from '../../db/audit.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx } from '../../http/context.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import type { RegisterDeps } from './commit.ts'
import * as store from './store.ts'

/** Names are compared as they are read: brackets and blanks are written either way. */
const plain = (name: string) => name.normalize('NFKC').replace(/\s/g, '')

export function wire(row: store.Registration, userId: number): RegistrationRow {
  const { name, taxNo } = row.license
  return {
    id: row.id,
    status: row.status,
    companyName: row.company_name,
    taxNo: row.tax_no,
    linkman: row.linkman,
    mobile: maskMobile(row.mobile),
    email: row.email,
    userName: row.user_name,
    licence: row.license,
    // What the licence does not say is no difference: it could not be read.
    differs: [
      ...(name !== null && plain(name) !== plain(row.company_name) ? ['companyName' as const] : []),
      ...(taxNo !== null && taxNo !== row.tax_no ? ['taxNo' as const] : []),
    ],
    proposedBy: row.proposed_by,
    proposal: row.proposal,
    own: row.proposed_id === userId,
    decidedBy: row.decided_by,
    decision: row.decision,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }
}

/**
 * Approved by one operator it waits for another; approved by both, it is a company with its first administrator; refused by any, it stays
 * with its reason.
 */
export async function decide(
  deps: RegisterDeps,
  ctx: SelfCtx,
  { id, approve, note }: { id: number; approve: boolean; note: string },
): Promise<RegistrationRow> {
  const { db } = deps
  const of = await db.transaction(async (tx) => {
    const of = await store.waiting(tx, id)
    if (!of) throw new Refusal('CONFLICT', '这份申请已处理或尚未激活，请刷新后重试')
    const blamed = approve ? await store.taken(tx, { ...of, tax_no: '' }) : null
    if (blamed) throw new Refusal('CONFLICT', '申请的账号或手机号已被使用，请退回并写明原因')
    if (approve && of.proposed_id === null) {
      await store.propose(tx, id, ctx.session, note)
      await leaveTrace(tx, ctx.session.companyId, actorOf(ctx, ctx.session.companyId), {
        kind: 'CHANGE',
        action: 'registrationDecide',
        object: of.company_name,
        detail: { approve, note, taxNo: of.tax_no, waitsForAnother: true },
      })
      return null
    }
    const companyId = approve ? await store.makeCompany(tx, of) : null
    await byAnother(store.decided(tx, id, { by: ctx.session, note, companyId }))
    const chain = companyId ?? ctx.session.companyId
    await leaveTrace(tx, chain, actorOf(ctx, chain), {
      kind: 'CHANGE',
      action: 'registrationDecide',
      object: of.company_name,
      detail: { approve, note, taxNo: of.tax_no, proposedBy: of.proposed_by },
    })
    return of
  })
  if (of) tellApplicant(deps, ctx, of, { approve, note })
  const row = await store.byId(db, id)
  if (!row) throw new Refusal('UNKNOWN')
  return wire(row, ctx.session.userId)
}

function tellApplicant(
  { mail, publicUrl }: RegisterDeps,
  ctx: SelfCtx,
  of: store.Registration,
  { approve, note }: { approve: boolean; note: string },
): void {
  const text = approve
    ? `“${of.company_name}”的注册已通过审核。请用账号 ${of.user_name} 登录：${publicUrl}/login`
    : `“${of.company_name}”的注册未通过审核，原因：${note}。修改后可重新申请：${publicUrl}/register`
  mail
    .send({ to: of.email, subject: `信鉴：注册${approve ? '已通过' : '未通过'}审核`, text })
    .catch((err) => ctx.log.warn({ err }, 'decision on a registration was not delivered'))
}
