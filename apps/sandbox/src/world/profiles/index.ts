/** The named firms of the world. Their tax numbers do not depend on the seed, only their trade does. */
import type { Link, Profile } from '../profile.ts'
import { DISTRESSED } from './distressed.ts'
import { FLAWED } from './flawed.ts'
import { GROUP } from './group.ts'
import { HEALTHY } from './healthy.ts'
import { INFLATED } from './inflated.ts'
import { NEWBORN, SMALL } from './small.ts'
import { SUSPICIOUS } from './suspicious.ts'

export { GROUP_INVOICES } from './group.ts'
export { neighbour } from './neighbour.ts'

/** Order is part of invoice numbers: append only. */
export const PROFILES: readonly Profile[] = [
  ...HEALTHY,
  ...SMALL,
  ...FLAWED,
  ...SUSPICIOUS,
  ...DISTRESSED,
  ...GROUP,
  NEWBORN,
  ...INFLATED,
]

/** Who of the named firms sells to whom. The last three close a ring (环开). */
export const LINKS: readonly Link[] = [
  { seller: 'maker', buyer: 'trader', share: 0.04 },
  { seller: 'maker', buyer: 'arrears', share: 0.03 },
  { seller: 'trader', buyer: 'gap', share: 0.04 },
  { seller: 'seasonal', buyer: 'group', share: 0.12 },
  { seller: 'single', buyer: 'group', share: 0.83 },
  { seller: 'dishonest', buyer: 'group', share: 0.06 },
  { seller: 'trader', buyer: 'small', share: 0.002 },
  { seller: 'dishonest', buyer: 'young', share: 0.006 },
  { seller: 'missing', buyer: 'group', share: 0.1 },
  { seller: 'wholesale', buyer: 'shell1', share: 0.18 },
  { seller: 'shell1', buyer: 'shell2', share: 0.5 },
  { seller: 'shell2', buyer: 'wholesale', share: 0.55 },
]
