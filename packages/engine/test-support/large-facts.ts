/**
 * Digests as a large enterprise would have, made directly (no rows): for measuring that the cost of a report follows
 * months × counterparties. Totals are consistent enough for every indicator to take its longest path.
 */

import { emptyDigest } from '../src/invoice/facts/fold-empty.ts'
import {
  type CounterpartyColumns,
  type Direction,
  type GoodsColumns,
  type InvoiceFacts,
  KIND_CODES,
  type MonthDigest,
} from '../src/invoice/facts.ts'
import { daysInMonth, parseMonth } from '../src/kit/calendar/window.ts'
import { type Random, random } from './random.ts'

export interface LargePlan {
  months: number
  counterparties: number
  /** Distinct goods per month. */
  goods: number
  invoices: number
}

export function largeFacts({ months, counterparties, goods, invoices }: LargePlan): InvoiceFacts {
  const rnd = random(7)
  const last = parseMonth('2026-02')!
  const from = last - months + 1
  const digests: MonthDigest[] = []
  for (const direction of ['IN', 'OUT'] as const)
    for (let month = from; month <= last; month++)
      digests.push(largeDigest(rnd, direction, month, counterparties, goods, invoices / months / 2))
  return {
    registration: {
      name: '深圳市示例大型商贸有限公司',
      taxNo: null,
      industrySection: 'F',
      regionCode: '440300',
      establishedOn: '2010-01-01',
      insuredCount: 900,
      paidInCapitalWan: 50_000,
    },
    dataCutoff: '2026-03-01T00:00:00+08:00',
    covered: { OUT: [from, last], IN: [from, last] },
    missingMonths: { OUT: [], IN: [] },
    digests,
    counterparties: Array.from({ length: counterparties }, (_, id) => ({
      id,
      taxNo: `91${['44', '35', '31', '33'][id % 4]}0300MA01${String(id).padStart(5, '0')}X`,
      name: `示例${id}有限公司`,
      person: id % 97 === 0,
    })),
  }
}

function largeDigest(
  rnd: Random,
  direction: Direction,
  month: number,
  counterparties: number,
  goods: number,
  count: number,
): MonthDigest {
  const digest = emptyDigest(direction, month)
  const parties = partyColumns(rnd, counterparties, count, daysInMonth(month))
  const sum = (values: Float64Array) => values.reduce((a, b) => a + b, 0)
  digest.counterparties = parties
  digest.blueCount = sum(parties.blueCount)
  digest.redCount = sum(parties.redCount)
  digest.blueTotal = sum(parties.blueTotal)
  digest.blueAmount = sum(parties.blueAmount)
  digest.redTotal = sum(parties.redTotal)
  digest.redAmount = sum(parties.redAmount)
  digest.blueTax = digest.blueTotal - digest.blueAmount
  digest.redTax = digest.redTotal - digest.redAmount
  digest.count = digest.blueCount + digest.redCount
  digest.timedCount = digest.blueCount
  digest.goods = goodsColumns(rnd, goods)
  const kind = KIND_CODES.indexOf('DIGITAL_SPECIAL')
  digest.kinds.count[kind] = digest.count
  digest.kinds.blueCount[kind] = digest.blueCount
  digest.kinds.blueTotal[kind] = digest.blueTotal
  const days = daysInMonth(month)
  for (let d = 0; d < days; d++) {
    digest.days.count[d] = Math.floor(digest.count / days)
    digest.days.blueCount[d] = Math.floor(digest.blueCount / days)
    digest.days.net[d] = Math.floor((digest.blueTotal - digest.redTotal) / days)
  }
  return digest
}

function partyColumns(
  rnd: Random,
  counterparties: number,
  count: number,
  days: number,
): CounterpartyColumns {
  const columns: CounterpartyColumns = {
    id: Int32Array.from({ length: counterparties }, (_, id) => id),
    blueCount: new Float64Array(counterparties),
    blueTotal: new Float64Array(counterparties),
    blueAmount: new Float64Array(counterparties),
    redCount: new Float64Array(counterparties),
    redTotal: new Float64Array(counterparties),
    redAmount: new Float64Array(counterparties),
    firstDay: new Uint8Array(counterparties),
    lastDay: new Uint8Array(counterparties),
  }
  const each = Math.max(1, Math.round(count / counterparties))
  for (let k = 0; k < counterparties; k++) {
    const amount = Math.round(each * 500_000 * Math.exp(rnd.normal()))
    columns.blueCount[k] = each
    columns.blueAmount[k] = amount
    columns.blueTotal[k] = Math.round(amount * 1.13)
    if (rnd.next() < 0.05) {
      columns.redCount[k] = 1
      columns.redAmount[k] = Math.round(amount / each)
      columns.redTotal[k] = Math.round((amount * 1.13) / each)
    }
    columns.firstDay[k] = rnd.int(1, 10)
    columns.lastDay[k] = rnd.int(10, days)
  }
  return columns
}

function goodsColumns(rnd: Random, goods: number): GoodsColumns {
  const numbers = (make: () => number) => Float64Array.from({ length: goods }, make)
  return {
    category: Array.from({ length: goods }, (_, i) => String(1_060_000 + Math.floor(i / 10))),
    goods: Array.from({ length: goods }, (_, i) => `货品${i}`),
    rateBp: Int32Array.from({ length: goods }, () => 1300),
    lines: numbers(() => 20),
    quantity: numbers(() => rnd.int(10, 1000)),
    amount: numbers(() => rnd.int(100_000, 90_000_000)),
    tax: numbers(() => 1),
    priceCount: numbers(() => 20),
    priceSum: numbers(() => 400),
    priceSquareSum: numbers(() => 9000),
  }
}
