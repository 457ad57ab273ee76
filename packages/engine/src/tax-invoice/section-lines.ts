/** What reports of this kind can show, in the order of their documents; a test holds the list to them. */

import { LENDERS_SAYS } from '../joint/lenders/words.ts'
import { PUBLIC_SECTION_SAYS } from '../public/sections/words.ts'
import type { SectionLine } from '../report/view/view.ts'
import { TAX_INVOICE_SAYS } from './words.ts'

export const TAX_INVOICE_SECTION_LINES: readonly SectionLine[] = [
  { name: 'quality', title: TAX_INVOICE_SAYS.dataRiskAlerts, always: 'BASIS' },
  { name: 'joint-score', title: TAX_INVOICE_SAYS.jointGrade, always: 'VERDICT' },
  { name: 'books', title: TAX_INVOICE_SAYS.books, always: 'VERDICT' },
  { name: 'public', title: PUBLIC_SECTION_SAYS.beside, always: 'VERDICT' },
  { name: 'lenders', title: LENDERS_SAYS.title, always: 'VERDICT' },
  { name: 'overview', title: TAX_INVOICE_SAYS.invoicesAtGlance },
  { name: 'trend', title: TAX_INVOICE_SAYS.trendInvoicing },
  { name: 'void-red', title: TAX_INVOICE_SAYS.voidsRedInvoices },
  { name: 'customers', title: TAX_INVOICE_SAYS.customers },
  { name: 'suppliers', title: TAX_INVOICE_SAYS.suppliers },
  { name: 'matching', title: TAX_INVOICE_SAYS.purchasesAgainstSales },
  { name: 'rating', title: TAX_INVOICE_SAYS.taxCreditRating },
  { name: 'filing', title: TAX_INVOICE_SAYS.returns },
  { name: 'vat', title: TAX_INVOICE_SAYS.vat },
  { name: 'payments', title: TAX_INVOICE_SAYS.taxesPaid },
  { name: 'penalties', title: TAX_INVOICE_SAYS.arrearsLateFees },
  { name: 'cross', title: TAX_INVOICE_SAYS.invoicesReturnsStatements },
  { name: 'appendix', title: TAX_INVOICE_SAYS.tablesIndicators },
]
