import { ERP_ZHJ_PARAM } from './params.ts'

/** Raised by hand with any change of formulas, rules or sections that may change a report; and the parameter table. */
export const ENGINE_VERSION = `erp-zhj-1.0.0+param-${ERP_ZHJ_PARAM.version}`
