import type { IndicatorDefinition } from '../definition.ts'
import { ORDER_INDICATORS } from '../orders/indicators.ts'
import { BOOK_INDICATORS } from './books.ts'
import { CREDIBILITY_INDICATOR } from './credibility.ts'
import { HELD_INDICATORS } from './held.ts'
import { MONEY_INDICATORS } from './money.ts'
import { OUTSIDE_INDICATORS } from './outside.ts'
import { PARTY_INDICATORS } from './parties.ts'
import { SIGN_INDICATORS } from './signs.ts'
import { SLIP_INDICATOR } from './slips.ts'
import { STOCK_INDICATORS } from './stock.ts'
import { WRITE_OFF_INDICATOR } from './write-off.ts'

const ALL: readonly IndicatorDefinition[] = [
  ...BOOK_INDICATORS,
  ...OUTSIDE_INDICATORS,
  ...MONEY_INDICATORS,
  SLIP_INDICATOR,
  ...HELD_INDICATORS,
  ...SIGN_INDICATORS,
  ...PARTY_INDICATORS,
  WRITE_OFF_INDICATOR,
  ...STOCK_INDICATORS,
  ...ORDER_INDICATORS,
  CREDIBILITY_INDICATOR,
]

/** In the order of domain §3.5; the size of the enterprise first. */
export const ERP_INDICATORS: readonly IndicatorDefinition[] = ALL.toSorted((a, b) =>
  a.id < b.id ? -1 : 1,
)
