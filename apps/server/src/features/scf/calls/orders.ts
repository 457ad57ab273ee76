/** Calls on orders: of the funder, and through the door of core enterprises and members. */
import type { contract } from '@xinjian/contract'
import type { Handlers } from '../../../http/implement.ts'
import { companyIdentity } from '../../session/index.ts'
import { throughDoor } from '../door.ts'
import { usableInvoices } from '../invoices.ts'
import {
  decideOrder,
  invoiceOrder,
  invoicePartiesOf,
  receiveOrder,
  recordOrder,
  saveOrder,
} from '../order/deeds.ts'
import { financeOrder } from '../order/finance.ts'
import { orderByNo, orderPage } from '../order/store.ts'
import { wireOrder, wireOrderDetail } from '../order/view.ts'
import { askRegister, orderToRegister } from '../registering.ts'
import { anchorByNo } from '../store/programme.ts'
import { tellPartyOfOrder } from '../tell.ts'
import { wireInvoice } from '../view.ts'
import type { ScfDeps } from './deps.ts'
import { actorOf } from './receivables.ts'

type Calls = Pick<
  Handlers<typeof contract.scf>,
  | (
      | 'scfOrderList'
      | 'scfOrderDetail'
      | 'scfOrderRegister'
      | 'scfOrderFinance'
      | 'scfPartyOrders'
      | 'scfPartyOrder'
    )
  | ('scfOrderSave' | 'scfOrderRecord' | 'scfOrderDecide' | 'scfOrderReceive')
  | ('scfOrderInvoices' | 'scfOrderInvoice')
>

export const orderCalls = (deps: ScfDeps): Calls => ({
  async scfOrderList({ tenant, session }, filter) {
    const { page, size } = filter
    const found = await orderPage(tenant, filter, null)
    return {
      ...found,
      page,
      size,
      rows: found.rows.map((row) => wireOrder(row, session, 'FUNDER')),
    }
  },
  scfOrderDetail: async ({ tenant, session }, { no }) =>
    wireOrderDetail(tenant, deps, await orderByNo(tenant, no, null), session, 'FUNDER'),
  async scfOrderRegister(ctx, { no, act }) {
    const { tenant, session } = ctx
    const funder = await companyIdentity(deps.db, tenant.companyId)
    const what = orderToRegister(await orderByNo(tenant, no, null))
    await askRegister(tenant, deps.register, { what, act, funder, by: session.userName })
    return wireOrderDetail(tenant, deps, await orderByNo(tenant, no, null), session, 'FUNDER')
  },
  async scfOrderFinance(ctx, ask) {
    const { tenant, session } = ctx
    await financeOrder(tenant, deps, ask, actorOf(ctx, 'FUNDER'))
    return wireOrder(await orderByNo(tenant, ask.no, null), session, 'FUNDER')
  },

  async scfPartyOrders({ tenant, session }, { seat, ...filter }) {
    const door = await throughDoor(deps.db, tenant, seat)
    const { page, size } = filter
    const found = await orderPage(door.funder, filter, door.bound)
    const rows = found.rows.map((row) => wireOrder(row, session, door.role))
    return { ...found, page, size, rows }
  },
  async scfPartyOrder({ tenant, session }, { seat, no }) {
    const door = await throughDoor(deps.db, tenant, seat)
    const row = await orderByNo(door.funder, no, door.bound)
    return wireOrderDetail(door.funder, deps, row, session, door.role)
  },
  async scfOrderSave(ctx, { seat, ...typed }) {
    const door = await throughDoor(deps.db, ctx.tenant, seat, 'MEMBER')
    const row = await saveOrder(door.funder, door.relationNo!, typed, actorOf(ctx, 'MEMBER'))
    const { party_id } = await anchorByNo(door.funder, door.anchorNo)
    await tellPartyOfOrder(deps.db, party_id, row)
    return wireOrder(row, ctx.session, 'MEMBER')
  },
  async scfOrderRecord(ctx, { seat, ...of }) {
    const door = await throughDoor(deps.db, ctx.tenant, seat, 'ANCHOR')
    await recordOrder(door.funder, { ...of, bound: door.bound }, actorOf(ctx, 'ANCHOR'))
    return wireOrder(await orderByNo(door.funder, of.no, door.bound), ctx.session, 'ANCHOR')
  },
  async scfOrderDecide(ctx, { seat, ...of }) {
    const door = await throughDoor(deps.db, ctx.tenant, seat, 'ANCHOR')
    const { name: funderName } = await companyIdentity(deps.db, door.funder.companyId)
    const decided = { ...of, bound: door.bound, funderName }
    await decideOrder(door.funder, deps.agreements, decided, actorOf(ctx, 'ANCHOR'))
    return wireOrder(await orderByNo(door.funder, of.no, door.bound), ctx.session, 'ANCHOR')
  },
  async scfOrderReceive(ctx, { seat, ...of }) {
    const door = await throughDoor(deps.db, ctx.tenant, seat)
    const by = actorOf(ctx, door.role)
    const { name: funderName } = await companyIdentity(deps.db, door.funder.companyId)
    const received = { ...of, bound: door.bound, funderName }
    await receiveOrder(door.funder, deps.agreements, received, by)
    return wireOrder(await orderByNo(door.funder, of.no, door.bound), ctx.session, door.role)
  },
  async scfOrderInvoices({ tenant }, { seat, no }) {
    const door = await throughDoor(deps.db, tenant, seat, 'MEMBER')
    const row = await orderByNo(door.funder, no, door.bound)
    return (await usableInvoices(tenant, invoicePartiesOf(row))).map(wireInvoice)
  },
  async scfOrderInvoice(ctx, { seat, ...of }) {
    const door = await throughDoor(deps.db, ctx.tenant, seat, 'MEMBER')
    const asked = { ...of, bound: door.bound }
    await invoiceOrder(door.funder, ctx.tenant, deps.claims, asked, actorOf(ctx, 'MEMBER'))
    return wireOrder(await orderByNo(door.funder, of.no, door.bound), ctx.session, 'MEMBER')
  },
})
