/** Every invoice indicator, in the order of the domain table. A new one is one literal in one of these files. */
import type { IndicatorDefinition } from '../definition.ts'
import { PARTNER_INDICATORS } from '../partners/indicators.ts'
import { ABNORMAL_INDICATORS } from './abnormal.ts'
import { AMOUNT_INDICATORS } from './amounts.ts'
import { BEHAVIOUR_INDICATORS } from './behaviour.ts'
import { CONCENTRATION_INDICATORS } from './concentration.ts'
import { CONTINUITY_INDICATORS } from './continuity.ts'
import { COST_INDICATORS } from './costs.ts'
import { CUSTOMER_INDICATORS } from './customers.ts'
import { GOODS_INDICATORS } from './goods.ts'
import { GROWTH_INDICATORS } from './growth.ts'
import { MATCHING_INDICATORS } from './matching.ts'
import { REGISTRATION_INDICATORS } from './registration.ts'
import { RELATED_INDICATORS } from './related.ts'
import { STRUCTURE_INDICATORS } from './structure.ts'
import { VOID_RED_INDICATORS } from './void-red.ts'
import { VOLATILITY_INDICATORS } from './volatility.ts'

export const INVOICE_INDICATORS: readonly IndicatorDefinition[] = [
  ...AMOUNT_INDICATORS,
  ...GROWTH_INDICATORS,
  ...CONTINUITY_INDICATORS,
  ...VOLATILITY_INDICATORS,
  ...VOID_RED_INDICATORS,
  ...STRUCTURE_INDICATORS,
  ...BEHAVIOUR_INDICATORS,
  ...CONCENTRATION_INDICATORS,
  ...CUSTOMER_INDICATORS,
  ...PARTNER_INDICATORS,
  ...RELATED_INDICATORS,
  ...MATCHING_INDICATORS,
  ...COST_INDICATORS,
  ...GOODS_INDICATORS,
  ...ABNORMAL_INDICATORS,
  ...REGISTRATION_INDICATORS,
].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
