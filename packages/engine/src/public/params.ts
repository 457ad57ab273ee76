/** Every number of reports on public records; a changed one is a new `version`. */
import { REGISTER_LIMITS } from '../kit/rules/registration.ts'
import type { Widened } from '../kit/rules/rulebook.ts'
import { above, atLeast, type FlagThreshold } from '../kit/threshold.ts'

/** Domain §3.12; where it gives no line, one record of its kind is past it. */
const FLAGS = {
  'J-01': { red: [atLeast(1)] },
  'J-02': { red: [atLeast(1)] },
  'J-03': { red: [atLeast(1)] },
  'J-04': { red: [above(0)] },
  'J-06': { yellow: [above(0.1)], red: [above(0.5)] },
  'J-09': { yellow: [above(0)] },
  'J-10': { yellow: [atLeast(1)] },
  'J-11': { red: [atLeast(1)] },
  'J-12': { yellow: [atLeast(1)] },
  'J-13': { yellow: [atLeast(1)] },
  'J-16': { yellow: [atLeast(3)], red: [atLeast(5)] },
  'J-17.ADDRESS': { yellow: [atLeast(3)], red: [atLeast(5)] },
  'J-17.PHONE': { yellow: [atLeast(2)], red: [atLeast(4)] },
} as const satisfies Record<string, FlagThreshold>

const RULES = {
  'R-046': REGISTER_LIMITS['R-046'],
  'R-047': REGISTER_LIMITS['R-047'],
  'R-049': { person: 5, address: 5, phone: 4 },
  'R-069': { dishonest: 1, enforced: 1 },
  'R-J06': { medium: 0.1, high: 0.5 },
} as const

export const PUBLIC_PARAM = {
  version: '2026.1',
  flags: FLAGS,
  tolerateMissing: 0,
  rules: RULES,
  /** How long a record holds where nothing ends it (domain §2.11), in months. */
  validity: {
    /** 失信: two years, up to three more for violence or several acts. */
    dishonest: 24,
    dishonestExtended: 60,
    /** A freeze of equity, and any seizure, at most. */
    measure: 36,
  },
  /** Hearings of so many days ahead. */
  hearingDays: 60,
  /** Days for which a notice of the tax bureau is taken for recent. */
  noticeMonths: 12,
  /** Percent of shares from which a party is related (domain §3.12, 13), and from which a person is a beneficial owner. */
  relatedPercent: 20,
  beneficialPercent: 25,
  /** Causes and years listed by themselves. */
  listedCauses: 15,
} as const

export type PublicParam = Omit<typeof PUBLIC_PARAM, 'rules'> & { rules: PublicLimits }
export type PublicLimits = Widened<typeof RULES>
export type ThresholdKey = keyof typeof FLAGS
