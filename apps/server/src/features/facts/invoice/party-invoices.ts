/** Invoices of an enterprise with some of its counterparties, in the order of time, and what was traded with them most. */
import type { Direction } from '@xinjian/engine/invoice/facts'
import { optionalDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../../db/tenant.ts'
import { shownNumber } from './invoice-key.ts'
import { directionCode } from './stored-row.ts'

interface OfParties {
  enterpriseId: number
  direction: Direction
  parties: readonly number[]
}

export interface PartyInvoice {
  code: string | null
  number: string
  issued: string
  amount: number
  tax: number
  total: number
  status: 'NORMAL' | 'RED' | 'VOID'
  goods: string | null
}

interface Row extends Pick<PartyInvoice, 'issued' | 'amount' | 'tax' | 'total' | 'goods'> {
  key: string
  void: boolean
}

const WHERE =
  'i.company_id = $1 and i.enterprise_id = $2 and i.direction = $3 and i.counterparty_id = any($4)'
/** Invoices of which goods are looked up: those of the last ones tell what is traded. */
const MOST_READ = 500
const MOST_GOODS = 5

const valuesOf = ({ enterpriseId, direction, parties }: OfParties) => [
  enterpriseId,
  directionCode(direction),
  [...parties],
]

/** A page of them; where these are told, of one day (ISO) and one 价税合计 (分), from a day to a day, or valid ones (red included) only. */
export interface EdgeInvoices {
  page: number
  size: number
  issued?: string | undefined
  total?: number | undefined
  from?: string | undefined
  to?: string | undefined
  valid?: boolean | undefined
}

const NARROWED = `${WHERE} and ($5::date is null or i.issue_day = $5) and ($6::bigint is null or i.total = $6)
  and ($7::date is null or i.issue_day >= $7) and ($8::date is null or i.issue_day <= $8) and (not $9::boolean or i.status = 0)`

/** `sum`: 价税合计 of the valid ones on all pages, less red, in 分. */
export async function edgeInvoices(
  tenant: TenantDb,
  of: OfParties,
  { page, size, issued, total, from, to, valid = false }: EdgeInvoices,
): Promise<{ total: number; sum: number; rows: PartyInvoice[] }> {
  const values = [...valuesOf(of), ...[issued, total, from, to].map((one) => one ?? null), valid]
  const [rows, count] = await Promise.all([
    tenant.rows<Row>(
      `select i.invoice_key as key, to_char(i.issue_day, 'YYYY-MM-DD') as issued, i.amount, i.tax, i.total, i.status = 1 as void,
              (select g.name from invoice_item l
                 join goods g on g.company_id = l.company_id and g.enterprise_id = l.enterprise_id and g.id = l.goods_id
                where l.company_id = $1 and l.enterprise_id = $2 and l.invoice_id = i.id order by l.line_no limit 1) as goods
         from invoice i where ${NARROWED} order by i.issue_day, i.minute, i.id limit $10 offset $11`,
      [...values, size, (page - 1) * size],
    ),
    tenant.one<{ n: number; sum: number }>(
      `select count(*)::int as n, coalesce(sum(i.total) filter (where i.status = 0), 0)::bigint as sum from invoice i where ${NARROWED}`,
      values,
    ),
  ])
  return { total: count?.n ?? 0, sum: count?.sum ?? 0, rows: rows.map(wire) }
}

/** Of a key no more than code and number. */
function wire({ key, void: isVoid, ...row }: Row): PartyInvoice {
  const named = shownNumber(key)
  const [, code = null, number = named] = /^(\d+)-(.+)$/.exec(named) ?? []
  return { code, number, ...row, status: isVoid ? 'VOID' : row.total < 0 ? 'RED' : 'NORMAL' }
}

/** By amount, at most five; none where no line is held. */
export const goodsOfParties = async (tenant: TenantDb, of: OfParties): Promise<string[]> =>
  (
    await tenant.rows<{ name: string }>(
      `select g.name, sum(l.amount) as amount
         from (select i.id from invoice i where ${WHERE} and i.status = 0 order by i.issue_day desc, i.id desc limit ${MOST_READ}) of
         join invoice_item l on l.company_id = $1 and l.enterprise_id = $2 and l.invoice_id = of.id
         join goods g on g.company_id = $1 and g.enterprise_id = $2 and g.id = l.goods_id
        group by g.name order by amount desc, g.name limit ${MOST_GOODS}`,
      valuesOf(of),
    )
  ).map(({ name }) => name)

/** Newest of one edge that are read for a circle. */
const MOST_PAPERS = 2_000

/**
 * Valid invoices of these days (ISO, both included) with a positive total, oldest first: days ISO, 价税合计 in 分. `wholeFrom`: the day from which
 * all of them are here; later than `from` where there are more than are read.
 */
export async function papersOfParties(
  tenant: TenantDb,
  of: OfParties,
  { from, to }: { from: string; to: string },
): Promise<{ papers: { day: string; total: number }[]; wholeFrom: string }> {
  const newest = await tenant.rows<{ day: string; total: number }>(
    `select to_char(i.issue_day, 'YYYY-MM-DD') as day, i.total from invoice i
      where ${WHERE} and i.status = 0 and i.total > 0 and i.issue_day between $5 and $6
      order by i.issue_day desc, i.id desc limit ${MOST_PAPERS + 1}`,
    [...valuesOf(of), from, to],
  )
  if (newest.length <= MOST_PAPERS) return { papers: newest.reverse(), wholeFrom: from }
  // Of the day of the first that is left out, others may be left out as well.
  const cut = newest[MOST_PAPERS]!.day
  return {
    papers: newest.filter(({ day }) => day > cut).reverse(),
    wholeFrom: formatDay(optionalDay(cut)! + 1),
  }
}
