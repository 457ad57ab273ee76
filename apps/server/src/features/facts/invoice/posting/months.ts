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

const WRITE = `insert into invoice_month (company_id, enterprise_id, seq, direction, month, invoices, net_total, digest, goods)
   select $1::int, $2::int, $3::bigint, n.direction, n.month, n.invoices, n.net,
          substring($4::bytea from n.at for n.length), substring($4::bytea from n.at + n.length for n.goods)
     from unnest($5::smallint[], $6::int[], $7::int[], $8::bigint[], $9::int[], $10::int[], $11::int[])
          as n (direction, month, invoices, net, at, length, goods)
   on conflict (company_id, enterprise_id, direction, month) do update
      set seq = excluded.seq, invoices = excluded.invoices, net_total = excluded.net_total, digest = excluded.digest, goods = excluded.goods`

/**
 * Stores digests, all in one statement. Their bytes travel one after the other in a single value, because a bytea travels in binary and an
 * array of them does not.
 */
export async function writeMonths(
  tx: TenantDb,
  enterpriseId: number,
  seq: number,
  months: readonly MonthBytes[],
): Promise<void> {
  const kept: (MonthBytes & { bytes: Uint8Array; at: number })[] = []
  const parts: Uint8Array[] = []
  // As SQL counts.
  let at = 1
  for (const one of months) {
    const { direction, month, bytes, goods } = one
    if (bytes === null) {
      await tx.run(
        'delete from invoice_month where company_id = $1 and enterprise_id = $2 and direction = $3 and month = $4',
        [enterpriseId, direction, month],
      )
      continue
    }
    kept.push({ ...one, bytes, at })
    parts.push(bytes)
    if (goods) parts.push(goods)
    at += bytes.length + (goods?.length ?? 0)
  }
  if (kept.length === 0) return
  await tx.run(WRITE, [
    enterpriseId,
    seq,
    Buffer.concat(parts),
    kept.map(({ direction }) => direction),
    kept.map(({ month }) => month),
    kept.map(({ invoices }) => invoices),
    kept.map(({ net }) => net),
    kept.map((one) => one.at),
    kept.map(({ bytes }) => bytes.length),
    // Without goods `substring` of no length is null.
    kept.map(({ goods }) => goods?.length ?? null),
  ])
}
