import type { IndicatorDefinition } from '../../definition.ts'
import { ADOPTED_INDICATORS } from './adopted.ts'
import { AUTH_INDICATORS } from './auths.ts'
import { BURDEN_INDICATORS } from './burden.ts'
import { INSURANCE_INDICATORS } from './insurance.ts'
import { RATING_INDICATORS } from './ratings.ts'
import { VIOLATION_INDICATORS } from './violations.ts'

/** In the order of the report. */
export const RECORD_INDICATORS: readonly IndicatorDefinition[] = [
  ...ADOPTED_INDICATORS,
  ...BURDEN_INDICATORS,
  ...VIOLATION_INDICATORS,
  ...RATING_INDICATORS,
  ...INSURANCE_INDICATORS,
  ...AUTH_INDICATORS,
]
