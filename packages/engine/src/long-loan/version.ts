import { LENDING_VERSION } from '../lending/version.ts'

/** Raised by hand with any change of what this kind alone shows; then the source it is made of. */
export const ENGINE_VERSION = `long-loan-1.0.0+${LENDING_VERSION}`
