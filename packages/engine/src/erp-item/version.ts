import { ERP_ITEM_PARAM } from './params.ts'

/** Raised by hand with any change of formulas, rules or sections that may change a report; and the parameter table. */
export const ENGINE_VERSION = `erp-item-1.5.0+param-${ERP_ITEM_PARAM.version}`
