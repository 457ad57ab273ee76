import type { IndicatorDefinition } from '../definition.ts'
import { PROFIT_INDICATORS } from './profit.ts'
import { SOLVENCY_INDICATORS } from './solvency.ts'
import { STRUCTURE_INDICATORS } from './structure.ts'
import { TURNOVER_INDICATORS } from './turnover.ts'

const NUMBER = /^F-(\d+)/

/** In the order of domain §3.4. */
export const FINANCE_INDICATORS: readonly IndicatorDefinition[] = [
  ...SOLVENCY_INDICATORS,
  ...PROFIT_INDICATORS,
  ...TURNOVER_INDICATORS,
  ...STRUCTURE_INDICATORS,
].sort((a, b) => Number(NUMBER.exec(a.id)?.[1]) - Number(NUMBER.exec(b.id)?.[1]))
