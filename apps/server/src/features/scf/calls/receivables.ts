/** Calls of the funder on receivables. */
import type { contract } from '@xinjian/contract'
import type { SessionCtx } from '../../../http/context.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { companyIdentity } from '../../session/index.ts'
import {
  type Actor,
  closeReceivable,
  partiesOf,
  saveReceivable,
  submitReceivable,
} from '../deeds.ts'
import { financeReceivable } from '../finance.ts'
import { usableInvoices } from '../invoices.ts'
import { askRegister, receivableToRegister } from '../registering.ts'
import { anchorByNo, relationByNo } from '../store/programme.ts'
import { receivableByNo, receivablePage } from '../store/receivables.ts'
import { alertPage } from '../store/records.ts'
import { tellParty } from '../tell.ts'
import { type Side, wireDetail, wireInvoice, wireReceivable } from '../view.ts'
import { SCF_SAYS } from '../words.ts'
import type { ScfDeps } from './deps.ts'

type Calls = Pick<
  Handlers<typeof contract.scf>,
  | 'scfReceivableList'
  | 'scfReceivableDetail'
  | 'scfInvoices'
  | 'scfReceivableSave'
  | 'scfReceivableSubmit'
  | 'scfRegister'
  | 'scfFinance'
  | 'scfClose'
  | 'scfAlerts'
>

/** Papers and money are of people: a key or a visit to the demonstration gives none. */
export function actorOf({ session, ip, agent }: SessionCtx, side: Side): Actor {
  if (session.kind !== 'MAIN') throw new Refusal('CONFLICT', SCF_SAYS.personsOnly)
  return { userId: session.userId, userName: session.userName, side, ip, agent }
}

export const receivableCalls = (deps: ScfDeps): Calls => ({
  async scfReceivableList({ tenant, session }, filter) {
    const { page, size } = filter
    const found = await receivablePage(tenant, filter, null)
    const rows = found.rows.map((row) => wireReceivable(row, session, 'FUNDER'))
    return { ...found, page, size, rows }
  },
  scfReceivableDetail: async ({ tenant, session }, { no }) =>
    wireDetail(tenant, deps, await receivableByNo(tenant, no, null), session, 'FUNDER'),
  async scfInvoices({ tenant }, { relationNo }) {
    const relation = await relationByNo(tenant, relationNo)
    return (await usableInvoices(tenant, partiesOf(relation))).map(wireInvoice)
  },
  async scfReceivableSave(ctx, { relationNo, ...typed }) {
    const { tenant, session } = ctx
    const by = actorOf(ctx, 'FUNDER')
    const no = await saveReceivable(tenant, tenant, relationNo, typed, by)
    return wireReceivable(await receivableByNo(tenant, no, null), session, 'FUNDER')
  },
  async scfReceivableSubmit(ctx, { no }) {
    const { tenant, session } = ctx
    const { name: funderName } = await companyIdentity(deps.db, tenant.companyId)
    const of = { no, bound: null, funderName }
    const row = await submitReceivable(tenant, deps, of, actorOf(ctx, 'FUNDER'))
    const { party_id } = await anchorByNo(tenant, row.anchor_no)
    await tellParty(deps.db, party_id, 'SCF_DEBT_ASKED', row)
    return wireReceivable(row, session, 'FUNDER')
  },
  async scfRegister(ctx, { no, act }) {
    const { tenant, session } = ctx
    const { userName } = actorOf(ctx, 'FUNDER')
    const funder = await companyIdentity(deps.db, tenant.companyId)
    const what = await receivableToRegister(tenant, await receivableByNo(tenant, no, null))
    await askRegister(tenant, deps.register, { what, act, funder, by: userName })
    return wireDetail(tenant, deps, await receivableByNo(tenant, no, null), session, 'FUNDER')
  },
  async scfFinance(ctx, ask) {
    const { tenant, session } = ctx
    await financeReceivable(tenant, deps, ask, actorOf(ctx, 'FUNDER'))
    return wireReceivable(await receivableByNo(tenant, ask.no, null), session, 'FUNDER')
  },
  async scfClose(ctx, of) {
    const { tenant, session } = ctx
    await closeReceivable(tenant, deps.claims, of, actorOf(ctx, 'FUNDER'))
    return wireReceivable(await receivableByNo(tenant, of.no, null), session, 'FUNDER')
  },
  async scfAlerts({ tenant }, { kind, page, size }) {
    const found = await alertPage(tenant, { kind, page, size })
    const rows = found.rows.map(({ subject_no, facts, at, ...row }) => ({
      ...{ ...row, ...facts, receivableNo: subject_no, at: at.toISOString() },
    }))
    return { ...found, page, size, rows }
  },
})
