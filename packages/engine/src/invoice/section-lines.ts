/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */

import type { SectionLine } from '../report/view/view.ts'
import { INVOICE_SAYS } from './words.ts'

export const INVOICE_SECTION_LINES: readonly SectionLine[] = [
  { name: 'quality', title: INVOICE_SAYS.dataRiskAlerts, always: 'BASIS' },
  { name: 'profile', title: INVOICE_SAYS.enterprise },
  { name: 'overview', title: INVOICE_SAYS.invoicesAtGlance },
  { name: 'trend', title: INVOICE_SAYS.trendInvoicing },
  { name: 'stability', title: INVOICE_SAYS.stabilityInvoicing },
  { name: 'structure', title: INVOICE_SAYS.structureInvoices },
  { name: 'void-red', title: INVOICE_SAYS.voidsRedInvoices },
  { name: 'customers', title: INVOICE_SAYS.customers },
  { name: 'suppliers', title: INVOICE_SAYS.suppliers },
  { name: 'matching', title: INVOICE_SAYS.purchasesAgainstSales },
  { name: 'goods', title: INVOICE_SAYS.goodsServices },
  { name: 'behaviour', title: INVOICE_SAYS.invoicingHabits },
  { name: 'related', title: INVOICE_SAYS.relatedPartiesMutual },
  { name: 'abnormal', title: INVOICE_SAYS.abnormalInvoices },
  { name: 'appendix', title: INVOICE_SAYS.tablesIndicators },
]
