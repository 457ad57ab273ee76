import { ERP_VERSION } from '../erp/part.ts'
import { ERP_ITEM_VERSION } from '../erp-item/part.ts'
import { ERP_ZHJ_PARAM } from './params.ts'

/** Raised by hand with any change of this kind's own formulas, rules or sections; then the parameter table and the sources it is made of. */
export const ENGINE_VERSION = `erp-zhj-1.0.2+param-${ERP_ZHJ_PARAM.version}+${ERP_ITEM_VERSION}+${ERP_VERSION}`
