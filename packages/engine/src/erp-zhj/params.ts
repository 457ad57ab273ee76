/** Every number of this engine that is not a formula, beside those of stock (domain §3.5, §3.11). A change of any is a new `version`. */
import { ERP_ITEM_PARAM } from '../erp-item/part.ts'
import type { Widened } from '../kit/rules/rulebook.ts'
import { above, type FlagThreshold } from '../kit/threshold.ts'

const FLAGS = {
  ...ERP_ITEM_PARAM.flags,
  // Lines of E-03: the sales of a shop take the place of the revenue of a ledger.
  'Z-009': { yellow: [above(0.15)], red: [above(0.3)] },
} as const satisfies Record<string, FlagThreshold>

/** Numbers of the rules of this kind alone. */
export const SHOP_RULES = { 'R-Z09': { share: 0.3 } } as const

export const ERP_ZHJ_PARAM = {
  ...ERP_ITEM_PARAM,
  version: '2026.1',
  flags: FLAGS,
  /** Share of the sales whose items must have a purchase price before a margin is told of all. */
  pricedShare: 0.9,
  /** Months that both sides must tell before sales are held against those told by others. */
  minCommonMonths: 6,
  /** Days on which somebody bought who came back. */
  repeatDays: 2,
  /** Customers and suppliers listed by name. */
  listedParties: 20,
} as const

export type ShopParam = typeof ERP_ZHJ_PARAM
export type ShopRuleLimits = Widened<typeof SHOP_RULES>
export type ThresholdKey = keyof typeof FLAGS
