import { contract, type SecondaryRow } from '@xinjian/contract'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import { maskMobile, maskTaxNo } from '@xinjian/format'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, type TenantTx, tenantOf } from '../../db/tenant.ts'
import type { SessionCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { moneyTold, tellBoth, tellMoney } from '../accessReason/index.ts'
import { billingSummary, monthBill } from '../billing/index.ts'
import * as customer from '../customer/index.ts'
import { costOfCalls, costsOfMonth, usagePage } from '../metering/index.ts'
import { type AccountParts, inviteFirst, openFirst } from '../people/index.ts'
import { sell, stopSelling } from '../product/index.ts'
import { stepOfBill } from './bill-step.ts'
import { fund } from './fund.ts'
import { soldOne, soldRows } from './sold.ts'
import { SECONDARY_SAYS } from './words.ts'

interface Deps extends AccountParts {
  db: Database
}

const CHILD_ROLES = ['ROLE_RYC_CHILD', 'ROLE_RYC_CHILD_ADMIN'] as const

export const secondaryRoutes = ({ db, ...parts }: Deps) => {
  const wire = async (row: customer.Customer): Promise<SecondaryRow> => ({
    ...wired(row, 'id name tax_no linkman email waiting status frozen_why created_at'),
    phone: row.phone && maskMobile(row.phone),
    userName: row.client_account,
    ...(await billingSummary(tenantOf(db, row.id))),
  })
  /** A secondary customer of whoever asks; another company's is not there. */
  const childOf = ({ session }: SessionCtx, id: number) => customer.found(db, session.companyId, id)
  const one = async (ctx: SessionCtx, id: number) => wire(await childOf(ctx, id))
  const tell = (ctx: SessionCtx, child: customer.Customer, action: string, detail: object) =>
    db.transaction((tx) =>
      tellBoth(tx, ctx, child.id, { kind: 'CHANGE', action, object: child.name, detail }),
    )
  /** Work on the money of a secondary customer, told in its transaction. */
  const onMoney = async (
    ctx: SessionCtx,
    child: customer.Customer,
    [action, detail]: readonly [string, object],
    work: (tx: TenantTx) => Promise<unknown>,
  ): Promise<TenantDb> => {
    const tenant = tenantOf(db, child.id)
    await tenant.transaction(async (tx) => {
      await work(tx)
      await tellMoney(tx, ctx, { action, object: child.name, detail })
    })
    await moneyTold(db, ctx, child.id)
    return tenant
  }

  return implement(contract.secondary, {
    async secondaryList({ session }, { page, size, ...filter }) {
      const found = await customer.customers(db, session.companyId, filter, page, size)
      const rows: SecondaryRow[] = []
      // One after the other: each turns a connection to its company, and a page must not take them all.
      for (const row of found.rows) rows.push(await wire(row))
      return { total: found.total, page, size, rows }
    },
    secondaryDetail: (ctx, { id }) => one(ctx, id),

    async secondaryCreate(ctx, of) {
      const { companyId } = ctx.session
      const id = await db.transaction(async (tx) => {
        const own = await customer.found(tx, null, companyId)
        if (own.parent_id !== null)
          throw new Refusal('FORBIDDEN', SECONDARY_SAYS.secondaryCustomerCannotOpen)
        const id = await customer.add(tx, {
          ...of,
          channel: null,
          parentId: companyId,
          asked: null,
        })
        const roles = CHILD_ROLES
        const byId = ctx.session.userId
        const first = { ...of, name: of.linkman, mobile: of.phone, roles, byId }
        await openFirst(tx, parts, id, first)
        await tellBoth(tx, ctx, id, {
          kind: 'CHANGE',
          action: 'secondaryCreate',
          object: of.name,
          detail: { after: customer.told({ ...of, channel: null }) },
        })
        return id
      })
      return one(ctx, id)
    },

    async secondaryUpdate(ctx, of) {
      const wording = { ...of, of: ctx.session.companyId }
      await db.transaction((tx) => customer.change(tx, ctx, 'secondaryUpdate', wording))
      return one(ctx, of.id)
    },

    async secondaryInvite(ctx, { id }) {
      const child = await childOf(ctx, id)
      const sentTo = await db.transaction((tx) => inviteFirst(tx, parts, child.id))
      await tell(ctx, child, 'secondaryInvite', { sentTo })
      return { sentTo }
    },

    async secondaryFreeze(ctx, asked) {
      const of = { ...asked, of: ctx.session.companyId }
      await db.transaction((tx) => customer.freeze(tx, ctx, 'secondaryFreeze', of))
      return one(ctx, asked.id)
    },

    async secondaryFund(ctx, { id, ...asked }) {
      const child = await childOf(ctx, id)
      await onMoney(ctx, child, ['secondaryFund', asked], (tx) =>
        fund(tx, { ...asked, madeBy: ctx.session.userName }),
      )
      return wire(child)
    },

    async secondaryProducts(ctx, { id }) {
      const child = await childOf(ctx, id)
      return soldRows(ctx.tenant, tenantOf(db, child.id))
    },
    async secondaryProductOpen(ctx, { id, product, price, quota = null }) {
      const child = await childOf(ctx, id)
      const terms = { product, price, quota }
      const tenant = await onMoney(ctx, child, ['secondaryProductOpen', terms], (tx) =>
        sell(tx, terms),
      )
      return soldOne(ctx.tenant, tenant, product)
    },
    async secondaryProductClose(ctx, { id, product }) {
      const child = await childOf(ctx, id)
      const tenant = await onMoney(ctx, child, ['secondaryProductClose', { product }], (tx) =>
        stopSelling(tx, product),
      )
      return soldOne(ctx.tenant, tenant, product)
    },

    async secondaryBill(ctx, { companyId, month }) {
      const child = await childOf(ctx, companyId)
      const index = parseMonth(month)!
      const bill = await monthBill(tenantOf(db, child.id), index)
      return { ...bill, costs: await costsOfMonth(ctx.tenant, child.id, index) }
    },
    async secondaryBillStep(ctx, { companyId, month, step, note }) {
      const child = await childOf(ctx, companyId)
      const of = { month: parseMonth(month)!, step, note, who: ctx.session.userName }
      await onMoney(ctx, child, ['secondaryBillStep', { month, step, note }], (tx) =>
        stepOfBill(tx, of),
      )
      return null
    },
    async secondaryCalls(ctx, { companyId, page, size, ...filter }) {
      const child = await childOf(ctx, companyId)
      const paging = { sort: '-at' as const, page, size }
      const { rows, ...counted } = await usagePage(tenantOf(db, child.id), filter, paging)
      const numbers = rows.map(({ no }) => no)
      const costs = await costOfCalls(ctx.tenant, child.id, numbers)
      return {
        ...counted,
        page,
        size,
        rows: rows.map((row) => ({
          no: row.no,
          productName: row.productName,
          productNameEn: row.productNameEn,
          enterpriseName: row.enterpriseName,
          taxNo: maskTaxNo(row.taxNo),
          via: row.via,
          state: row.state,
          why: row.why,
          amount: row.amount,
          cost: costs.get(row.no) ?? 0,
          at: row.at,
        })),
      }
    },
  })
}
