import { RULE_PARAM } from './params/rule-param.ts'
import { CARDS } from './score/index.ts'

/** Raised by hand with any change of formulas, rules or sections that may change a report; and the parameter table. */
export const FORMULA_VERSION = `invoice-2.11.1+param-${RULE_PARAM.version}`

/**
 * Version of the formulas, of the parameter table and of the score cards: the three things besides facts and params that
 * decide a report. Same facts + same params + same version = same bytes.
 */
export const ENGINE_VERSION = `${FORMULA_VERSION}+${CARDS.FILE.card}+${CARDS.BUREAU.card}`
