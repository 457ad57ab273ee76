/** Orders of firms: what was invoiced was ordered and came, the last ones in part; and who is late is late. */
import { expect, it } from 'vitest'
import { firstDay, lastDay, parseDay } from '../world/calendar.ts'
import { makeFilings } from '../world/filings/filings.ts'
import { World } from '../world/world.ts'
import { ledgerOf } from './ledger.ts'
import { keepsOrders, ordersOf } from './orders.ts'

const TODAY = parseDay('2026-11-26')
const world = new World('test', TODAY, 0)

async function made(key: string) {
  const firm = world.byKey(key)
  const { quarters } = await makeFilings(world, firm, TODAY)
  const ledger = ledgerOf(
    world,
    firm,
    quarters.map(({ form }) => form),
  )!
  return { firm, ledger, orders: ordersOf(world, firm, ledger) }
}

const lateShare = async (key: string) => {
  const { orders } = await made(key)
  const came = orders.get('SALES_ORDERS')!.filter(({ status }) => status === '完成')
  return came.filter(({ due, delivered }) => delivered! > due).length / came.length
}

it.each(['trader', 'arrears', 'wholesale'])('of %s are whole lines in their order', async (key) => {
  const { ledger, orders } = await made(key)
  for (const lines of orders.values()) {
    expect(lines.length).toBeGreaterThan(20)
    for (const l of lines) {
      expect(l.ordered).toBeGreaterThanOrEqual(firstDay(ledger.from))
      expect(l.due).toBeGreaterThanOrEqual(l.ordered)
      expect(l.delivered === null).toBe(l.deliveredQty === 0)
      expect(l.delivered ?? 0).toBeLessThanOrEqual(lastDay(ledger.to))
      expect(l.status === '完成').toBe(l.deliveredQty === l.qty)
      expect(l.invoicedAmount === 0 || l.invoicedAmount === l.amount).toBe(true)
    }
    const keys = lines.map(({ docNo, line }) => `${docNo}/${line}`)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

it('a firm in arrears is late with more than a quarter, a trader with less than a tenth', async () => {
  expect(await lateShare('arrears')).toBeGreaterThan(0.3)
  expect(await lateShare('trader')).toBeLessThan(0.15)
})

it('are kept by some firms alone', async () => {
  expect(keepsOrders(world.byKey('surge'))).toBe(false)
  const { firm, ledger } = await made('small')
  expect(ordersOf(world, firm, ledger).size).toBe(0)
})
