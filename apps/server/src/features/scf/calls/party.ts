/** Calls of core enterprises and members: every one goes through the door, and reaches what it opens. */
import type { contract } from '@xinjian/contract'
import type { Handlers } from '../../../http/implement.ts'
import { companyIdentity } from '../../session/index.ts'
import { decideDebt, partiesOf, recordDebt, saveReceivable, submitReceivable } from '../deeds.ts'
import { type Door, throughDoor } from '../door.ts'
import { usableInvoices } from '../invoices.ts'
import { openProducts } from '../store/products.ts'
import { anchorByNo, relationByNo } from '../store/programme.ts'
import { receivableByNo, receivablePage } from '../store/receivables.ts'
import { tellParty } from '../tell.ts'
import { wireDetail, wireInvoice, wireProduct, wireReceivable } from '../view.ts'
import type { ScfDeps } from './deps.ts'
import { actorOf } from './receivables.ts'

type Calls = Pick<
  Handlers<typeof contract.scf>,
  | 'scfPartyList'
  | 'scfPartyDetail'
  | 'scfPartyProducts'
  | 'scfPartyInvoices'
  | 'scfPartySave'
  | 'scfPartySubmit'
  | 'scfRecord'
  | 'scfDecide'
>

/** What a member can apply for. */
const SUPPLIER_TYPES = ['RECEIVABLE', 'ORDER'] as const
const DEALER_TYPES = ['PREPAYMENT'] as const

export const partyCalls = (deps: ScfDeps): Calls => {
  const rowOf = (door: Door, no: string) => receivableByNo(door.funder, no, door.bound)
  const nameOf = async ({ funder }: Door) => (await companyIdentity(deps.db, funder.companyId)).name
  return {
    async scfPartyList({ tenant, session }, { seat, ...filter }) {
      const door = await throughDoor(deps.db, tenant, seat)
      const { page, size } = filter
      const found = await receivablePage(door.funder, filter, door.bound)
      const rows = found.rows.map((row) => wireReceivable(row, session, door.role))
      return { ...found, page, size, rows }
    },
    async scfPartyDetail({ tenant, session }, { seat, no }) {
      const door = await throughDoor(deps.db, tenant, seat)
      return wireDetail(door.funder, deps, await rowOf(door, no), session, door.role)
    },
    async scfPartyProducts({ tenant }, { seat }) {
      const door = await throughDoor(deps.db, tenant, seat, 'MEMBER')
      const relation = await relationByNo(door.funder, door.relationNo!)
      const types = relation.role === 'SUPPLIER' ? SUPPLIER_TYPES : DEALER_TYPES
      return (await openProducts(door.funder, types)).map(wireProduct)
    },
    async scfPartyInvoices({ tenant }, { seat }) {
      const door = await throughDoor(deps.db, tenant, seat, 'MEMBER')
      const relation = await relationByNo(door.funder, door.relationNo!)
      return (await usableInvoices(tenant, partiesOf(relation))).map(wireInvoice)
    },
    async scfPartySave(ctx, { seat, ...typed }) {
      const door = await throughDoor(deps.db, ctx.tenant, seat, 'MEMBER')
      const by = actorOf(ctx, 'MEMBER')
      const no = await saveReceivable(door.funder, ctx.tenant, door.relationNo!, typed, by)
      return wireReceivable(await rowOf(door, no), ctx.session, 'MEMBER')
    },
    async scfPartySubmit(ctx, { seat, no }) {
      const door = await throughDoor(deps.db, ctx.tenant, seat, 'MEMBER')
      const of = { no, bound: door.bound, funderName: await nameOf(door) }
      const row = await submitReceivable(door.funder, deps, of, actorOf(ctx, 'MEMBER'))
      const { party_id } = await anchorByNo(door.funder, row.anchor_no)
      await tellParty(deps.db, party_id, 'SCF_DEBT_ASKED', row)
      return wireReceivable(row, ctx.session, 'MEMBER')
    },
    async scfRecord(ctx, { seat, ...of }) {
      const door = await throughDoor(deps.db, ctx.tenant, seat, 'ANCHOR')
      await recordDebt(door.funder, { ...of, bound: door.bound }, actorOf(ctx, 'ANCHOR'))
      return wireReceivable(await rowOf(door, of.no), ctx.session, 'ANCHOR')
    },
    async scfDecide(ctx, { seat, ...of }) {
      const door = await throughDoor(deps.db, ctx.tenant, seat, 'ANCHOR')
      const by = actorOf(ctx, 'ANCHOR')
      const decided = { ...of, bound: door.bound, funderName: await nameOf(door) }
      await decideDebt(door.funder, deps.agreements, decided, by)
      return wireReceivable(await rowOf(door, of.no), ctx.session, 'ANCHOR')
    },
  }
}
