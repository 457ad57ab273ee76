/** Golden facts of the kinds on public records. */
import { encodePublic } from '../../src/public/facts.ts'
import { FAILED, publicFacts, UNTOLD, withState } from './facts.ts'
import { livelyPublic, quietPublic } from './lively.ts'

export const PUBLIC_GOLDEN = {
  'lively@2026-10': () => encodePublic(livelyPublic()),
  'quiet@2026-10': () => encodePublic(quietPublic()),
  // Half of it untold, and what failed named.
  'silent@2026-10': () =>
    encodePublic(
      withState(
        withState(publicFacts(), UNTOLD, 'DISHONEST', 'ABNORMAL_LIST', 'JUDGMENT', 'EQUITY_HOLDER'),
        FAILED,
        ...(['ENFORCEMENT', 'REGISTRATION_CHANGE', 'CASE_FILING'] as const),
      ),
    ),
}
