/** Figures on kinds that were not told, and beside records that only may be of the enterprise. */
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { describe, expect, it } from 'vitest'
import {
  FAILED,
  publicFacts,
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
const REVENUE = { revenue: 1_000_000_00 }

/** Which kinds a figure stands on. */
const STANDS_ON: [key: string, kind: PublicRecordKind][] = [
  ['J-01.asOf', 'DISHONEST'],
  ['J-02.asOf', 'ENFORCEMENT'],
  ['J-02.AMOUNT.asOf', 'ENFORCEMENT'],
  ['J-03.asOf', 'CONSUMPTION_LIMIT'],
  ['J-04.asOf', 'TERMINATED_ENFORCEMENT'],
  ['J-05.L24', 'JUDGMENT'],
  ['J-05.L24', 'CASE_FILING'],
  ['J-06.L24', 'JUDGMENT'],
  ['J-07.L24', 'CASE_FILING'],
  ['J-08.L24', 'JUDGMENT'],
  ['J-09.asOf', 'EQUITY_FREEZE'],
  ['J-10.asOf', 'HEARING'],
  ['J-11.asOf', 'ABNORMAL_LIST'],
  ['J-12.L24', 'ADMIN_PENALTY'],
  ['J-13.L12', 'REGISTRATION_CHANGE'],
  ['J-14.L24', 'REGISTRATION_CHANGE'],
  ['J-15.SCOPE.L12', 'REGISTRATION_CHANGE'],
]

describe('what was not told', () => {
  it.each(STANDS_ON)('%s without %s is no zero', (key, kind) => {
    const facts = publicFacts(REVENUE)
    expect(of(facts, key).value).toBe(0)
    const untold = of(withState(facts, UNTOLD, kind), key)
    expect([untold.value, untold.reason, untold.flag]).toEqual([null, 'UNTOLD', 'GREY'])
    const failed = of(withState(facts, FAILED, kind), key)
    expect([failed.value, failed.reason]).toEqual([null, 'FAILED'])
    expect(failed.detail).toContain('来源响应超时')
  })
  it('of one of two kinds leaves what the other tells, and says that it may be more', () => {
    const facts = withRecords({ JUDGMENT: [{ judgedOn: '2026-01-01', role: '被告' }] })
    const found = of(withState(facts, UNTOLD, 'CASE_FILING'), 'J-05.L24')
    expect(found.value).toBe(1)
    expect(found.detail).toBe('未查得立案信息（所用来源不提供），实际可能更多')
  })
  it('of an earlier month is not told by the lists of today', () => {
    const facts = withRecords({ DISHONEST: [{ publishedOn: '2025-01-01' }] })
    const then = JUSTICE_ENT_ENGINE.make(facts, THROUGH - 3).indicators
    expect(then.find(({ key }) => key === 'J-01.asOf')).toMatchObject({ value: null })
  })
})

describe('what only may be of the enterprise', () => {
  it('is told beside the figure', () => {
    const facts = withRecords({ DISHONEST: [{ publishedOn: '2026-01-01' }] })
    const maybe = suspected('DISHONEST', 'S', { publishedOn: '2026-01-01' })
    const past = suspected('DISHONEST', 'T', { publishedOn: '2016-01-01' })
    const found = of(
      {
        ...facts,
        records: { ...facts.records, DISHONEST: [...facts.records.DISHONEST, maybe, past] },
      },
      'J-01.asOf',
    )
    expect([found.value, found.detail]).toEqual([1, '另有1条疑似（仅名称相同），未计入'])
  })
  it('opens with no figure', () => {
    const facts = publicFacts()
    const maybe = suspected('DISHONEST', 'S', { publishedOn: '2026-01-01' })
    const found = of({ ...facts, records: { ...facts.records, DISHONEST: [maybe] } }, 'J-01.asOf')
    expect([found.value, found.evidence]).toEqual([0, []])
  })
})
