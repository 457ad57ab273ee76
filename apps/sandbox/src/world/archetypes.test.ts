import { describe, expect, test } from 'vitest'
import { monthNumber, parseDay } from './calendar.ts'
import { type Draft, isDigital } from './invoices/draft.ts'
import { type Direction, World } from './world.ts'

/** Each archetype must show its sign whatever the seed. */
describe.each(['demo', 'another', '第三'])('seed %s', (seed) => {
  const world = new World(seed, parseDay('2026-11-21'), 1)
  const last12 = (key: string, direction: Direction): Draft[] =>
    [
      ...world.drafts(
        world.byKey(key),
        direction,
        { from: 0, to: 1e6 },
        world.startDay * 86_400 - 1,
      ),
    ].filter((d) => d.month >= world.base - 12 && d.month < world.base && !d.voided)
  const net = (rows: readonly Draft[]): number => rows.reduce((a, d) => a + d.amount, 0)
  const share = (rows: readonly Draft[], test: (d: Draft) => boolean): number =>
    rows.filter(test).length / rows.length

  function topShare(rows: readonly Draft[], pick: (d: Draft) => string): number {
    const by = new Map<string, number>()
    for (const d of rows) by.set(pick(d), (by.get(pick(d)) ?? 0) + d.amount)
    return Math.max(...by.values()) / net(rows)
  }

  test('顶额+红冲: many invoices just under the limit on tax-disk kinds, many reversed', () => {
    const rows = last12('toplimit', 'OUT')
    const disk = rows.filter((d) => !isDigital(d.kind) && !d.blue)
    expect(share(disk, (d) => d.amount >= 9_949_999 && d.amount <= 9_999_999)).toBeGreaterThan(0.3)
    const blue = rows.filter((d) => !d.blue)
    expect(-net(rows.filter((d) => d.blue)) / net(blue)).toBeGreaterThan(0.05)
  })

  test('断票恢复: four months without an invoice, then business again', () => {
    const months = new Set(
      last12('gap', 'OUT')
        .filter((d) => !d.blue)
        .map((d) => d.month - world.base),
    )
    expect([-10, -9, -8, -7].some((m) => months.has(m))).toBe(false)
    expect([-12, -11, -6, -5, -4, -3, -2, -1].every((m) => months.has(m))).toBe(true)
  })

  test('进销倒挂: purchases over 150 % of sales', () => {
    expect(net(last12('inverted', 'IN')) / net(last12('inverted', 'OUT'))).toBeGreaterThan(1.5)
  })

  test('单一大客户: one customer over 70 %', () => {
    expect(topShare(last12('single', 'OUT'), (d) => d.buyer.name)).toBeGreaterThan(0.7)
  })

  test('虚开迹象: night invoices, round totals, a surge, and purchases as large as sales', () => {
    const rows = last12('wholesale', 'OUT')
    const blue = rows.filter((d) => !d.blue)
    expect(share(blue, (d) => d.second >= 22 * 3600 || d.second < 6 * 3600)).toBeGreaterThan(0.3)
    expect(share(blue, (d) => (d.amount + d.tax) % 1_000_000 === 0)).toBeGreaterThan(0.4)
    const late = net(rows.filter((d) => d.month >= world.base - 3)) / 3
    const early = net(rows.filter((d) => d.month < world.base - 3)) / 9
    expect(late / early).toBeGreaterThan(3)
    expect(share(last12('wholesale', 'IN'), (d) => d.abnormal)).toBeGreaterThan(0.03)
  })

  test('季节性制造: spring sells many times what autumn does', () => {
    const rows = last12('seasonal', 'OUT')
    const of = (...months: number[]): number =>
      net(rows.filter((d) => months.includes(monthNumber(d.month))))
    expect(of(4, 5, 6) / of(9, 10, 11)).toBeGreaterThan(3)
  })

  test('新设小规模: under a year old, under five million', () => {
    const young = world.byKey('young')
    expect(world.base - young.firstMonth).toBeLessThan(12)
    expect(net(last12('young', 'OUT'))).toBeLessThan(500_000_000)
  })

  test('融资前增开后红冲: a month far above the others, half of it and more reversed within three', () => {
    const rows = last12('surge', 'OUT')
    const of = (month: number, red: boolean): number =>
      net(rows.filter((d) => d.month === world.base + month && (d.blue !== null) === red))
    const blue = Array.from({ length: 12 }, (_, i) => of(-12 + i, false)).sort((a, b) => a - b)
    const reversed = -(of(-4, true) + of(-3, true) + of(-2, true))
    expect(of(-4, false) + of(-4, true)).toBeGreaterThan((3 * (blue[5]! + blue[6]!)) / 2)
    expect(reversed / of(-4, false)).toBeGreaterThan(0.5)
  })

  test('亏损停业: nothing sold for three months, one customer before, and meals and rooms for goods', () => {
    const rows = last12('stopped', 'OUT').filter((d) => !d.blue)
    expect(rows.some((d) => d.month >= world.base - 3)).toBe(false)
    expect(topShare(rows, (d) => d.buyer.name)).toBe(1)
    const lines = last12('stopped', 'IN').flatMap((d) => d.lines)
    const spent = (ids: readonly string[]): number =>
      lines.filter(({ good }) => ids.includes(good.id)).reduce((sum, l) => sum + l.amount, 0)
    expect(spent(['meal', 'hotel']) / spent(['meal', 'hotel', 'garment'])).toBeGreaterThan(0.3)
  })

  test('健康制造: nothing of the kind', () => {
    const rows = last12('maker', 'OUT')
    expect(topShare(rows, (d) => d.buyer.name)).toBeLessThan(0.2)
    expect(share(rows, (d) => d.blue !== null)).toBeLessThan(0.05)
    const ratio = net(last12('maker', 'IN')) / net(rows)
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(0.9)
  })
})
