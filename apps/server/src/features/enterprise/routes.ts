import { contract, type EnterpriseRow } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { checkTaxNo } from '@xinjian/format'
import { industryOf } from '@xinjian/format/industry/industries'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import {
  type EnterpriseRecord,
  type EnterpriseSummary,
  enterprisePage,
  type Registration,
  saveEnterprise,
} from './store.ts'
import { ENTERPRISE_SAYS } from './words.ts'

const EMPTY = {
  sales_invoices: 0,
  purchase_invoices: 0,
  first_month: null,
  last_month: null,
  report_no: null,
  decision: null,
  grade: null,
  score: null,
  sealed: false,
}

export const enterpriseRoutes = () =>
  implement(contract.enterprise, {
    async enterpriseList({ tenant }, { keyword, page, size }) {
      const { rows, ...counted } = await enterprisePage(tenant, keyword, page, size)
      return { ...counted, page, size, rows: rows.map(wire) }
    },

    async enterpriseSave({ tenant }, { name, taxNo, ...registration }) {
      if (checkTaxNo(taxNo) === 'CHECKSUM') throw new Refusal('TAX_NO_INVALID', undefined, 'taxNo')
      if (registration.industryCode && !industryOf(registration.industryCode))
        throw new Refusal(
          'MALFORMED',
          ENTERPRISE_SAYS.industryUnknown({ code: registration.industryCode }),
          'industryCode',
        )
      const saved = (await saveEnterprise(tenant, taxNo, name, registration)) as EnterpriseRecord
      const { rows } = await enterprisePage(tenant, taxNo, 1, 1)
      return wire(rows[0] ?? { ...saved, ...EMPTY })
    },
  })

/** Row in the wire shape. Of a sealed one the list tells the name alone. */
function wire(full: EnterpriseSummary): EnterpriseRow {
  const row = full.sealed ? { ...full, ...EMPTY, registration: {}, sealed: true } : full
  const r: Registration = row.registration
  return {
    ...wired(row, 'id name tax_no sealed updated_at'),
    taxpayerType: r.taxpayerType ?? null,
    legalRepresentative: r.legalRepresentative ?? null,
    establishedOn: r.establishedOn ?? null,
    registeredCapitalWan: r.registeredCapitalWan ?? null,
    industryCode: r.industryCode ?? null,
    industryName: r.industryName ?? null,
    salesInvoices: row.sales_invoices,
    purchaseInvoices: row.purchase_invoices,
    firstMonth: row.first_month === null ? null : formatMonth(row.first_month),
    lastMonth: row.last_month === null ? null : formatMonth(row.last_month),
    lastReportNo: row.report_no,
    lastDecision: row.decision,
    lastGrade: row.grade,
    lastScore: row.score === null ? null : Number(row.score),
  }
}
