/** The engine's RowScan of a month of sales, in SQL where sums suffice (a test holds it against the engine's own). */
import { REISSUE_DAYS, reissuedReds, type Sale } from '@xinjian/engine/invoice/facts/reissue'
import { LISTED_QUANTITIES } from '@xinjian/engine/invoice/facts/row-scan'
import type { RowScan, VoidDay } from '@xinjian/engine/invoice/facts/row-scan-shape'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type pg from 'pg'
import { TAX_DISK_SQL } from './serial-sql.ts'

const SALES = 'v.company_id = $1 and v.enterprise_id = $2 and v.direction = 0'
const MONTH = `${SALES} and v.issue_day between $3 and $4`
const DAY = "v.issue_day - date '1970-01-01' as day"

const VOIDS = {
  name: 'facts-scan-voids',
  text: `select ${DAY}, count(*) filter (where v.total > 0)::int8 as blue,
            coalesce(sum(v.total) filter (where v.total > 0), 0)::int8 as "blueTotal",
            count(*) filter (where v.total < 0)::int8 as red,
            coalesce(-sum(v.total) filter (where v.total < 0), 0)::int8 as "redTotal",
            count(*) filter (where v.total = 0)::int8 as blank
       from invoice v where ${MONTH} and v.status = 1 and ${TAX_DISK_SQL}
      group by v.issue_day order by v.issue_day`,
}

/**
 * Reds of the month, and what was sold to their buyers until the last of them could have been issued anew. `is true` keeps the
 * buyers a table that is looked up in, and not a join that the planner may do in another way.
 */
const AROUND_REDS = {
  name: 'facts-scan-reds',
  text: `select ${DAY}, v.minute, v.counterparty_id as counterparty, v.total
       from invoice v
      where ${SALES} and v.issue_day between $3 and $5 and v.status = 0
        and (v.total > 0 or v.total < 0 and v.issue_day <= $4)
        and (v.counterparty_id in (
          select v.counterparty_id from invoice v where ${MONTH} and v.status = 0 and v.total < 0)) is true`,
}

/**
 * As `tellsQuantity` of the engine. Lines are looked up invoice by invoice (`offset 0` keeps the planner from joining in another
 * way): right after a large import its statistics know nothing of the rows, and it compared every invoice with every line.
 */
const QUANTITIES = {
  name: 'facts-scan-quantities',
  text: `select m.month, q.*
       from unnest($3::int[], $4::date[], $5::date[]) as m (month, first, last)
      cross join lateral (
        select l.quantity, count(*)::int8 as lines, sum(count(*)) over ()::int8 as total
          from invoice v
         cross join lateral (
           select l.quantity from invoice_item l
            where l.company_id = $1 and l.enterprise_id = $2 and l.invoice_id = v.id and l.quantity > 0 and l.quantity <> 1
           offset 0) l
         where ${SALES} and v.issue_day between m.first and m.last and v.status = 0 and v.total > 0
         group by l.quantity order by lines desc, l.quantity limit ${LISTED_QUANTITIES}) q
      order by m.month, q.lines desc, q.quantity`,
}

export interface Quantity {
  quantity: number
  /** Of this quantity, and of all of the month. */
  lines: number
  total: number
}

export interface Days {
  month: number
  /** ISO. */
  first: string
  last: string
}

/** The quantities that stand most often in these months of sales, in one statement; a month without any is left out. */
export async function quantitiesOf(
  client: pg.PoolClient,
  owner: readonly number[],
  months: readonly Days[],
): Promise<Map<number, Quantity[]>> {
  if (months.length === 0) return new Map()
  const { rows } = await client.query<Quantity & { month: number }>({
    ...QUANTITIES,
    values: [
      ...owner,
      months.map(({ month }) => month),
      months.map(({ first }) => first),
      months.map(({ last }) => last),
    ],
  })
  return Map.groupBy(rows, ({ month }) => month)
}

/** As stored. */
export interface StoredRowScan {
  voids: [
    day: number,
    blue: number,
    blueTotal: number,
    red: number,
    redTotal: number,
    blank: number,
  ][]
  reissued: number
  quantified: number
  quantities: [quantity: number, lines: number][]
}

/** What rows of the month are known to have; nothing is asked about what none has. */
export interface MonthHas {
  reds: boolean
  voids: boolean
}

export async function scanRows(
  client: pg.PoolClient,
  owner: readonly number[],
  [first, last]: readonly [day: number, day: number],
  { reds, voids: anyVoid }: MonthHas,
  quantities: readonly Quantity[],
): Promise<RowScan> {
  const values = [...owner, formatDay(first), formatDay(last)]
  const voids = anyVoid ? (await client.query<VoidDay>({ ...VOIDS, values })).rows : []
  const sales = reds
    ? (
        await client.query<Sale>({
          ...AROUND_REDS,
          values: [...values, formatDay(last + REISSUE_DAYS)],
        })
      ).rows
    : []
  return {
    voids,
    reissued: reissuedReds(sales).length,
    quantified: quantities[0]?.total ?? 0,
    quantities: quantities.map(({ quantity, lines: n }) => [quantity, n]),
  }
}

export const storedRowScan = ({ voids, ...rest }: RowScan): StoredRowScan => ({
  ...rest,
  voids: voids.map((v) => [v.day, v.blue, v.blueTotal, v.red, v.redTotal, v.blank]),
})

export const rowScanOf = ({ voids, reissued, quantified, quantities }: StoredRowScan): RowScan => ({
  voids: voids.map(([day, blue, blueTotal, red, redTotal, blank]) => ({
    day,
    blue,
    blueTotal,
    red,
    redTotal,
    blank,
  })),
  reissued,
  quantified,
  quantities,
})
