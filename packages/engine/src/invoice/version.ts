import { RULE_PARAM } from '../params/rule-param.ts'
import { INVOICE_CARD } from '../score/index.ts'

/** Raised by hand with any change of formulas, rules or sections that may change a report. */
const FORMULAS = '1.0.0'

/**
 * Version of the formulas, of the parameter table and of the score card: the three things besides facts and params that
 * decide a report. Same facts + same params + same version = same bytes.
 */
export const ENGINE_VERSION = `invoice-${FORMULAS}+param-${RULE_PARAM.version}+${INVOICE_CARD.card}`
