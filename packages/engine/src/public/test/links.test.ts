/** J-16 to J-18: links to other firms and capital, by hand, and what each comes to. */
import { describe, expect, it } from 'vitest'
import {
  FAILED,
  suspected,
  UNTOLD,
  withRecords,
  withState,
} from '../../../test-support/public/facts.ts'
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
    const facts = withState(withRecords(given, more), UNTOLD, 'SHARED_CONTACT')
    const found = of(facts, key)
    expect([found.value, found.flag]).toEqual([expected, flag])
  })
})

describe('who shares an address or a phone', () => {
  const SHARED_CONTACT = [
    ...['甲', '乙', '丙'].map((name) => ({ shared: '登记地址', name, creditCode: `C${name}` })),
    // One that is told twice, and one without a code.
    { shared: '注册地址', name: '丙（分）', creditCode: 'C丙' },
    { shared: '经营地址', name: '丁' },
    { shared: '电话', name: '甲', creditCode: 'C甲' },
  ]
  const LOOKED = { sameAddress: 7, samePhone: 7, linksAtLeast: true } as const

  it('is counted in the list of a source, and opens its records', () => {
    const facts = withRecords({ SHARED_CONTACT }, LOOKED)
    expect(of(facts, 'J-17.ADDRESS.asOf')).toMatchObject({ value: 4, flag: 'YELLOW' })
    expect(of(facts, 'J-17.PHONE.asOf')).toMatchObject({ value: 1, flag: 'GREEN' })
    expect(of(facts, 'J-17.ADDRESS.asOf').detail).toBeUndefined()
    const opened = JSON.stringify(of(facts, 'J-17.PHONE.asOf').evidence)
    expect(opened.match(/SHARED_CONTACT-\d/g)).toEqual(['SHARED_CONTACT-6'])
  })
  it('is nobody where the list is empty, and a lower bound where it was not obtained', () => {
    const none = withRecords({}, LOOKED)
    expect(of(none, 'J-17.PHONE.asOf')).toMatchObject({ value: 0, flag: 'GREEN' })
    for (const state of [UNTOLD, FAILED])
      expect(of(withState(none, state, 'SHARED_CONTACT'), 'J-17.PHONE.asOf').value).toBe(7)
  })
  it('is not who shares them with a firm of the same name', () => {
    const facts = withRecords({}, LOOKED)
    facts.records.SHARED_CONTACT = [suspected('SHARED_CONTACT', 'S-1', SHARED_CONTACT[5])]
    expect(of(facts, 'J-17.PHONE.asOf').value).toBe(0)
  })
  it('of an earlier month is not told by the list of today', () => {
    const then = JUSTICE_ENT_ENGINE.make(withRecords({ SHARED_CONTACT }, LOOKED), THROUGH - 3)
    const found = then.indicators.find(({ key }) => key === 'J-17.ADDRESS.asOf')
    expect(found).toMatchObject({ value: null, reason: 'NO_DATA' })
  })
})
