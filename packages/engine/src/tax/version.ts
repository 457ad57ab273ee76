import { TAX_REPORT_PARAM } from './params.ts'

/** Raised by hand with any change of formulas, rules or sections that may change a report; and the parameter table. */
export const ENGINE_VERSION = `tax-1.3.2+param-${TAX_REPORT_PARAM.version}`
