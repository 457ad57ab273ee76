import { contract } from '@xinjian/contract'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import { implement } from '../../http/implement.ts'
import { confirmBill, monthBill, stepBill } from './bill.ts'
import { bills, companies } from './overview.ts'
import { askVoucher, decideVoucher, vouchers } from './voucher.ts'

const monthOf = (text: string): number => parseMonth(text)!

export const billingRoutes = implement(contract.billing, {
  billMonth: ({ tenant }, { month }) => monthBill(tenant, monthOf(month)),
  async billConfirm({ tenant, session }, { month }) {
    await confirmBill(tenant, monthOf(month), session.userName)
    return null
  },
  operateCompanies: ({ operator }) => companies(operator),
  operateVouchers: ({ operator, session }) => vouchers(operator, session),
  operateVoucherAsk: async ({ operator, session }, { companyId, ...asked }) => ({
    id: await operator.onCompany(companyId, (tx) => askVoucher(tx, session, asked)),
  }),
  async operateVoucherDecide({ operator, session }, { companyId, ...of }) {
    await operator.onCompany(companyId, (tx) => decideVoucher(tx, session, of))
    return null
  },
  operateBills: ({ operator }) => bills(operator),
  async operateBillStep({ operator, session }, { companyId, month, ...step }) {
    await operator.onCompany(companyId, (tx) =>
      stepBill(tx, session.userName, { ...step, month: monthOf(month) }),
    )
    return null
  },
})
