import { createHash } from 'node:crypto'
import { checkUscc } from '@xinjian/format'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HEAD_COLUMNS, LINE_COLUMNS } from '../export/columns.ts'
import { csv } from '../export/csv.ts'
import { headRows, lineRows } from '../export/rows.ts'
import { firstDay, lastDay, monthNumber, parseDay } from './calendar.ts'
import { HISTORY_MONTHS } from './firm.ts'
import { type Draft, instantOf, isDigital } from './invoices/draft.ts'
import { numbersOf } from './invoices/numbering.ts'
import { keyOf, render } from './invoices/render.ts'
import { GROUP_INVOICES, LINKS, PROFILES } from './profiles/index.ts'
import { rateOn } from './rates.ts'
import { regionOf } from './regions.ts'
import { type Direction, World } from './world.ts'

const TODAY = parseDay('2026-11-21')
const ALL_TIME = { from: 0, to: 1e6 }
const asOf = (world: World): number => world.startDay * 86_400 - 1
const SMALL_KEYS = PROFILES.map((p) => p.key).filter((k) => k !== 'group')

const worlds = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  today: fc.integer({ min: parseDay('2024-01-01'), max: parseDay('2027-12-31') }),
  key: fc.constantFrom(...SMALL_KEYS, 'n4403-0'),
  direction: fc.constantFrom<Direction>('OUT', 'IN'),
})

function drafts(world: World, key: string, direction: Direction): Draft[] {
  return [...world.drafts(world.byKey(key), direction, ALL_TIME, asOf(world))]
}

describe('for any seed, date, firm and direction', () => {
  test('invoices keep the laws of the trade', () => {
    fc.assert(
      fc.property(worlds, ({ seed, today, key, direction }) => {
        const world = new World(seed, today, 1)
        const closed = new Set([...world.parties, ...world.firms].map((p) => p.name))
        const keys = new Set<string>()
        let before = 0
        for (const d of drafts(world, key, direction)) {
          const n = numbersOf(d)
          expect(instantOf(d)).toBeGreaterThanOrEqual(before)
          before = instantOf(d)
          expect(keys.has(keyOf(n))).toBe(false)
          keys.add(keyOf(n))
          expect(d.lines.reduce((a, l) => a + l.amount, 0)).toBe(d.amount)
          expect(d.lines.reduce((a, l) => a + l.tax, 0)).toBe(d.tax)
          expect(direction === 'OUT' ? d.seller.name : d.buyer.name).toBe(world.byKey(key).name)
          expect(closed.has(d.buyer.name) && closed.has(d.seller.name)).toBe(true)
          expect(d.buyer.name + d.seller.name).toMatch(/示例.*示例/)
          const issued = d.blue ?? d
          for (const l of issued.lines)
            expect(l.rate).toBe(rateOn(l.good.rate, issued.seller.small, issued.day))
          if (isDigital(d.kind)) {
            expect(d.day).toBeGreaterThanOrEqual(regionOf(d.seller.areaCode).digitalFrom)
            expect(d.voided).toBe(false)
            expect(n.einvoiceNo).toMatch(/^\d{20}$/)
          } else {
            expect(n.code).toMatch(/^(\d{10}|0\d{11})$/)
            expect(n.number).toMatch(/^\d{8}$/)
          }
          if (!d.blue) continue
          expect(d.amount).toBeLessThan(0)
          expect(instantOf(d)).toBeGreaterThan(instantOf(d.blue))
          expect(-d.amount).toBeLessThanOrEqual(d.blue.amount)
          expect(render(d, asOf(world), world.overlay).remark).toContain(
            n.einvoiceNo ? numbersOf(d.blue).einvoiceNo : numbersOf(d.blue).number,
          )
        }
      }),
      { numRuns: 12 },
    )
  })

  test('a red invoice has its blue one among the same rows, with the matching status', () => {
    fc.assert(
      fc.property(worlds, ({ seed, today, key, direction }) => {
        const world = new World(seed, today, 1)
        const rows = new Map(
          [...world.invoices(world.byKey(key), direction, ALL_TIME, asOf(world))].map((i) => [
            i.key,
            i,
          ]),
        )
        for (const row of rows.values()) {
          if (row.positive) continue
          const blue = rows.get(row.blueKey)
          if (blue)
            expect(blue.status).toBe(-row.amount === blue.amount ? '已红冲-全额' : '已红冲-部分')
        }
        // Where a bureau withholds months, the red invoice may lie in one of them while the blue one shows its status.
        if (world.byKey(key).profile.behaviour.missing) return
        const reversed = new Set([...rows.values()].map((r) => r.blueKey))
        for (const row of rows.values())
          expect(row.status.startsWith('已红冲')).toBe(reversed.has(row.key))
      }),
      { numRuns: 8 },
    )
  })
})

test('the same seed and date give the same bytes, another seed others', () => {
  const bytes = (seed: string): string => {
    const world = new World(seed, TODAY, 1)
    const query = {
      firm: world.byKey('maker'),
      directions: ['OUT', 'IN'] as const,
      range: ALL_TIME,
      asOf: asOf(world),
    }
    const hash = createHash('sha256')
    for (const text of csv(HEAD_COLUMNS, headRows(world, query))) hash.update(text)
    for (const text of csv(LINE_COLUMNS, lineRows(world, query))) hash.update(text)
    return hash.digest('hex')
  }
  expect(bytes('a')).toBe(bytes('a'))
  expect(bytes('a')).not.toBe(bytes('b'))
})

test('identities do not depend on the seed, are well-formed inside and out, and belong to a county that does not exist', () => {
  const [a, b] = [new World('a', TODAY, 3), new World('b', parseDay('2025-06-01'), 3)]
  expect(a.firms.map((f) => f.taxNo)).toEqual(b.firms.map((f) => f.taxNo))
  const codes = [...a.firms, ...a.parties].map((p) => p.taxNo).filter((n) => n !== '')
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) {
    expect(checkUscc(code)).toEqual({ valid: true, innerValid: true })
    expect(code.slice(6, 8)).toBe('99')
  }
})

test.each(LINKS)('what $seller sells to $buyer is the same on both sides', ({ seller, buyer }) => {
  const world = new World('demo', TODAY, 1)
  const [from, to] = [world.byKey(seller), world.byKey(buyer)]
  const month = world.base - 1
  const range = { from: firstDay(month), to: lastDay(month) }
  const texts = (direction: Direction): string[] =>
    [...world.invoices(direction === 'OUT' ? from : to, direction, range, asOf(world))]
      .filter((i) => i.sellerTaxNo === from.taxNo && i.buyerTaxNo === to.taxNo)
      .map((i) => JSON.stringify(i))
  expect(texts('IN')).toEqual(texts('OUT'))
})

test('most links carry invoices', () => {
  const world = new World('demo', TODAY, 1)
  const used = LINKS.filter((l) =>
    drafts(world, l.seller, 'OUT').some((d) => d.buyer === world.byKey(l.buyer)),
  )
  expect(used).toHaveLength(LINKS.length)
})

test('four of five invoices are issued in office hours, February is quiet', () => {
  const world = new World('demo', TODAY, 1)
  const rows = drafts(world, 'trader', 'OUT').filter((d) => !d.blue)
  const office =
    rows.filter((d) => d.second >= 9 * 3600 && d.second < 18 * 3600).length / rows.length
  expect(office).toBeGreaterThan(0.77)
  expect(office).toBeLessThan(0.83)
  const perMonth = (n: number): number => rows.filter((d) => monthNumber(d.month) === n).length
  expect(perMonth(2) / ((perMonth(1) + perMonth(3)) / 2)).toBeLessThan(0.5)
})

test('the group has a million blue invoices in its 36 complete months, known without making them', () => {
  const world = new World('demo', TODAY, 1)
  const group = world.byKey('group')
  const sum = (direction: Direction): number => {
    let n = 0
    for (let m = world.base - HISTORY_MONTHS; m < world.base; m++)
      n += world.documentsOf(group, direction).trade.count(m)
    return n
  }
  expect([sum('OUT'), sum('IN')]).toEqual([GROUP_INVOICES.OUT, GROUP_INVOICES.IN])
})
