import { describe, expect, it } from 'vitest'
import { parseDay } from '../../kit/calendar/window.ts'
import { holidayDays } from '../../kit/china/holiday-days.ts'
import { HOLIDAY_BLOCKS } from '../../kit/china/holidays.ts'
import { provinceOfTaxNo } from '../../kit/china/regions.ts'
import { SPRING_FESTIVAL } from '../../kit/china/spring-festival.ts'
import {
  above,
  type Bound,
  below,
  boundsText,
  exactly,
  type FlagThreshold,
  holds,
  quantityText,
} from '../../kit/threshold.ts'
import { RULE_PARAM } from './rule-param.ts'

const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/**
 * In these years the new moon falls within minutes of midnight in China (2027-02-06 23:56, 2030-02-03 00:07), where the
 * runtime's approximation is a day off; the published calendars say 6 and 3 February.
 */
const RUNTIME_IS_OFF: Record<string, string> = { 2027: '12/30', 2030: '1/2' }

describe('calendars', () => {
  it.each(Object.entries(SPRING_FESTIVAL))(
    '春节 %s is the first day of the lunar year',
    (year, iso) => {
      expect(iso.slice(0, 4)).toBe(year)
      expect(lunar.format(new Date(iso))).toBe(RUNTIME_IS_OFF[year] ?? '1/1')
    },
  )
  it.each(Object.entries(HOLIDAY_BLOCKS))('holidays of %s', (year, blocks) => {
    const festival = SPRING_FESTIVAL[Number(year)]!
    const covers = (iso: string) => blocks.some(([from, to]) => from <= iso && iso <= to)
    for (const iso of [
      `${year}-01-01`,
      `${year}-05-01`,
      `${year}-10-01`,
      `${year}-10-03`,
      festival,
    ])
      expect(covers(iso), iso).toBe(true)
    expect(covers(`${year}-04-04`) || covers(`${year}-04-05`)).toBe(true)
    for (const [from, to] of blocks) {
      const days = parseDay(to)! - parseDay(from)! + 1
      expect(days).toBeGreaterThanOrEqual(1)
      expect(days).toBeLessThanOrEqual(10)
    }
  })
  it.each(Object.keys(HOLIDAY_BLOCKS).map(Number))('端午 and 中秋 of %i are days off', (year) => {
    const off = new Set(holidayDays(parseDay(`${year}-01-01`)!, parseDay(`${year}-12-31`)!))
    for (let day = parseDay(`${year}-05-20`)!; day <= parseDay(`${year}-10-08`)!; day++) {
      const text = lunar.format(new Date(day * 86_400_000))
      if (text === '5/5' || text === '8/15') expect(off.has(day), `${year} ${text}`).toBe(true)
    }
  })
  it('an unknown year is null, not a year without holidays', () => {
    expect(holidayDays(parseDay('2015-01-01')!, parseDay('2015-12-31')!)).toBeNull()
    expect(holidayDays(parseDay('2026-12-01')!, parseDay('2027-01-31')!)).toBeNull()
  })
  it('a block that begins in December belongs to both years', () => {
    expect(holidayDays(parseDay('2022-12-31')!, parseDay('2023-01-02')!)).toHaveLength(3)
  })
})

describe('thresholds', () => {
  it('says bounds in words', () => {
    expect(boundsText([below(-0.5), above(2)], 'ratio')).toBe('<-50% 或 >200%')
    expect(boundsText([below(1_000_000)], 'yuan')).toBe('<100万元')
    expect(boundsText([exactly(0)], 'parties')).toBe('=0家')
    expect(quantityText(0.3, 'pp')).toBe('30个百分点')
    expect(quantityText(500, 'yuan')).toBe('500元')
  })
  it.each(Object.entries(RULE_PARAM.flags))('%s: red lies beyond yellow', (_, threshold) => {
    const { yellow = [], red = [] }: FlagThreshold = threshold
    for (const y of yellow)
      for (const r of red)
        if (y.op === r.op)
          expect(y.op.startsWith('>') ? r.value > y.value : r.value < y.value).toBe(true)
    expect(yellow.length + red.length).toBeGreaterThan(0)
  })
  it('a bound holds on its side only', () => {
    const at = (op: Bound['op'], value: number) => holds({ op, value: 1 }, value)
    expect([0, 1, 2].map((v) => at('>', v))).toEqual([false, false, true])
    expect([0, 1, 2].map((v) => at('>=', v))).toEqual([false, true, true])
    expect([0, 1, 2].map((v) => at('<', v))).toEqual([true, false, false])
    expect([0, 1, 2].map((v) => at('<=', v))).toEqual([true, true, false])
    expect([0, 1, 2].map((v) => at('=', v))).toEqual([false, true, false])
  })
  it('grade factors never rise as grades fall', () => {
    const grades = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'CCC', 'CC', 'C', 'D']
    const factors = grades.map((grade) => RULE_PARAM.limit.gradeFactor[grade]!)
    expect([...factors].sort((a, b) => b - a)).toEqual(factors)
  })
})

describe('provinces', () => {
  it.each([
    ['914403001922038216', '44'],
    ['440300192203821', '44'],
    ['919903001922038216', null],
    ['440301199001011234', null],
    ['91810000MA00000000', '81'],
    ['E123', null],
    [null, null],
  ])('%s is in %s', (taxNo, province) => {
    expect(provinceOfTaxNo(taxNo)).toBe(province)
  })
})
