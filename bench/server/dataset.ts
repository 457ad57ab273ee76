/**
 * One enterprise's invoices in columns, as peers-measured describes them: 36 months, 5,000 counterparties by Zipf, 800 goods,
 * 9 rates, 2.5 lines an invoice, 2.5 % void, 2 % red, 6 % at night. Held as typed arrays, so that a million invoices weigh
 * little and both sides of a comparison make their rows from the same place.
 */
import type { KindName } from '@xinjian/engine/invoice/facts'
import { dayNumber } from '@xinjian/engine/kit/calendar/window'
import type {
  IncomingInvoice,
  Party,
} from '../../apps/server/src/features/facts/invoice/incoming.ts'
import { random, zipf } from '../lib/random.ts'

export const FIRST_YEAR = 2023
export const MONTHS = 36
export const RATES = [1300, 900, 600, 500, 300, 150, 100, 0, -1]
const KINDS: KindName[] = [
  'DIGITAL_SPECIAL',
  'DIGITAL_NORMAL',
  'VAT_SPECIAL_PAPER',
  'VAT_NORMAL_ELEC',
]

export interface Dataset {
  invoices: number
  lines: number
  day: Int32Array
  minute: Int16Array
  inward: Uint8Array
  /** Index into `kinds`. */
  kind: Uint8Array
  kinds: readonly KindName[]
  void: Uint8Array
  party: Int32Array
  amount: Float64Array
  tax: Float64Array
  /** Lines of invoice i: lineStart[i] … lineStart[i + 1]. */
  lineStart: Int32Array
  goods: Int16Array
  rate: Int16Array
  quantity: Float64Array
  lineAmount: Float64Array
  lineTax: Float64Array
  /** Invoice keys; absent = made of `serial`. */
  keys?: readonly string[]
  serial: Float64Array
  parties: Party[]
  goodsNames: { category: string; name: string }[]
}

export function makeDataset(
  invoices: number,
  { counterparties = 5_000, goods = 800, seed = 20_260_101 } = {},
): Dataset {
  const r = random(seed)
  const pickParty = zipf(counterparties)
  const pickGoods = zipf(goods)
  const firstDay = dayNumber(FIRST_YEAR, 1, 1)
  const days = dayNumber(FIRST_YEAR + MONTHS / 12, 1, 1) - firstDay
  const counts = Uint8Array.from({ length: invoices }, () => 1 + r.below(4))
  const lines = counts.reduce((sum, n) => sum + n, 0)
  const d: Dataset = {
    invoices,
    lines,
    day: new Int32Array(invoices),
    minute: new Int16Array(invoices),
    inward: new Uint8Array(invoices),
    kind: new Uint8Array(invoices),
    kinds: KINDS,
    void: new Uint8Array(invoices),
    party: new Int32Array(invoices),
    amount: new Float64Array(invoices),
    tax: new Float64Array(invoices),
    lineStart: new Int32Array(invoices + 1),
    goods: new Int16Array(lines),
    rate: new Int16Array(lines),
    quantity: new Float64Array(lines),
    lineAmount: new Float64Array(lines),
    lineTax: new Float64Array(lines),
    serial: new Float64Array(invoices),
    parties: Array.from({ length: counterparties }, (_, i) => ({
      ident: `9144${String(i).padStart(14, '0')}`,
      taxNo: `9144${String(i).padStart(14, '0')}`,
      name: `往来单位第${i}号有限公司`,
      person: false,
    })),
    goodsNames: Array.from({ length: goods }, (_, i) => ({
      category: String(1_010_100 + (i % 60)),
      name: `商品${i}`,
    })),
  }
  for (let i = 0, line = 0; i < invoices; i++) {
    // In order of date, as the bureau exports them.
    d.day[i] = firstDay + Math.floor((i / invoices) * days)
    d.minute[i] = r.next() < 0.06 ? (1320 + r.below(480)) % 1440 : 480 + r.below(720)
    d.inward[i] = r.next() < 0.35 ? 1 : 0
    d.kind[i] = r.below(KINDS.length)
    d.void[i] = r.next() < 0.025 ? 1 : 0
    d.party[i] = pickParty(r.next())
    d.serial[i] = d.inward[i] ? r.below(1e9) : i
    const sign = r.next() < 0.02 ? -1 : 1
    d.lineStart[i] = line
    for (let n = counts[i]!; n > 0; n--, line++) {
      d.goods[line] = pickGoods(r.next())
      d.rate[line] = RATES[d.goods[line]! % RATES.length]!
      d.quantity[line] = sign * (1 + r.below(100))
      d.lineAmount[line] = sign * (1_000 + r.below(2_000_000))
      d.lineTax[line] = Math.round((d.lineAmount[line]! * Math.max(d.rate[line]!, 0)) / 10_000)
      d.amount[i]! += d.lineAmount[line]!
      d.tax[i]! += d.lineTax[line]!
    }
  }
  d.lineStart[invoices] = lines
  return d
}

export const kindOf = (d: Dataset, i: number): KindName => d.kinds[d.kind[i]!]!

/** 20 digits: own sales count up through the years, purchases come from many sellers and look random. */
export function keyOf(d: Dataset, i: number): string {
  if (d.keys) return d.keys[i]!
  return `2${d.inward[i]! + 4}44${String(d.serial[i]).padStart(9, '0')}${String(i).padStart(7, '0')}`
}

/** Invoice i as intake would hand it over. */
export function incomingAt(d: Dataset, i: number): IncomingInvoice {
  const items = []
  for (let line = d.lineStart[i]!; line < d.lineStart[i + 1]!; line++) {
    const goods = d.goodsNames[d.goods[line]!]!
    items.push({
      category: goods.category,
      goods: goods.name,
      rateBp: d.rate[line]!,
      quantity: d.quantity[line]!,
      amount: d.lineAmount[line]!,
      tax: d.lineTax[line]!,
    })
  }
  return {
    key: keyOf(d, i),
    direction: d.inward[i] ? 'IN' : 'OUT',
    day: d.day[i]!,
    minute: d.minute[i]!,
    status: d.void[i] ? 'VOID' : 'NORMAL',
    kind: kindOf(d, i),
    party: d.parties[d.party[i]!]!,
    amount: d.amount[i]!,
    tax: d.tax[i]!,
    total: d.amount[i]! + d.tax[i]!,
    abnormal: false,
    blueKey: null,
    source: 'TABLE',
    items,
  }
}
