import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, formatDay, monthOfDay, parseMonth } from '../../kit/calendar/window.ts'
import type { InvoiceRow, MonthDigest } from '../facts.ts'
import { KIND_CODES } from '../facts.ts'
import { decodeDigest, encodeDigest } from './digest-codec.ts'
import { createInvoiceFold, mergeDigests } from './fold.ts'

const JANUARY = parseMonth('2026-01')!
const DAY = dayNumber(2026, 1, 1)

const base: InvoiceRow = {
  direction: 'OUT',
  day: DAY,
  minute: -1,
  status: 'NORMAL',
  kind: 'UNKNOWN',
  counterparty: 1,
  amount: 10_000,
  tax: 1_300,
  total: 11_300,
}

const item = fc.record({
  category: fc.constantFrom('1090101', '塑料制品'),
  goods: fc.constantFrom('ABS粒子', '螺丝'),
  rateBp: fc.constantFrom(1300, 600, -1, -3),
  // Whole quantities and prices keep the fractions of goods exact, so that sums can be compared bit by bit.
  quantity: fc.constantFrom(null, 1, 2),
  amount: fc.integer({ min: 1, max: 1_000 }).map((yuan) => yuan * 200),
  tax: fc.integer({ min: 0, max: 9_999 }),
})

const row: fc.Arbitrary<InvoiceRow> = fc
  .record({
    direction: fc.constantFrom('OUT' as const, 'IN' as const),
    day: fc.integer({ min: DAY - 40, max: DAY + 40 }),
    minute: fc.integer({ min: -1, max: 1439 }),
    status: fc.constantFrom('NORMAL' as const, 'NORMAL' as const, 'VOID' as const),
    kind: fc.constantFrom(...KIND_CODES),
    counterparty: fc.integer({ min: 0, max: 6 }),
    amount: fc.integer({ min: 0, max: 10_000_000 }),
    tax: fc.integer({ min: 0, max: 1_000_000 }),
    red: fc.boolean(),
    abnormal: fc.boolean(),
    blueMonth: fc.option(fc.integer({ min: JANUARY - 14, max: JANUARY + 1 }), { nil: undefined }),
    key: fc.string({ maxLength: 4 }),
    items: fc.option(fc.array(item, { maxLength: 3 }), { nil: undefined }),
  })
  .map(({ red, blueMonth, items, ...r }) => {
    const sign = red ? -1 : 1
    return {
      ...r,
      amount: sign * r.amount || 0,
      tax: sign * r.tax || 0,
      total: sign * (r.amount + r.tax) || 0,
      ...(red && blueMonth !== undefined ? { blueMonth } : {}),
      ...(items
        ? { items: items.map((i) => ({ ...i, amount: sign * i.amount, tax: sign * i.tax || 0 })) }
        : {}),
    }
  })
const rows = fc.array(row, { maxLength: 60 })

function fold(list: InvoiceRow[]): MonthDigest[] {
  const f = createInvoiceFold()
  for (const r of list) f.add(r)
  return f.digests()
}

function mergeLists(a: MonthDigest[], b: MonthDigest[]): MonthDigest[] {
  const all = new Map(a.map((d) => [`${d.direction} ${d.month}`, d]))
  for (const d of b) {
    const key = `${d.direction} ${d.month}`
    const other = all.get(key)
    all.set(key, other ? mergeDigests(other, d) : d)
  }
  return [...all.values()].sort((x, y) =>
    x.direction === y.direction ? x.month - y.month : x.direction < y.direction ? -1 : 1,
  )
}

describe('fold of invoice rows', () => {
  it('does not depend on the order of rows', () => {
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (list, order) => {
        const shuffled = list
          .map((r) => [order.next().value, r] as const)
          .sort((a, b) => a[0] - b[0])
          .map(([, r]) => r)
        expect(fold(shuffled)).toEqual(fold(list))
      }),
    )
  })

  it('is additive: fold(A ∪ B) = merge(fold A, fold B)', () => {
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        expect(mergeLists(fold(a), fold(b))).toEqual(fold([...a, ...b]))
      }),
    )
  })

  it('goes on from stored digests without changing them', () => {
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        const stored = fold(a)
        const before = stored.map(encodeDigest)
        const f = createInvoiceFold(stored)
        for (const r of b) f.add(r)
        expect(f.digests()).toEqual(fold([...a, ...b]))
        expect(stored.map(encodeDigest)).toEqual(before)
      }),
    )
  })

  it('takes rows out again, exactly in every month it does not name inexact', () => {
    fc.assert(
      fc.property(rows, rows, (kept, removed) => {
        const f = createInvoiceFold()
        for (const r of [...kept, ...removed]) f.add(r)
        for (const r of removed) f.add(r, -1)
        const inexact = new Set(f.inexactMonths().map((m) => `${m.direction} ${m.month}`))
        const exact = (d: MonthDigest): boolean => !inexact.has(`${d.direction} ${d.month}`)
        expect(f.digests().filter(exact)).toEqual(fold(kept).filter(exact))
        const sums = (list: MonthDigest[]) =>
          list.map((d) => [d.count, d.blueTotal, d.redTax, ...d.counterparties.blueTotal])
        expect(sums(f.digests())).toEqual(sums(fold(kept)))
      }),
    )
  })

  it('survives its codec bit by bit, whatever the alignment of the bytes', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 9 }), (list, offset) => {
        for (const digest of fold(list)) {
          const bytes = encodeDigest(digest)
          const shifted = new Uint8Array(bytes.length + offset)
          shifted.set(bytes, offset)
          const decoded = decodeDigest(shifted.subarray(offset))
          expect(decoded).toEqual(digest)
          expect(encodeDigest(decoded)).toEqual(bytes)
        }
      }),
    )
  })

  it('refuses bytes that are no digest, of another version or cut short', () => {
    const bytes = encodeDigest(fold([base])[0]!)
    expect(() => decodeDigest(Uint8Array.of(1, 2, 3))).toThrow('not a digest')
    expect(() => decodeDigest(Uint8Array.of(bytes[0]!, 99))).toThrow('unknown digest version')
    for (let n = 0; n < bytes.length; n++)
      expect(() => decodeDigest(bytes.slice(0, n))).toThrow(RangeError)
  })
})

describe('what a row counts as', () => {
  const one = (patch: Partial<InvoiceRow>): MonthDigest => fold([{ ...base, ...patch }])[0]!

  it.each<[string, Partial<InvoiceRow>, Partial<MonthDigest>]>([
    ['blue', {}, { count: 1, blueCount: 1, blueAmount: 10_000, redCount: 0, voidCount: 0 }],
    [
      'red, with its signs turned',
      { amount: -10_000, tax: -1_300, total: -11_300 },
      { blueCount: 0, redCount: 1, redTotal: 11_300, redAmount: 10_000, redTax: 1_300 },
    ],
    [
      'void counts nowhere else',
      { status: 'VOID', abnormal: true },
      { count: 1, blueCount: 0, voidTotal: 11_300, abnormalCount: 0, taxDiskValidCount: 0 },
    ],
    [
      'valid of zero is neither blue nor red',
      { amount: 0, tax: 0, total: 0 },
      { count: 1, blueCount: 0, redCount: 0, voidCount: 0 },
    ],
    ['ceiling from 0.995·L', { amount: 994_999.005 }, { ceilingCount: 1 }],
    ['ceiling at L', { amount: 99_999_999 }, { ceilingCount: 1 }],
    ['not a ceiling above L', { amount: 1_000_000 }, { ceilingCount: 0 }],
    [
      'digital has no ceiling',
      { amount: 999_999, kind: 'DIGITAL_SPECIAL' },
      { ceilingCount: 0, taxDiskValidCount: 0, specialTax: 1_300 },
    ],
    ['round', { total: 3_000_000 }, { roundCount: 1 }],
    ['night from 22:00', { minute: 1320 }, { nightCount: 1, timedCount: 1 }],
    ['no night at 6:00', { minute: 360 }, { nightCount: 0, timedCount: 1 }],
    ['no time', {}, { nightCount: 0, timedCount: 0 }],
    [
      'red of an earlier year',
      { total: -1, blueMonth: JANUARY - 1 },
      { redWithKnownBlue: 1, redCrossMonth: 1, redCrossYear: 1 },
    ],
    [
      'red of the same month',
      { total: -1, blueMonth: JANUARY },
      { redWithKnownBlue: 1, redCrossMonth: 0, redCrossYear: 0 },
    ],
  ])('%s', (_, patch, expected) => {
    expect(one(patch)).toMatchObject(expected)
  })

  it('names the month whose first day can no longer be proved', () => {
    const f = createInvoiceFold()
    const early = { ...base, day: DAY + 2 }
    for (const r of [early, { ...base, day: DAY + 5 }, { ...base, day: DAY + 9 }]) f.add(r)
    f.add({ ...base, day: DAY + 5 }, -1)
    expect(f.inexactMonths()).toEqual([])
    f.add(early, -1)
    expect(f.inexactMonths()).toEqual([{ direction: 'OUT', month: JANUARY }])
    expect(f.digests()[0]!.counterparties.firstDay[0]).toBe(3)
  })

  it('keeps the twenty largest reds', () => {
    const reds = Array.from({ length: 200 }, (_, i) => ({ ...base, total: -(i + 1), key: `k${i}` }))
    const { largeReds, redCount } = fold(reds)[0]!
    expect(redCount).toBe(200)
    expect(largeReds.map((r) => r.total)).toEqual(Array.from({ length: 20 }, (_, i) => i - 200))
  })

  it('refuses to merge different months', () => {
    expect(() => mergeDigests(one({}), one({ day: DAY + 31 }))).toThrow('cannot merge')
  })

  it('books a day to its month', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), (day) => {
        expect(formatDay(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10))
        const date = new Date(day * 86_400_000)
        expect(monthOfDay(day)).toBe(date.getUTCFullYear() * 12 + date.getUTCMonth())
      }),
    )
  })
})
