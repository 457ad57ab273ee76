/** J-16 to J-18: links to other firms and capital, by hand, and what each comes to. */
import { describe, expect, it } from 'vitest'
import { withRecords } from '../../../test-support/public/facts.ts'
import { JUSTICE_ENT_ENGINE } from '../../justice-ent/engine.ts'
import type { PublicFacts } from '../facts.ts'

const THROUGH = 2026 * 12 + 9
const of = (facts: PublicFacts, key: string) =>
  JUSTICE_ENT_ENGINE.make(facts, THROUGH).indicators.find((i) => i.key === key)!

const ROWS: [
  key: string,
  given: Parameters<typeof withRecords>[0],
  expected: number | null,
  flag: string,
  more?: Partial<PublicFacts>,
][] = [
  ['J-16.asOf', {}, 5, 'RED', { legalRepFirms: 5 }],
  ['J-16.asOf', {}, 3, 'YELLOW', { legalRepFirms: 3 }],
  ['J-16.asOf', {}, null, 'GREY'],
  // Of some firms only: past the line it is past it, below it nothing is said.
  ['J-16.asOf', {}, 3, 'YELLOW', { legalRepFirms: 3, linksAtLeast: true }],
  ['J-16.asOf', {}, null, 'GREY', { legalRepFirms: 2, linksAtLeast: true }],
  ['J-17.PHONE.asOf', {}, 2, 'YELLOW', { samePhone: 2, linksAtLeast: true }],
  ['J-17.PHONE.asOf', {}, null, 'GREY', { samePhone: 0, linksAtLeast: true }],
  ['J-17.ADDRESS.asOf', {}, 4, 'YELLOW', { sameAddress: 4 }],
  ['J-17.PHONE.asOf', {}, 4, 'RED', { samePhone: 4 }],
  ['J-17.PHONE.asOf', {}, 1, 'GREEN', { samePhone: 1 }],
  [
    'J-18.asOf',
    { BUSINESS_REGISTRATION: [{ registeredCapital: 1_000_00, paidInCapital: 250_00 }] },
    0.25,
    'GREY',
  ],
  [
    'J-18.asOf',
    {
      BUSINESS_REGISTRATION: [{ registeredCapital: 1_000_00 }],
      EQUITY_HOLDER: [
        { subscribed: 600_00, paidIn: 300_00 },
        { subscribed: 400_00, paidIn: 0 },
      ],
    },
    0.3,
    'GREY',
  ],
  // One shareholder that states nothing leaves the whole unknown.
  [
    'J-18.asOf',
    { EQUITY_HOLDER: [{ subscribed: 600_00, paidIn: 300_00 }, { subscribed: 400_00 }] },
    null,
    'GREY',
  ],
]

describe('a figure', () => {
  it.each(ROWS)('%s of %o is %s, %s', (key, given, expected, flag, more = {}) => {
    const found = of(withRecords(given, more), key)
    expect([found.value, found.flag]).toEqual([expected, flag])
  })
})
