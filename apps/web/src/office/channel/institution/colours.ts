import type { InstitutionState } from '@xinjian/contract/channel/institution'

const COLOURS = { ASKED: 'yellow', LISTED: 'green', REFUSED: 'red', ENDED: 'grey' } as const

export const stateColour = (state: InstitutionState) => COLOURS[state]
