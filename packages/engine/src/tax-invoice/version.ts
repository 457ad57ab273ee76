import { ERP_VERSION } from '../erp/part.ts'
import { INVOICE_VERSION } from '../invoice/part.ts'
import { LENDING_VERSION } from '../lending/version.ts'
import { PUBLIC_VERSION } from '../public/version.ts'
import { TAX_VERSION } from '../tax/part.ts'
import { JOINT_TABLE } from './table.ts'

/** Raised by hand with any change of this kind's own formulas or sections; then the tables and the sources it is made of. */
export const ENGINE_VERSION = `tax-invoice-1.9.0+${JOINT_TABLE.version}+${INVOICE_VERSION}+${TAX_VERSION}+${ERP_VERSION}+${PUBLIC_VERSION}+${LENDING_VERSION}`
