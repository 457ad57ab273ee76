import { type CustomerRow, contract } from '@xinjian/contract'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import { maskMobile } from '@xinjian/format'
import type { Database } from '../../db/pool.ts'
import type { OperatorCtx, Session } from '../../http/context.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import {
  accessWithReason,
  giveReason,
  moneyTold,
  tellBoth,
  tellMoney,
} from '../accessReason/index.ts'
import { askVoucher, billsOf, monthBill } from '../billing/index.ts'
import { mustBeChannel } from '../channel/index.ts'
import { balancesOf } from '../ledger/index.ts'
import { type AccountParts, mustBeFree, openFirst } from '../people/index.ts'
import { offersTo } from '../product/index.ts'
import * as keep from './keep.ts'
import * as store from './store.ts'
import { CUSTOMER_SAYS } from './words.ts'

interface Deps extends AccountParts {
  db: Database
}

const wire = (row: store.Customer, { userId }: Session): CustomerRow => ({
  ...wired(
    row,
    'id name tax_no parent_name linkman email channel status frozen_why asked_by decided_by decision created_at',
  ),
  phone: row.phone && maskMobile(row.phone),
  userName: row.client_account,
  own: row.asked_id === userId,
})

export const customerRoutes = ({ db, links, columns }: Deps) => {
  /** Read as operators read, so that the look leaves its trace. */
  const one = async (ctx: OperatorCtx, id: number) =>
    wire(await keep.found(ctx.operator, null, id), ctx.session)
  return implement(contract.customer, {
    async customerList(ctx, { page, size, ...filter }) {
      const { total, rows } = await store.customers(ctx.operator, null, filter, page, size)
      return { total, page, size, rows: rows.map((row) => wire(row, ctx.session)) }
    },
    customerNames: ({ operator }) => store.names(operator),
    customerFind: (ctx, { id }) => one(ctx, id),

    async customerCreate(ctx, { creditLimit = 0, channel, ...of }) {
      const { userId, userName } = ctx.session
      if (channel) await mustBeChannel(db, channel)
      await mustBeFree(db, columns, { userName: of.userName, mobile: of.phone })
      const id = await db.transaction(async (tx) => {
        const asked = { userId, userName }
        const id = await keep.add(tx, { ...of, channel: channel || null, parentId: null, asked })
        const after = keep.told({ ...of, channel: channel || null })
        const trace = { kind: 'CHANGE', action: 'customerCreate', object: of.name } as const
        await tellBoth(tx, ctx, id, { ...trace, detail: { after } })
        return id
      })
      if (creditLimit > 0) {
        const detail = {
          kind: 'CREDIT',
          amount: creditLimit,
          about: '开户授信',
          note: '随客户录入申请的授信额度',
        } as const
        await askVoucher(ctx.operator, id, ctx.session, detail, (tx, no) =>
          tellMoney(tx, ctx, { action: 'operateVoucherAsk', object: String(no), detail }),
        )
        await moneyTold(db, ctx, id)
      }
      return one(ctx, id)
    },

    async customerUpdate(ctx, { channel, ...of }) {
      const before = await one(ctx, of.id)
      // The one it came by stands, whatever became of that channel.
      if (channel && channel !== before.channel) await mustBeChannel(db, channel)
      const wording = { ...of, of: null, channel: channel || null }
      await db.transaction((tx) => keep.change(tx, ctx, 'customerUpdate', wording))
      return one(ctx, of.id)
    },

    async customerDecide(ctx, { id, ...decision }) {
      await one(ctx, id)
      await db.transaction(async (tx) => {
        await store.lockCustomer(tx, id)
        const row = await keep.found(tx, null, id)
        const done = await byAnother(store.decideCustomer(tx, id, ctx.session, decision))
        if (!done) throw new Refusal('CONFLICT', CUSTOMER_SAYS.customerBeenReviewedReload)
        await tellBoth(tx, ctx, id, {
          kind: 'CHANGE',
          action: 'customerDecide',
          object: row.name,
          detail: { ...decision, askedBy: row.asked_by },
        })
        if (decision.approve)
          await openFirst(tx, { links, columns }, id, {
            userName: row.client_account ?? '',
            name: row.linkman ?? '',
            mobile: row.phone ?? '',
            email: row.email ?? '',
            roles: ['ROLE_COMPANY_ADMIN'],
            byId: row.asked_id ?? ctx.session.userId,
          })
      })
      return one(ctx, id)
    },

    async customerFreeze(ctx, asked) {
      await one(ctx, asked.id)
      await db.transaction((tx) => keep.freeze(tx, ctx, 'customerFreeze', { ...asked, of: null }))
      return one(ctx, asked.id)
    },

    async customerLook(ctx, asked) {
      return { until: (await giveReason(db, ctx, asked)).toISOString() }
    },
    async customerDetail(ctx, { id }) {
      await one(ctx, id)
      const { reason, until } = await accessWithReason(db, ctx, {
        id,
        action: 'customerDetail',
      })
      return ctx.operator.onCompany(id, async (tx) => {
        const { available, held, credit_limit: creditLimit } = await balancesOf(tx)
        const offers = await offersTo(tx)
        const bills = await billsOf(tx)
        return {
          reason,
          until: until.toISOString(),
          available,
          held,
          creditLimit,
          products: offers
            .filter(({ open }) => open)
            .map((offer) => ({
              product: offer.code,
              productName: offer.name,
              productNameEn: offer.nameEn,
              unit: offer.unit,
              tiers: [...offer.tiers],
              quota: offer.quota,
              openedAt: offer.openedAt?.toISOString() ?? null,
            })),
          bills: bills.map(({ month, status, total }) => ({ month, status, total })),
        }
      })
    },
    async customerBill(ctx, { id, month }) {
      await one(ctx, id)
      await accessWithReason(db, ctx, { id, action: 'customerBill' })
      return ctx.operator.onCompany(id, (tx) => monthBill(tx, parseMonth(month)!))
    },
  })
}
