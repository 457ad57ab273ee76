/** How either side is called, and why its lines cannot be shown. */

import type { InvoiceContext } from '../context/context.ts'
import type { Direction } from '../facts.ts'
import { PARTY_SECTIONS_SAYS } from './party-words.ts'

export const SIDES = {
  OUT: {
    amount: PARTY_SECTIONS_SAYS.salesAmount,
    partyName: PARTY_SECTIONS_SAYS.customer,
    partyCount: PARTY_SECTIONS_SAYS.customerCount,
    topTen: PARTY_SECTIONS_SAYS.topCustomers,
    topTenBefore: PARTY_SECTIONS_SAYS.topCustomersBefore,
    cumulative: PARTY_SECTIONS_SAYS.cumulativeCustomers,
    noTaxNumbers: PARTY_SECTIONS_SAYS.customersWithoutNumbers,
    regions: PARTY_SECTIONS_SAYS.customerRegions,
    regionTable: PARTY_SECTIONS_SAYS.customerRegionTable,
    mix: PARTY_SECTIONS_SAYS.soldMixTitle,
    mixTable: PARTY_SECTIONS_SAYS.soldMixTable,
    topGoods: PARTY_SECTIONS_SAYS.topSold,
    abnormal: PARTY_SECTIONS_SAYS.abnormalSales,
  },
  IN: {
    amount: PARTY_SECTIONS_SAYS.purchaseAmount,
    partyName: PARTY_SECTIONS_SAYS.supplierName,
    partyCount: PARTY_SECTIONS_SAYS.supplierCount,
    topTen: PARTY_SECTIONS_SAYS.topSuppliers,
    topTenBefore: PARTY_SECTIONS_SAYS.topSuppliersBefore,
    cumulative: PARTY_SECTIONS_SAYS.cumulativeSuppliers,
    noTaxNumbers: PARTY_SECTIONS_SAYS.suppliersWithoutNumbers,
    regions: PARTY_SECTIONS_SAYS.supplierRegions,
    regionTable: PARTY_SECTIONS_SAYS.supplierRegionTable,
    mix: PARTY_SECTIONS_SAYS.boughtMixTitle,
    mixTable: PARTY_SECTIONS_SAYS.boughtMixTable,
    topGoods: PARTY_SECTIONS_SAYS.topBought,
    abnormal: PARTY_SECTIONS_SAYS.abnormalPurchases,
  },
} as const

const WITHOUT = {
  OUT: {
    invoices: PARTY_SECTIONS_SAYS.salesUncollected,
    valid: PARTY_SECTIONS_SAYS.noValidSales,
    lines: PARTY_SECTIONS_SAYS.salesLinesUncollected,
  },
  IN: {
    invoices: PARTY_SECTIONS_SAYS.purchasesUncollected,
    valid: PARTY_SECTIONS_SAYS.noValidPurchases,
    lines: PARTY_SECTIONS_SAYS.purchaseLinesUncollected,
  },
} as const

/** Why the lines of a direction cannot be shown: not collected, no invoice in the year, or invoices without lines. */
export function withoutLines(context: InvoiceContext, direction: Direction): string {
  const says = WITHOUT[direction]
  if (!context.facts.covered[direction]) return says.invoices
  if (context.goods(direction, 'L12').monthsWithRows === 0) return says.valid
  return says.lines
}
