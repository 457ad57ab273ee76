/** Who pays settles its invoices whole, the oldest first, and each once; sums in 分, reckoned by hand. */
import { expect, it } from 'vitest'
import { firstDay, formatDay, lastDay, parseDay } from '../world/calendar.ts'
import { makeFilings } from '../world/filings/filings.ts'
import { World } from '../world/world.ts'
import { ledgerOf } from './ledger.ts'
import type { Partners } from './partners.ts'
import { paymentsOf } from './payments.ts'

const partners: Partners = {
  sold: () => [],
  bought: () => [],
  mainSupplier: '其他供应商',
  papers: (direction, party) =>
    direction === 'OUT' && party === '甲'
      ? [
          { day: 5, total: 10_000 },
          { day: 8, total: 5_000 },
          { day: 9, total: 70_000 },
          { day: 20, total: 3_000 },
        ]
      : [],
}

it('two invoices and the rest on account, then what came later', () => {
  const payments = paymentsOf(partners)
  expect(payments.of('OUT', '甲', 10, 16_000, 1)).toEqual([10_000, 5_000, 1_000])
  // The large one is not to be had for it, the last is of a later day.
  expect(payments.of('OUT', '甲', 12, 4_000, 1)).toEqual([4_000])
  expect(payments.of('OUT', '甲', 25, 3_000, 1)).toEqual([3_000])
  expect(payments.of('OUT', '甲', 60, 70_000, 1)).toEqual([70_000])
  expect(payments.of('OUT', '甲', 90, 5_000, 1)).toEqual([5_000])
})

it('every third pays its invoices by one transfer', () =>
  expect(paymentsOf(partners).of('OUT', '甲', 10, 16_000, 3)).toEqual([15_000, 1_000]))

it('a small partner pays once a month', () =>
  expect(paymentsOf(partners).of('OUT', '甲', 10, 16_000, 12)).toEqual([16_000]))

it('who has no invoices pays on account', () =>
  expect(paymentsOf(partners).of('IN', '甲', 10, 16_000, 1)).toEqual([16_000]))

it('of a firm of the world a part of the money on its bank statement is invoices to the 分', async () => {
  const today = parseDay('2026-11-26')
  const world = new World('test', today, 0)
  const firm = world.byKey('maker')
  const { quarters } = await makeFilings(world, firm, today)
  const ledger = ledgerOf(
    world,
    firm,
    quarters.map(({ form }) => form),
  )!
  const range = { from: firstDay(ledger.from), to: lastDay(ledger.to) }
  const totals = new Set<string>()
  for (const draft of world.allDrafts(firm, 'OUT', range, (range.to + 1) * 86_400 - 1))
    totals.add(`${draft.buyer.name} ${draft.amount + draft.tax}`)
  const received = ledger.vouchers.flatMap(({ day, text, entries }) =>
    text === '收到货款'
      ? entries.flatMap(({ account, party, debit }) =>
          account === 1002 ? [`${formatDay(day)} ${party} ${debit}`] : [],
        )
      : [],
  )
  const exact = received.filter((line) => totals.has(line.slice(11)))
  expect(received.length).toBeGreaterThan(100)
  expect(exact.length).toBeGreaterThan(100)
})
