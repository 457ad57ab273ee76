/** What the platform makes of a registration, and how the applicant hears of it. */
import type { BodyOf, contract, RegistrationRow } from '@xinjian/contract'
import { maskMobile } from '@xinjian/format'
import { leaveTrace } from '../../db/audit.ts'
import type { Tx } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx } from '../../http/context.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import type { Columns } from '../../security/column/column.ts'
import type { RegisterDeps } from './commit.ts'
import { type Opened, opened } from './opened.ts'
import * as store from './store.ts'
import { REGISTER_SAYS } from './words.ts'

/** Names are compared as they are read: brackets and blanks are written either way. */
const plain = (name: string) => name.normalize('NFKC').replace(/\s/g, '')

export function wire(row: Opened, userId: number): RegistrationRow {
  const { name, taxNo } = row.license
  const { reached } = row
  return {
    ...wired(
      row,
      'id status company_name tax_no linkman user_name proposed_by proposal conflicts decided_by decision created_at decided_at',
    ),
    // What does not open is told in words, and keeps no other from being shown.
    ...(reached instanceof Refusal
      ? { mobile: reached.message, email: reached.message }
      : { mobile: maskMobile(reached.mobile), email: reached.email }),
    licence: row.license,
    // What the licence does not say is no difference: it could not be read.
    differs: [
      ...(name !== null && plain(name) !== plain(row.company_name) ? ['companyName' as const] : []),
      ...(taxNo !== null && taxNo !== row.tax_no ? ['taxNo' as const] : []),
    ],
    own: row.proposed_id === userId,
  }
}

/** Why one cannot be approved, and what the operator can do about it. */
const AGAINST: Record<RegistrationRow['conflicts'][number], string> = {
  taxNo: REGISTER_SAYS.enterpriseCustomerAlreadyRefuse,
  waiting: REGISTER_SAYS.otherApplicationsWithCredit,
  phone: REGISTER_SAYS.mobileNumberBelongsAnother,
  userName: REGISTER_SAYS.accountNameTakenEnter,
}

/** Refuses to approve against a conflict, the heaviest first. */
function mustBeFree({ conflicts: [first] }: Pick<Opened, 'conflicts'>): void {
  if (!first) return
  throw new Refusal('CONFLICT', AGAINST[first], first === 'userName' ? 'userName' : undefined)
}

/** What was free when it was looked at may be taken in the same moment. */
async function makeCompany(tx: Tx, columns: Columns, { reached, ...of }: Opened): Promise<number> {
  if (reached instanceof Refusal) throw reached
  return store.makeCompany(tx, columns, of, reached).catch((error) => {
    if ((error as { code?: string }).code !== '23505') throw error
    throw new Refusal('CONFLICT', REGISTER_SAYS.anotherApplicationJustTaken)
  })
}

/**
 * Approved by one operator it waits for another; approved by both, it is a company with its first administrator; refused by any, it stays
 * with its reason.
 */
export async function decide(
  deps: RegisterDeps,
  ctx: SelfCtx,
  { id, approve, note, userName }: BodyOf<typeof contract.register.registrationDecide>,
): Promise<RegistrationRow> {
  const { db, columns } = deps
  const seen = await store.byId(db, id)
  // The key is read before a transaction holds a connection.
  if (seen) await opened(deps, [seen])
  await db.transaction(async (tx) => {
    if (approve && userName) await store.rename(tx, id, userName)
    const waits = await store.waiting(tx, id)
    const [of] = await opened({ db: tx, columns }, waits ? [waits] : [])
    if (!of) throw new Refusal('CONFLICT', REGISTER_SAYS.applicationDecidedNotActivated)
    if (approve && of.reached instanceof Refusal) throw of.reached
    if (approve) mustBeFree(of)
    const trace = (chain: number, more: object) =>
      leaveTrace(tx, chain, actorOf(ctx, chain), {
        kind: 'CHANGE',
        action: 'registrationDecide',
        object: of.company_name,
        detail: { approve, note, taxNo: of.tax_no, userName: of.user_name, ...more },
      })
    if (approve && of.proposed_id === null) {
      await store.propose(tx, id, ctx.session, note)
      await trace(ctx.session.companyId, { waitsForAnother: true })
      return
    }
    const companyId = approve ? await makeCompany(tx, columns, of) : null
    await byAnother(store.decided(tx, id, { by: ctx.session, note, companyId }))
    await trace(companyId ?? ctx.session.companyId, { proposedBy: of.proposed_by })
    await tellApplicant(tx, deps, ctx.session.companyId, of, { approve, note })
  })
  const row = await store.byId(db, id)
  const [told] = await opened(deps, row ? [row] : [])
  if (!told) throw new Refusal('UNKNOWN')
  return wire(told, ctx.session.userId)
}

/** With what was decided; where the operators are, whose letter it is. */
async function tellApplicant(
  tx: Tx,
  { letters, publicUrl }: RegisterDeps,
  companyId: number,
  { id, reached, user_name }: Opened,
  { approve, note }: { approve: boolean; note: string },
): Promise<void> {
  // It can be refused all the same; nobody is told where its address does not open.
  if (reached instanceof Refusal) return
  const text = approve
    ? `您的企业注册（编号${id}）已通过审核。请用账号 ${user_name} 登录：${publicUrl}/login`
    : `您的企业注册（编号${id}）未通过审核，原因：${note}。修改后可重新申请：${publicUrl}/register`
  const subject = `信鉴：注册${approve ? '已通过' : '未通过'}审核`
  const head = { sort: 'REGISTRATION', companyId, userId: null, holds: '30 days' } as const
  await letters.post(tx, { ...head, email: reached.email, subject, text })
}
