import type { LimitsOf } from '../params.ts'
import type { RETURN_LIMITS } from './params.ts'

/** Numbers of the rules of returns, as a book may have set them. */
export type ReturnLimits = LimitsOf<typeof RETURN_LIMITS>
