import { contract } from '@xinjian/contract'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { Database } from '../../db/pool.ts'
import { implement } from '../../http/implement.ts'
import { mustLook, tellMoney } from '../look/index.ts'
import { companyAbove } from '../session/index.ts'
import { monthBill } from './bill.ts'
import { bills, companies } from './overview.ts'
import { settleBill, stepOfPlatform } from './settle.ts'
import { takeStep } from './steps.ts'
import { traceStep } from './trace.ts'
import { askVoucher, decideVoucher, vouchers } from './voucher.ts'

const monthOf = (text: string): number => parseMonth(text)!

export const billingRoutes = ({ db }: { db: Database }) =>
  implement(contract.billing, {
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
      await ctx.tenant.transaction((tx) => takeStep(tx, step))
      await traceStep(db, ctx, 'billConfirm', { month })
      return null
    },
    async billDispute(ctx, { month, reason }) {
      const step = {
        month: monthOf(month),
        step: 'DISPUTE',
        note: reason,
        who: ctx.session.userName,
      } as const
      await ctx.tenant.transaction((tx) => takeStep(tx, step))
      await traceStep(db, ctx, 'billDispute', { month, reason })
      return null
    },
    async billSettle(ctx, { month }) {
      const of = { month: monthOf(month), who: ctx.session.userName }
      await ctx.tenant.transaction((tx) => settleBill(tx, of))
      await traceStep(db, ctx, 'billSettle', { month })
      return null
    },
    async operateCompanies(ctx) {
      await mustLook(db, ctx, { id: null, action: 'operateCompanies' })
      return companies(ctx.operator)
    },
    operateVouchers: ({ operator, session }) => vouchers(operator, session),
    async operateVoucherAsk(ctx, { companyId, ...asked }) {
      const id = await askVoucher(ctx.operator, companyId, ctx.session, asked)
      await tellMoney(db, ctx, companyId, 'operateVoucherAsk', String(id), asked)
      return { id }
    },
    async operateVoucherDecide(ctx, { companyId, ...of }) {
      await ctx.operator.onCompany(companyId, (tx) => decideVoucher(tx, ctx.session, of))
      const { id, ...said } = of
      await tellMoney(db, ctx, companyId, 'operateVoucherDecide', String(id), said)
      return null
    },
    operateBills: ({ operator }) => bills(operator),
    async operateBillStep(ctx, { companyId, month, ...step }) {
      const taken = { ...step, month: monthOf(month), who: ctx.session.userName }
      await ctx.operator.onCompany(companyId, (tx) => stepOfPlatform(tx, taken))
      await tellMoney(db, ctx, companyId, 'operateBillStep', month, step)
      return null
    },
  })
