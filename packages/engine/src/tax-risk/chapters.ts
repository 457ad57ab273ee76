/** The headings of domain §3.9: which sections of which source and which rules stand under each. */

import { CHAIN_RULE_IDS, TIES_RULE_IDS } from '../joint/catalogue/chain.ts'
import { TAX_PAYMENT_SAYS } from '../tax-payment/part.ts'
import { TAX_RISK_SAYS } from './words.ts'
export interface Chapter {
  slug: string
  title: string
  /** Places in the reports of the sources. */
  tax?: readonly string[]
  invoice?: readonly string[]
  statements?: readonly string[]
  rules: readonly string[]
}

/** `range(14, 16)` →. */
const range = (from: number, to = from): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `R-${String(from + i).padStart(3, '0')}`)

/** Slug of the chapter that rings of invoices stand in, where they were looked at. */
export const CHAIN_AT = 'flows'

/** Slug of the chapter that guarantees and control stand in, where they were looked at. */
export const TIES_AT = 'enterprise'

export const CHAPTERS: readonly Chapter[] = [
  {
    slug: TIES_AT,
    title: TAX_RISK_SAYS.enterprise,
    tax: ['s01', 's02', 's03'],
    rules: [...range(2, 4), ...range(44, 49), 'R-069', ...TIES_RULE_IDS],
  },
  {
    slug: CHAIN_AT,
    title: TAX_RISK_SAYS.purchasesAndSales,
    invoice: ['s09', 's12'],
    rules: [
      ...range(29, 33),
      ...range(39, 41),
      'R-050',
      'R-051',
      'R-052',
      'R-071',
      ...CHAIN_RULE_IDS,
    ],
  },
  {
    slug: 'issuing',
    title: TAX_RISK_SAYS.issuing,
    invoice: ['s06', 's07'],
    rules: [...range(14, 28), 'R-036', 'R-038', 'R-072'],
  },
  {
    slug: 'buying',
    title: TAX_RISK_SAYS.suppliers,
    invoice: ['s08'],
    rules: [...range(34, 35), 'R-037', 'R-042', 'R-043'],
  },
  {
    slug: 'finance',
    title: TAX_RISK_SAYS.statements,
    statements: ['taxFinance', 'indicators'],
    rules: [...range(59, 62)],
  },
  {
    slug: 'filing',
    title: TAX_RISK_SAYS.returnsAndPaid,
    tax: ['s04', 's09', 's10'],
    rules: [...range(5, 7), ...range(63, 65), 'R-068'],
  },
  {
    slug: 'vat',
    title: TAX_PAYMENT_SAYS.vat,
    tax: ['s05'],
    rules: [...range(12, 13), ...range(53, 55), 'R-066'],
  },
  {
    slug: 'income-tax',
    title: TAX_PAYMENT_SAYS.incomeTax,
    tax: ['s06'],
    rules: [...range(56, 57)],
  },
  {
    slug: 'compared',
    title: TAX_RISK_SAYS.compared,
    tax: ['s12'],
    rules: [...range(8, 11), 'R-058', 'R-070'],
  },
  {
    slug: 'owed',
    title: TAX_RISK_SAYS.owedAndPenalties,
    tax: ['s11'],
    rules: ['R-001', 'R-067'],
  },
]
