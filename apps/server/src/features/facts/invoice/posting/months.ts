/**
 * Month digests of one enterprise while an import runs: folds stay in memory between batches, every batch writes the
 * digests of the months it touched in its own transaction.
 */

import type { Direction, MonthIndex } from '@xinjian/engine/invoice/facts'
import { decodeDigest, encodeDigest } from '@xinjian/engine/invoice/facts/digest-codec'
import { MonthFold } from '@xinjian/engine/invoice/facts/fold-month'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../../../db/tenant.ts'
import { GoodsMonth } from '../goods-month.ts'
import { asFoldRow, DIRECTIONS, directionCode, type StoredRow } from '../stored-row.ts'
import { rowsOfMonth } from './read-rows.ts'

export interface MonthBytes {
  direction: 0 | 1
  month: MonthIndex
  invoices: number
  net: number
  /** null = no row is left: the digest goes. */
  bytes: Uint8Array | null
  goods: Uint8Array | null
}

interface Month {
  fold: MonthFold
  goods: GoodsMonth
}

/** Month and direction in one number, for sets. */
export const monthCode = (direction: Direction, month: MonthIndex): number =>
  month * 2 + directionCode(direction)
export const partsOf = (code: number) => ({ direction: (code & 1) as 0 | 1, month: code >> 1 })

export class MonthCache {
  private readonly months = new Map<number, Month>()
  /** Invoices of each stored month as the import began. */
  private readonly stored: Map<number, number>
  private readonly touched = new Set<number>()
  private readonly spoilt = new Set<number>()
  private last: (Month & { direction: Direction }) | null = null

  private constructor(stored: Map<number, number>) {
    this.stored = stored
  }

  static async open(tenant: TenantDb, enterpriseId: number): Promise<MonthCache> {
    const months = await tenant.rows<{ direction: number; month: number; invoices: number }>(
      'select direction, month, invoices from invoice_month where company_id = $1 and enterprise_id = $2',
      [enterpriseId],
    )
    return new MonthCache(new Map(months.map((m) => [m.month * 2 + m.direction, m.invoices])))
  }

  /** True when the enterprise had invoices before this import. */
  get stores(): boolean {
    return this.stored.size > 0
  }

  /** True when the enterprise had no invoice at all. */
  get empty(): boolean {
    return this.stored.size === 0 && this.months.size === 0
  }

  /** Invoices that the month had before this import. */
  storedOf(code: number): number {
    return this.stored.get(code) ?? 0
  }

  /** Brings stored months into memory. */
  async load(tenant: TenantDb, enterpriseId: number, codes: Iterable<number>): Promise<void> {
    const wanted = [...new Set(codes)].filter((c) => this.stored.has(c) && !this.months.has(c))
    if (wanted.length === 0) return
    const parts = wanted.map(partsOf)
    const rows = await tenant.rows<{
      direction: 0 | 1
      month: MonthIndex
      digest: Uint8Array
      goods: Uint8Array | null
    }>(
      `select m.direction, m.month, m.digest, m.goods
         from unnest($3::smallint[], $4::int[]) as n (direction, month)
         join invoice_month m on m.direction = n.direction and m.month = n.month
        where m.company_id = $1 and m.enterprise_id = $2`,
      [enterpriseId, parts.map((p) => p.direction), parts.map((p) => p.month)],
    )
    for (const row of rows) {
      const { fold, goods } = this.month(monthCode(DIRECTIONS[row.direction], row.month))
      fold.absorb(decodeDigest(row.digest))
      if (row.goods) goods.absorb(row.goods)
    }
  }

  /** Books a new row with its lines. Months must have been loaded. */
  add(row: StoredRow): void {
    const month = this.at(row)
    month.fold.add(asFoldRow(row), 1)
    if (row.lines !== null) month.goods.add(row)
  }

  /**
   * Replaces a row. Taking lines out again would leave rounding residues in the sums of prices, so a month in which a row
   * with lines changes is folded again from its rows.
   */
  replace(before: StoredRow, after: StoredRow): void {
    if (before.linesHash !== 0 || after.linesHash !== 0) {
      this.spoil(before)
      this.spoil(after)
      return
    }
    this.at(before).fold.add(asFoldRow(before), -1)
    this.at(after).fold.add(asFoldRow(after), 1)
  }

  /** Gives a red row its blue month. Only counts of cross-month reds change: the extremes end up as they were. */
  correctBlueMonth(red: StoredRow, blueMonth: MonthIndex): void {
    const { fold } = this.at(red)
    const { inexact } = fold
    fold.add(asFoldRow(red), -1)
    fold.add(asFoldRow({ ...red, blueMonth }), 1)
    fold.inexact = inexact
  }

  /** The month of this row is to be folded again from its rows. */
  spoil(row: StoredRow): void {
    this.spoilCode(monthCode(row.direction, monthOfDay(row.day)))
  }

  /** Every stored month is to be folded again. */
  spoilAll(): void {
    for (const code of this.stored.keys()) this.spoilCode(code)
  }

  /** Folds again from rows the months that cannot be right any more. Inside the transaction, after the rows are written. */
  async rebuild(tx: TenantDb, enterpriseId: number): Promise<void> {
    for (const [code, { fold }] of this.months) if (fold.inexact) this.spoilCode(code)
    for (const code of this.spoilt) {
      const { direction, month } = partsOf(code)
      this.months.delete(code)
      const fresh = this.month(code)
      for await (const rows of rowsOfMonth(tx, enterpriseId, direction, month))
        for (const row of rows) {
          fresh.fold.add(asFoldRow(row), 1)
          fresh.goods.add(row)
        }
    }
    this.spoilt.clear()
    this.last = null
  }

  /** Digests of the months touched since the last call. */
  take(ranks: Int32Array): MonthBytes[] {
    const taken = [...this.touched].sort((a, b) => a - b).map((code) => this.bytesOf(code, ranks))
    this.touched.clear()
    this.last = null
    return taken
  }

  private bytesOf(code: number, ranks: Int32Array): MonthBytes {
    const { fold, goods } = this.month(code)
    const digest = fold.digest()
    return {
      ...partsOf(code),
      invoices: digest.count,
      net: digest.blueTotal - digest.redTotal,
      bytes: digest.count === 0 ? null : encodeDigest(digest),
      goods: goods.encode(ranks),
    }
  }

  /** Rows mostly come in order of date: remembering the last month saves the search for nearly all of them. */
  private at(row: StoredRow): Month {
    const { last } = this
    if (
      last !== null &&
      last.direction === row.direction &&
      row.day >= last.fold.firstDay &&
      row.day <= last.fold.lastDay
    )
      return last
    const code = monthCode(row.direction, monthOfDay(row.day))
    this.touched.add(code)
    this.last = { ...this.month(code), direction: row.direction }
    return this.last
  }

  spoilCode(code: number): void {
    this.spoilt.add(code)
    this.touched.add(code)
  }

  private month(code: number): Month {
    let month = this.months.get(code)
    if (month === undefined) {
      const parts = partsOf(code)
      month = {
        fold: new MonthFold(DIRECTIONS[parts.direction], parts.month),
        goods: new GoodsMonth(),
      }
      this.months.set(code, month)
    }
    return month
  }
}

/** Months of one statement. Few sizes: each is a text of its own that every connection parses once. */
const MONTHS_AT_ONCE = [12, 4, 1] as const

/**
 * Stores digests, some months a statement: a waiting round trip costs more than the row. They travel one by one in its values, because a
 * single bytea travels in binary and an array of them does not.
 */
export async function writeMonths(
  tx: TenantDb,
  enterpriseId: number,
  seq: number,
  months: readonly MonthBytes[],
): Promise<void> {
  for (const { direction, month, bytes } of months)
    if (bytes === null)
      await tx.run(
        'delete from invoice_month where company_id = $1 and enterprise_id = $2 and direction = $3 and month = $4',
        [enterpriseId, direction, month],
      )
  let left = months.filter((month) => month.bytes !== null)
  while (left.length > 0) {
    const size = MONTHS_AT_ONCE.find((n) => n <= left.length) ?? 1
    const some = left.slice(0, size)
    left = left.slice(size)
    await tx.run(INSERTS[size]!, [
      enterpriseId,
      seq,
      ...some.flatMap(({ direction, month, invoices, net, bytes, goods }) => [
        direction,
        month,
        invoices,
        net,
        bytes && buffer(bytes),
        goods && buffer(goods),
      ]),
    ])
  }
}

const COLUMN_TYPES = ['smallint', 'int', 'int', 'bigint', 'bytea', 'bytea']

const insertOf = (size: number): string => {
  const rows = Array.from({ length: size }, (_, row) =>
    COLUMN_TYPES.map((type, i) => `$${4 + row * COLUMN_TYPES.length + i}::${type}`).join(', '),
  )
  return `insert into invoice_month (company_id, enterprise_id, seq, direction, month, invoices, net_total, digest, goods)
   values ${rows.map((row) => `($1, $2, $3, ${row})`).join(', ')}
   on conflict (company_id, enterprise_id, direction, month) do update
      set seq = excluded.seq, invoices = excluded.invoices, net_total = excluded.net_total, digest = excluded.digest, goods = excluded.goods`
}
const INSERTS: Readonly<Record<number, string>> = Object.fromEntries(
  MONTHS_AT_ONCE.map((size) => [size, insertOf(size)]),
)

const buffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
