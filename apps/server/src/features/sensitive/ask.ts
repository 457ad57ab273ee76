/** Asks for a sensitive change: judged as if it were done now, kept with what it would do, told. */
import type { BodyOf, contract, SensitiveRow } from '@xinjian/contract'
import type { Tx } from '../../db/pool.ts'
import type { SelfCtx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import { mustHaveReason } from '../accessReason/index.ts'
import {
  type AccountParts,
  heldAccount,
  isSensitive,
  judgeEdit,
  judgeNew,
  mustBeFree,
  told,
  toldOf,
} from '../people/index.ts'
import { judgeSave } from '../role/index.ts'
import { eligibleApprovers } from './eligible-approvers.ts'
import * as store from './store.ts'
import { actorIn, CALL_OF, tellStep, traceStep } from './tell.ts'
import { SENSITIVE_SAYS } from './words.ts'

export interface AskDeps extends AccountParts {
  /** How long it waits once it was agreed to. */
  hours: number
}

type Calls = typeof contract.sensitive
type Facts = SensitiveRow['facts']

const needless = () => new Refusal('CONFLICT', SENSITIVE_SAYS.nobodyElseNeedAgree)

const list = (value: string | null): string[] => (value ? [value] : [])

/** Keeps it, for those who agree; `concerned`: whom it gives something, so that his word does not count. */
async function keep(
  tx: Tx,
  ctx: SelfCtx,
  { hours, columns }: AskDeps,
  kind: 'OPERATOR' | 'CUSTOMER',
  of: store.NewChange,
  concerned: readonly number[],
): Promise<number> {
  const { session } = ctx
  const agreers = await eligibleApprovers(tx, session, { id: of.companyId, kind }, concerned, hours)
  const id = await store.addChange(tx, columns, session, of, agreers).catch((error) => {
    if ((error as { constraint?: string }).constraint === 'sensitive_change_open')
      throw new Refusal('CONFLICT', SENSITIVE_SAYS.sameRequestWaitsAlready)
    throw error
  })
  const change = (await store.changeSeen(tx, session, id))!
  const { facts, reason } = of
  await traceStep(tx, change, CALL_OF[of.act], actorIn(ctx), { state: change.state, reason, facts })
  await tellStep(tx, change, 'ASKED')
  return id
}

export async function askNew(
  tx: Tx,
  ctx: SelfCtx,
  deps: AskDeps,
  { reason, ...body }: BodyOf<Calls['sensitiveUserNew']>,
): Promise<number> {
  const user = { ...body, email: body.email ?? null }
  const { company, permissions, names } = await judgeNew(tx, deps.links, ctx.session, user)
  await mustHaveReason(tx, ctx.session, company.id)
  if (!isSensitive(ctx.session, company, permissions)) throw needless()
  await mustBeFree(tx, deps.columns, user)
  const shown = told({ name: user.name, reached: user, status: 'ACTIVE', roles: [] })
  const facts: Facts = [
    { field: 'name', before: [], after: [user.name] },
    { field: 'mobile', before: [], after: [shown.mobile] },
    { field: 'email', before: [], after: list(shown.email) },
    { field: 'roles', before: [], after: names },
  ]
  const of = {
    companyId: company.id,
    act: 'USER_NEW',
    userId: null,
    object: user.userName,
  } as const
  return keep(tx, ctx, deps, company.kind, { ...of, body: user, facts, reason }, [])
}

export async function askEdit(
  tx: Tx,
  ctx: SelfCtx,
  deps: AskDeps,
  { reason, ...body }: BodyOf<Calls['sensitiveUserEdit']>,
): Promise<number> {
  const account = await heldAccount(tx, deps.columns, ctx.session, body.id)
  await mustHaveReason(tx, ctx.session, account.company_id)
  const company = { id: account.company_id, kind: account.kind }
  const { given, names, addressed } = await judgeEdit(tx, ctx.session, account, body)
  if (!addressed && !isSensitive(ctx.session, company, given)) throw needless()
  const before = told(account)
  const other = addressed ?? {}
  const after = toldOf(account, body.name, other)
  const changed = (a: readonly string[], b: readonly string[]) => a.join('\n') !== b.join('\n')
  const facts: Facts = [
    { field: 'name' as const, before: list(before.name), after: list(after.name) },
    { field: 'mobile' as const, before: [before.mobile], after: [after.mobile] },
    { field: 'email' as const, before: list(before.email), after: list(after.email) },
    { field: 'roles' as const, before: before.roles, after: names },
  ].filter((one) => changed([...one.before].sort(), [...one.after].sort()))
  // Masked alike, an address or a number may be another all the same.
  if (other.mobile !== undefined) withField(facts, 'mobile', before.mobile, after.mobile)
  if (other.email !== undefined) withField(facts, 'email', before.email ?? '', after.email ?? '')
  const of = { companyId: company.id, act: 'USER_EDIT', userId: account.id } as const
  const object = account.user_name
  return keep(tx, ctx, deps, company.kind, { ...of, object, body, facts, reason }, [account.id])
}

function withField(facts: Facts, field: 'mobile' | 'email', before: string, after: string): void {
  if (!facts.some((one) => one.field === field))
    facts.push({ field, before: list(before), after: list(after) })
}

/** A new password, or no second factor, for an account as it stands, of a company that whoever asks said why he looks at. */
export async function askOfAccount(
  tx: Tx,
  ctx: SelfCtx,
  deps: AskDeps,
  act: 'PASSWORD_LINK' | 'FACTOR_DROP',
  of: { id: number; reason: string },
): Promise<number> {
  const { company_id } = await heldAccount(tx, deps.columns, ctx.session, of.id)
  await mustHaveReason(tx, ctx.session, company_id)
  return askKnown(tx, ctx, deps, act, { ...of, facts: [] })
}

/** The same of an account whose holder asked for it himself. `facts`: what is known of him. */
export async function askKnown(
  tx: Tx,
  ctx: SelfCtx,
  deps: AskDeps,
  act: 'PASSWORD_LINK' | 'FACTOR_DROP',
  { id, reason, facts }: { id: number; reason: string; facts: Facts },
): Promise<number> {
  const account = await heldAccount(tx, deps.columns, ctx.session, id)
  if (act === 'FACTOR_DROP' && account.seconds === 0)
    throw new Refusal('CONFLICT', SENSITIVE_SAYS.userNoSecondFactor)
  if (act === 'PASSWORD_LINK') {
    if (account.reached instanceof Refusal) throw account.reached
    deps.links.mustReach(account.reached)
  }
  const of = { companyId: account.company_id, act, userId: id, object: account.user_name }
  return keep(tx, ctx, deps, account.kind, { ...of, body: { id }, facts, reason }, [id])
}

export async function askRole(
  tx: Tx,
  ctx: SelfCtx,
  deps: AskDeps,
  { reason, ...body }: BodyOf<Calls['sensitiveRoleRaise']>,
): Promise<number> {
  const { company, before, given, raises, holders } = await judgeSave(tx, ctx.session, body)
  await mustHaveReason(tx, ctx.session, company.id)
  if (!raises || !before) throw needless()
  const facts: Facts = [{ field: 'permissions', before: [], after: given }]
  const of = {
    companyId: company.id,
    act: 'ROLE_RAISE',
    userId: null,
    object: before.name,
  } as const
  return keep(tx, ctx, deps, company.kind, { ...of, body, facts, reason }, holders)
}
