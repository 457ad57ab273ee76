import { contract } from '@xinjian/contract'
import { parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { Blobs } from '../../blobs.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { implement } from '../../http/implement.ts'
import { wake } from '../../jobs/events.ts'
import { mustHaveRoom } from '../../jobs/waiting.ts'
import { confirmBill, monthBill, stepBill } from './bill.ts'
import { askExport, BILL_EXPORTS, exportFile, exportPage, wireExport } from './export.ts'
import { bills, companies } from './overview.ts'
import { askVoucher, decideVoucher, vouchers } from './voucher.ts'

const monthOf = (text: string): number => parseMonth(text)!

export const billingRoutes = (deps: { config: Config; db: Database; blobs: Blobs }) =>
  implement(contract.billing, {
    billMonth: ({ tenant }, { month }) => monthBill(tenant, monthOf(month)),
    async billConfirm({ tenant, session }, { month }) {
      await confirmBill(tenant, monthOf(month), session.userName)
      return null
    },
    async billExport({ tenant, session }, { month, product }) {
      const most = deps.config.queuePerCompany
      await mustHaveRoom(tenant, BILL_EXPORTS, '导出', { most, more: 1 })
      const ask = { month: monthOf(month), product: product ?? null, createdBy: session.userName }
      const row = await askExport(tenant, ask)
      await wake(deps.db, BILL_EXPORTS)
      return wireExport(row)
    },
    billExports: ({ tenant }, { page, size }) => exportPage(tenant, page, size),
    billExportFile: ({ tenant }, { no }) => exportFile(tenant, deps.blobs, no),

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
