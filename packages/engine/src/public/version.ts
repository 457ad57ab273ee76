import { PUBLIC_PARAM } from './params.ts'

/** Raised by hand with any change of formulas, rules, validity or sections; then the parameter table. */
export const PUBLIC_VERSION = `public-1.2.1+param-${PUBLIC_PARAM.version}`
