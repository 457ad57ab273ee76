import { LENDING_PARAM } from './params.ts'

/** Raised by hand with any change of formulas, rules or sections; then the parameter table. */
export const LENDING_VERSION = `lending-1.0.1+param-${LENDING_PARAM.version}`
