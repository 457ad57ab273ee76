import type { CellType, MissingReason, Unit } from '@xinjian/engine/report/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisMoney, grouped, money, percent, plain, shortMoney } from '../format/number.ts'
import { formatCell, formatUnit } from '../format/value.ts'
import { periodText, windowText } from '../format/window.ts'

/** Any amount to the cent, and often one where the unit changes. */
const yuan = fc.oneof(
  fc.integer({ min: -1e13, max: 1e13 }).map((cents) => cents / 100),
  fc.integer({ min: -1e3, max: 1e3 }).map((cents) => 1e8 + cents / 100),
  fc.integer({ min: -1e3, max: 1e3 }).map((cents) => 1e4 + cents / 100),
)
const digits = (text: string) =>
  Number(text.replace(/[(),]/g, '')) * (text.startsWith('(') ? -1 : 1)
const TIMES: Record<string, number> = { 元: 1, 万元: 1e4, 亿元: 1e8 }

describe('every amount', () => {
  it('stands in full to the cent, negatives in brackets and never with a minus', () =>
    fc.assert(
      fc.property(yuan, (n) => {
        const text = money(n)
        expect(digits(text)).toBeCloseTo(n, 2)
        expect(text).not.toContain('-')
        expect(text).toMatch(/^\(?\d{1,3}(,\d{3})*\.\d{2}\)?$/)
      }),
    ))

  it('shortened is off by less than half of its last digit', () =>
    fc.assert(
      fc.property(yuan, (n) => {
        const { text, unit } = shortMoney(n)
        expect(Math.abs(digits(text) * TIMES[unit]! - n)).toBeLessThanOrEqual(
          TIMES[unit]! * 0.00501,
        )
      }),
    ))

  it('shortened shows no more than four digits before 亿 begins', () =>
    fc.assert(
      fc.property(yuan, (n) => {
        const { text, unit } = shortMoney(n)
        if (unit !== '亿元') expect(Math.abs(digits(text))).toBeLessThan(10_000)
      }),
    ))

  it('larger is never shown as smaller on an axis', () => {
    const value = (text: string) =>
      Number(text.replace(/[,亿万]/g, '')) *
      (text.endsWith('亿') ? 1e8 : text.endsWith('万') ? 1e4 : 1)
    fc.assert(
      fc.property(yuan, yuan, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(value(axisMoney(low))).toBeLessThanOrEqual(value(axisMoney(high)) * (1 + 1e-9) + 1e6)
      }),
    )
  })
})

describe('every number', () => {
  it('drops only zeros that say nothing', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (n) => {
        const value = n / 100
        expect(Number(plain(value).replaceAll(',', ''))).toBeCloseTo(value, 2)
        expect(plain(value)).not.toMatch(/\.\d*0$|\.$/)
      }),
    ))

  it('that rounds to nothing has no sign', () => {
    expect([grouped(-0.001, 2), percent(-0.00001), money(-0.001)]).toEqual([
      '0.00',
      '0.00%',
      '0.00',
    ])
  })
})

const UNITS: Unit[] = [
  'yuan',
  'ratio',
  'pp',
  'bool',
  'count',
  'parties',
  'days',
  'months',
  'times',
  'index',
  'date',
]
const REASONS: MissingReason[] = [
  'NO_DATA',
  'UNTOLD',
  'FAILED',
  'PARTIAL',
  'ZERO_ZERO',
  'NO_BASE',
  'INSUFFICIENT_HISTORY',
  'NOT_APPLICABLE',
]

describe('a value that is missing', () => {
  it.each(UNITS)('in %s is never a number, and says why in both languages', (unit) => {
    for (const reason of REASONS)
      for (const lang of ['zh', 'en'] as const) {
        const shown = formatUnit(null, unit, { reason, lang, detail: '9/12' })
        expect(shown.missing).toBe(true)
        expect(shown.text).not.toMatch(/\d/)
        expect(shown.title).toContain('9/12')
        expect(shown.title.length).toBeGreaterThan(8)
      }
  })

  it.each<CellType>(['money', 'ratio', 'int', 'number', 'text', 'bool', 'flag', 'date'])(
    'in a cell of %s is not zero',
    (type) => {
      for (const nothing of [null, undefined, ''])
        expect(formatCell(nothing, type)).toMatchObject({ text: '--', missing: true })
    },
  )

  it('is not mistaken for zero, or zero for it', () => {
    for (const unit of UNITS) expect(formatUnit(0, unit).missing).toBe(false)
  })
})

describe('windows and periods', () => {
  it.each([
    ['L12/S12', '近12个月较上年同期', 'last 12 months vs a year earlier'],
    ['Y-1', '上一年度', 'year before'],
    ['YTD/YTD-1', '本年累计较上年同期', 'year to date vs a year earlier'],
    ['首次开票以来', '首次开票以来', '首次开票以来'],
  ])('%s', (window, zh, en) => {
    expect([windowText(window, 'zh'), windowText(window, 'en')]).toEqual([zh, en])
  })

  it('a period is a month, a span, or what the engine wrote', () => {
    expect(
      ['202503', '202403-202602', '202503-202503', '2025年'].map((p) => periodText(p, 'zh')),
    ).toEqual(['2025-03', '2024-03 至 2026-02', '2025-03', '2025年'])
  })
})
