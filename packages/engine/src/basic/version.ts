import { TAX_VERSION } from '../tax/faces/record-part.ts'

/** Raised by hand with any change of this kind's own words or sections; then the source it is made of. */
export const ENGINE_VERSION = `basic-1.3.1+${TAX_VERSION}`
