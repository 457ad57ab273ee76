import { RULE_PARAM } from '../params/rule-param.ts'

/**
 * Version of formulas (first part, raised by hand with any change that may change a report) and of the parameter table.
 * Same facts + same params + same version = same bytes.
 */
export const ENGINE_VERSION = `invoice-1.0.0+param-${RULE_PARAM.version}`
