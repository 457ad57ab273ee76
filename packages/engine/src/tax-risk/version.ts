import { ERP_VERSION } from '../erp/part.ts'
import { INVOICE_VERSION } from '../invoice/part.ts'
import { LENDING_VERSION } from '../lending/version.ts'
import { PUBLIC_VERSION } from '../public/version.ts'
import { TAX_VERSION } from '../tax/part.ts'

/** Raised by hand with any change of this kind's own words or sections; then the sources it is made of. */
export const ENGINE_VERSION = `tax-risk-1.9.1+${INVOICE_VERSION}+${TAX_VERSION}+${ERP_VERSION}+${PUBLIC_VERSION}+${LENDING_VERSION}`
