/** Recognised files and tickets as lists. */
import type { ListedPicture, ListedTicket } from '@xinjian/contract/nouns/verify'
import { doubtsOf, valuesOf } from '@xinjian/contract/verify/doubts'
import { formatFen } from '@xinjian/format'
import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import { kindName } from '@xinjian/format/invoice/kinds'
import { TICKET_KINDS, type TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { ticketFacts } from '@xinjian/format/verify/tickets'
import { likeOf } from '../../../db/like.ts'
import type { Value } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { PICTURE, type PictureRecord, type VoucherRecord } from './store.ts'
import { wireConfirmed, wireHead } from './wire.ts'

interface Asked {
  keyword?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page: number
  size: number
}

/** Conditions on pictures that the session may see, and the values behind them. */
function seen(tenant: TenantDb) {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['p.company_id = $1']
  const { madeBy } = tenant.scope
  if (madeBy !== null) conditions.push(`p.made_by = ${put(madeBy)}`)
  return { values, put, conditions }
}

type Listed = PictureRecord & {
  kinds: { kind: InvoiceKind | TicketKind; type: string; count: number }[] | null
  verified: number
}

/** @param all also of files that hold one voucher, or none */
export async function pictureList(tenant: TenantDb, asked: Asked & { all?: '1' | undefined }) {
  const { values, put, conditions } = seen(tenant)
  if (asked.from)
    conditions.push(
      `p.made_at >= (${put(asked.from)}::date)::timestamp at time zone 'Asia/Shanghai'`,
    )
  if (asked.to)
    conditions.push(
      `p.made_at < (${put(asked.to)}::date + 1)::timestamp at time zone 'Asia/Shanghai'`,
    )
  const like = likeOf(asked.keyword)
  if (like) {
    const at = put(like)
    conditions.push(
      `(p.file_name ilike ${at} or exists (select 1 from verify_voucher k
         where k.company_id = $1 and k.picture_id = p.id and k.key like ${at}))`,
    )
  }
  if (!asked.all)
    conditions.push(
      'exists (select 1 from verify_voucher m where m.company_id = $1 and m.picture_id = p.id and m.n = 2)',
    )
  const where = conditions.join(' and ')
  const total = await tenant.one<{ n: number }>(
    `select count(*)::int as n from verify_picture p where ${where}`,
    values,
  )
  const limit = put(asked.size)
  const offset = put((asked.page - 1) * asked.size)
  const rows = await tenant.rows<Listed>(
    `select ${PICTURE},
            (select jsonb_agg(jsonb_build_object('kind', g.kind, 'type', g.type, 'count', g.count) order by g.count desc, g.kind)
               from (select v.kind, v.type, count(*) as count from verify_voucher v
                      where v.company_id = $1 and v.picture_id = p.id group by v.kind, v.type) g) as kinds,
            (select count(*)::int from verify_voucher c
              where c.company_id = $1 and c.picture_id = p.id and c.check_no is not null) as verified
       from verify_picture p where ${where} order by p.made_at desc, p.id desc limit ${limit} offset ${offset}`,
    values,
  )
  return { total: total?.n ?? 0, page: asked.page, size: asked.size, rows: rows.map(wirePicture) }
}

function wirePicture(row: Listed): ListedPicture {
  const kinds = row.kinds ?? []
  const of = (type: string) =>
    kinds.reduce((sum, kind) => sum + (kind.type === type ? kind.count : 0), 0)
  return {
    ...wireHead(row),
    invoices: of('INVOICE'),
    tickets: of('TICKET'),
    kinds: kinds.map(({ kind, count }) => ({ kind, count })),
    kindNames: kinds.map(({ kind, count }) => `${nameOf(kind)}×${count}`).join('、'),
    verified: row.verified,
  }
}

const nameOf = (kind: InvoiceKind | TicketKind): string =>
  kind in TICKET_KINDS ? TICKET_KINDS[kind as TicketKind] : kindName(kind as InvoiceKind)

type Ticket = VoucherRecord & { file_name: string; made_by: string; made_at: Date }

/** By the day that stands on the ticket. */
export async function ticketList(
  tenant: TenantDb,
  asked: Asked & { kind?: TicketKind | undefined },
) {
  const { values, put, conditions } = seen(tenant)
  conditions.push("v.type = 'TICKET'")
  if (asked.kind) conditions.push(`v.kind = ${put(asked.kind)}`)
  if (asked.from) conditions.push(`v.day >= ${put(asked.from)}::date`)
  if (asked.to) conditions.push(`v.day <= ${put(asked.to)}::date`)
  const like = likeOf(asked.keyword)
  if (like) {
    const at = put(like)
    conditions.push(
      `(p.file_name ilike ${at} or v.fields::text ilike ${at} or v.edited::text ilike ${at})`,
    )
  }
  const of = `verify_voucher v join verify_picture p on p.company_id = v.company_id and p.id = v.picture_id
    where v.company_id = $1 and ${conditions.join(' and ')}`
  const total = await tenant.one<{ n: number }>(`select count(*)::int as n from ${of}`, values)
  const limit = put(asked.size)
  const offset = put((asked.page - 1) * asked.size)
  const rows = await tenant.rows<Ticket>(
    `select v.id, v.picture_id, v.kind, v.fields, v.edited, v.confirmed, p.file_name, p.made_by, p.made_at from ${of}
      order by v.id desc limit ${limit} offset ${offset}`,
    values,
  )
  return { total: total?.n ?? 0, page: asked.page, size: asked.size, rows: rows.map(wireTicket) }
}

function wireTicket(row: Ticket): ListedTicket {
  const facts = ticketFacts(valuesOf(row))
  return {
    id: row.id,
    pictureId: row.picture_id,
    fileName: row.file_name,
    kind: row.kind as TicketKind,
    ...facts,
    amountYuan: facts.amount === null ? '' : formatFen(facts.amount),
    doubts: doubtsOf(row).length,
    ...wireConfirmed(row),
    edited: Object.keys(row.edited).length > 0,
    madeBy: row.made_by,
    madeAt: row.made_at.toISOString(),
  }
}
