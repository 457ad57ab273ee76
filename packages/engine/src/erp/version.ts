import { ERP_PARAM } from './params.ts'

/** Raised by hand with any change of formulas, rules or sections that may change a report; and the parameter table. */
export const ENGINE_VERSION = `erp-1.11.0+param-${ERP_PARAM.version}`
