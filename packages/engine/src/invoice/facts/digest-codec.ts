/**
 * A month digest as bytes: what the server stores beside the rows. Deterministic (equal digests, equal bytes), versioned,
 * columns in the narrowest width that holds them (about 20 bytes per counterparty). Decoding copies little: wide columns
 * are views into the given bytes, which must therefore not be overwritten while the digest is in use.
 */

import { AMOUNT_BANDS_YUAN, KIND_CODES, type MonthDigest } from '../facts.ts'
import { ByteReader, ByteWriter } from './digest-bytes.ts'
import { DAY_COLUMNS, emptyDigest, HOURS, KIND_COLUMNS, SCALARS } from './fold-empty.ts'

const MAGIC = 0xd6
const VERSION = 1
const DAYS = 31
const COUNTERPARTY_SUMS = [
  'blueCount',
  'blueTotal',
  'blueAmount',
  'redCount',
  'redTotal',
  'redAmount',
] as const
const GOODS_SUMS = [
  'lines',
  'quantity',
  'amount',
  'tax',
  'priceCount',
  'priceSum',
  'priceSquareSum',
] as const

export function encodeDigest(digest: MonthDigest): Uint8Array {
  const out = new ByteWriter()
  out.u8(MAGIC)
  out.u8(VERSION)
  out.u8(digest.direction === 'OUT' ? 1 : 0)
  out.count(digest.month)
  out.column(SCALARS.map((field) => digest[field]))
  out.column(digest.bandCount)
  out.column(digest.bandTotal)
  out.column(digest.hours)
  for (const c of DAY_COLUMNS) out.column(digest.days[c])
  // The list of kinds only grows: its length is stored, so that older digests stay readable.
  out.count(KIND_CODES.length)
  for (const c of KIND_COLUMNS) out.column(digest.kinds[c])
  const parties = digest.counterparties
  out.count(parties.id.length)
  out.column(parties.id)
  for (const c of COUNTERPARTY_SUMS) out.column(parties[c])
  out.column(parties.firstDay)
  out.column(parties.lastDay)
  encodeGoods(out, digest)
  encodeReds(out, digest)
  return out.finish()
}

function encodeGoods(out: ByteWriter, { goods }: MonthDigest): void {
  out.count(goods === null ? 0 : goods.category.length)
  if (goods === null) return
  out.strings(goods.category)
  out.strings(goods.goods)
  // Rates go down to −3: shifted to stay in the narrow unsigned widths.
  out.column(goods.rateBp.map((rate) => rate + 3))
  for (const c of GOODS_SUMS) out.column(goods[c])
}

function encodeReds(out: ByteWriter, { largeReds }: MonthDigest): void {
  out.count(largeReds.length)
  out.strings(largeReds.map((r) => r.key))
  out.column(largeReds.map((r) => r.day))
  out.column(largeReds.map((r) => r.counterparty))
  out.column(largeReds.map((r) => -r.total))
  out.column(largeReds.map((r) => (r.blueMonth === null ? 0 : r.blueMonth + 1)))
}

/** Throws a RangeError when the bytes are not a digest of a known version or end early. */
export function decodeDigest(bytes: Uint8Array): MonthDigest {
  const input = new ByteReader(bytes)
  if (input.u8() !== MAGIC) throw new RangeError('not a digest')
  const version = input.u8()
  if (version !== VERSION) throw new RangeError(`unknown digest version ${version}`)
  const direction = input.u8() === 1 ? 'OUT' : 'IN'
  const digest = emptyDigest(direction, input.count())
  const scalars = input.column(SCALARS.length)
  SCALARS.forEach((field, i) => {
    digest[field] = scalars[i]!
  })
  digest.bandCount = input.column(AMOUNT_BANDS_YUAN.length)
  digest.bandTotal = input.column(AMOUNT_BANDS_YUAN.length)
  digest.hours = input.column(HOURS)
  for (const c of DAY_COLUMNS) digest.days[c] = input.column(DAYS)
  const kinds = input.count()
  for (const c of KIND_COLUMNS) digest.kinds[c].set(input.column(kinds))
  const n = input.count()
  digest.counterparties = {
    id: input.ints(n),
    blueCount: input.column(n),
    blueTotal: input.column(n),
    blueAmount: input.column(n),
    redCount: input.column(n),
    redTotal: input.column(n),
    redAmount: input.column(n),
    firstDay: input.octets(n),
    lastDay: input.octets(n),
  }
  decodeGoods(input, digest)
  decodeReds(input, digest)
  return digest
}

function decodeGoods(input: ByteReader, digest: MonthDigest): void {
  const n = input.count()
  if (n === 0) return
  digest.goods = {
    category: input.strings(n),
    goods: input.strings(n),
    rateBp: input.ints(n).map((rate) => rate - 3),
    lines: input.column(n),
    quantity: input.column(n),
    amount: input.column(n),
    tax: input.column(n),
    priceCount: input.column(n),
    priceSum: input.column(n),
    priceSquareSum: input.column(n),
  }
}

function decodeReds(input: ByteReader, digest: MonthDigest): void {
  const n = input.count()
  const keys = input.strings(n)
  const days = input.column(n)
  const parties = input.column(n)
  const totals = input.column(n)
  const months = input.column(n)
  digest.largeReds = keys.map((key, i) => ({
    day: days[i]!,
    counterparty: parties[i]!,
    total: -totals[i]!,
    key,
    blueMonth: months[i] === 0 ? null : months[i]! - 1,
  }))
}
