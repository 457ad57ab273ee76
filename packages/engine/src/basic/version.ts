import { PUBLIC_VERSION } from '../public/version.ts'

/** Raised by hand with any change of what this kind alone shows; then the source it is made of. */
export const ENGINE_VERSION = `basic-2.0.0+${PUBLIC_VERSION}`
