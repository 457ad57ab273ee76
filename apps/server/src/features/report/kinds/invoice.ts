/** 发票报告: of uploaded and collected invoices. */
import { INVOICE_ENGINE } from '@xinjian/engine/invoice/engine'
import type { InvoiceFacts } from '@xinjian/engine/invoice/facts'
import { readFactMarks } from '../../enterprise/index.ts'
import { invoiceMonths, loadFacts } from '../../facts/invoice/read.ts'
import { lookedUpPartners } from '../../facts/public/read.ts'
import { openObjectionsOfMany } from '../../objection/index.ts'
import type { InstitutionTerms } from '../store.ts'
import { REPORT_SAYS } from '../words.ts'
import { latest, type ServerKind } from './kind.ts'
import { lendingFacts } from './lending.ts'
import { hasNewerPartners } from './partners.ts'

export const invoiceKind: ServerKind<InvoiceFacts> = {
  engine: INVOICE_ENGINE,
  datasets: ['REGISTRATION', 'CREDIT_RATING', 'INVOICE_OUT', 'INVOICE_IN'],
  scopes: ['INVOICE_OUT', 'INVOICE_IN', 'REPORT'],
  noData: REPORT_SAYS.uploadFilesInvoicesFirst,
  months: invoiceMonths,
  async load(tenant, enterpriseId, { judgedOn, terms, elsewhere }) {
    const { facts, seq } = await loadFacts(tenant, enterpriseId)
    if (facts.digests.length === 0) return null
    const lending = await lendingFacts(tenant, enterpriseId)
    const { partners, heldAt } = await lookedUpPartners(tenant, facts, openObjectionsOfMany)
    const less = await elsewhere?.()
    return {
      facts: {
        ...facts,
        ...(lending ? { lending } : {}),
        ...(partners.length ? { partners } : {}),
        ...(judgedOn ? { judgedOn } : {}),
        ...(less ? { elsewhere: less } : {}),
        ...termFacts(terms),
      },
      seq,
      dataCutoff: latest(facts.dataCutoff, heldAt),
    }
  },
  reckoned: true,
  hasNewer: async (tenant, enterpriseId, stand) =>
    (await readFactMarks(tenant, enterpriseId)).seq > stand.seq ||
    hasNewerPartners(tenant, enterpriseId, stand),
}

const WAN = 10_000

/** What the institution brings, as the engine takes it. */
export function termFacts(terms: InstitutionTerms) {
  const { policy, productMaxWan, existingDebtWan, smallAmountWan, aloneMaxWan } = terms
  const institution = {
    ...(productMaxWan === undefined ? {} : { productMaxYuan: productMaxWan * WAN }),
    ...(existingDebtWan === undefined ? {} : { existingDebtYuan: existingDebtWan * WAN }),
    ...(smallAmountWan === undefined ? {} : { smallAmountYuan: smallAmountWan * WAN }),
    ...(aloneMaxWan === undefined ? {} : { aloneMaxYuan: aloneMaxWan * WAN }),
  }
  return {
    ...(policy ? { policy } : {}),
    ...(Object.keys(institution).length ? { institution } : {}),
  }
}
