import { contract } from '@xinjian/contract'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { Database } from '../../db/pool.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { actorOf } from '../../http/actor.ts'
import type { SessionCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { accessWithReason, moneyTold, tellMoney } from '../accessReason/index.ts'
import { companyAbove } from '../session/index.ts'
import { monthBill } from './bill.ts'
import { bills, companies } from './overview.ts'
import { settleBill, stepOfPlatform } from './settle.ts'
import { takeStep } from './steps.ts'
import { logsOf, traceIn } from './trace.ts'
import { askVoucher, decideVoucher, vouchers } from './voucher.ts'

const monthOf = (text: string): number => parseMonth(text)!

export const billingRoutes = ({ db }: { db: Database }) => {
  /** A step of a company on its own bill, and its line in the logs. */
  const traced = async (
    ctx: SessionCtx,
    action: string,
    detail: object,
    step: (tx: TenantTx) => Promise<unknown>,
  ): Promise<void> => {
    const { companyId } = ctx.session
    const logs = await logsOf(db, companyId)
    await ctx.tenant.transaction(async (tx) => {
      await step(tx)
      await traceIn(tx, logs, (chain) => actorOf(ctx, chain), { action, detail })
    })
    await moneyTold(db, ctx, companyId)
  }
  return implement(contract.billing, {
    async billMonth({ tenant, session }, { month }) {
      const bill = await monthBill(tenant, monthOf(month))
      const { parentId } = await companyAbove(db, session.companyId)
      return { ...bill, secondary: parentId !== null }
    },
    async billConfirm(ctx, { month }) {
      const step = {
        month: monthOf(month),
        step: 'CONFIRM',
        note: '',
        who: ctx.session.userName,
      } as const
      await traced(ctx, 'billConfirm', { month }, (tx) => takeStep(tx, step))
      return null
    },
    async billDispute(ctx, { month, reason }) {
      const step = {
        month: monthOf(month),
        step: 'DISPUTE',
        note: reason,
        who: ctx.session.userName,
      } as const
      await traced(ctx, 'billDispute', { month, reason }, (tx) => takeStep(tx, step))
      return null
    },
    async billSettle(ctx, { month }) {
      const of = { month: monthOf(month), who: ctx.session.userName }
      await traced(ctx, 'billSettle', { month }, (tx) => settleBill(tx, of))
      return null
    },
    async operateCompanies(ctx) {
      await accessWithReason(db, ctx, { id: null, action: 'operateCompanies' })
      return companies(ctx.operator)
    },
    operateVouchers: ({ operator, session }) => vouchers(operator, session),
    async operateVoucherAsk(ctx, { companyId, ...asked }) {
      const id = await askVoucher(ctx.operator, companyId, ctx.session, asked, (tx, id) =>
        tellMoney(tx, ctx, { action: 'operateVoucherAsk', object: String(id), detail: asked }),
      )
      await moneyTold(db, ctx, companyId)
      return { id }
    },
    async operateVoucherDecide(ctx, { companyId, ...of }) {
      const { id, ...detail } = of
      await ctx.operator.onCompany(companyId, async (tx) => {
        await decideVoucher(tx, ctx.session, of)
        await tellMoney(tx, ctx, { action: 'operateVoucherDecide', object: String(id), detail })
      })
      await moneyTold(db, ctx, companyId)
      return null
    },
    operateBills: ({ operator }) => bills(operator),
    async operateBillStep(ctx, { companyId, month, ...step }) {
      const taken = { ...step, month: monthOf(month), who: ctx.session.userName }
      await ctx.operator.onCompany(companyId, async (tx) => {
        await stepOfPlatform(tx, taken)
        await tellMoney(tx, ctx, { action: 'operateBillStep', object: month, detail: step })
      })
      await moneyTold(db, ctx, companyId)
      return null
    },
  })
}
