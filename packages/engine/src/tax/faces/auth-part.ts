/** The face of the tax engine for a kind that counts whom the enterprise let look at its taxes: one count in every report. */
export type { BankTaxAuth } from '../facts.ts'
export { AUTH_FIGURE, authsCounted } from '../records/indicators/auths.ts'
export { keysLeg } from '../records/legs.ts'
export { RECORD_FLAGS } from '../records/params.ts'
export { authsBlock } from '../records/sections/auths.ts'
