/** All that was recognised as one list, with what became of each. */
import type { BodyOf } from '@xinjian/contract/endpoint'
import type { ListedVoucher, verify } from '@xinjian/contract/nouns/verify'
import { doubtsOf, valuesOf } from '@xinjian/contract/verify/doubts'
import { formatFen } from '@xinjian/format'
import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { ticketFacts, WHY_NOT } from '@xinjian/format/verify/tickets'
import { likeOf } from '../../../db/like.ts'
import { onDays } from '../../../db/lists/days.ts'
import type { Value } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { wired } from '../../../http/rows/wired.ts'
import { VERIFY_SAYS } from '../words.ts'
import { RED } from './read.ts'
import type { VoucherRecord } from './store.ts'
import { wireConfirmed, wireDiffers } from './wire.ts'

type Asked = BodyOf<typeof verify.voucherList>
type Listed = VoucherRecord & {
  file_name: string
  made_by: string
  made_at: Date
  same_as: string | null
}

/** What the session may see. */
export async function voucherList(tenant: TenantDb, asked: Asked) {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const mine = put(tenant.scope.madeBy)
  const conditions = ['v.company_id = $1', `(${mine}::text is null or p.made_by = ${mine})`]
  if (asked.type) conditions.push(`v.type = ${put(asked.type)}`)
  conditions.push(...onDays('p.made_at', asked, put))
  const like = likeOf(asked.keyword)
  if (like) {
    const at = put(like)
    conditions.push(
      `(p.file_name ilike ${at} or v.fields::text ilike ${at} or v.edited::text ilike ${at})`,
    )
  }
  const of = `verify_voucher v join verify_picture p on p.company_id = v.company_id and p.id = v.picture_id
    where ${conditions.join(' and ')}`
  const counted = await tenant.one<{ n: number }>(`select count(*)::int as n from ${of}`, values)
  const { page, size } = asked
  const way = asked.order === 'read' ? 'asc' : 'desc'
  const rows = await tenant.rows<Listed>(
    `select k.*, r.result, r.invalid_mark, r.verified_at, r.note, r.kept_from, r.charged, r.face, s.file_name as same_as
       from (select v.id, v.picture_id, v.n, v.type, v.kind, v.fields, v.warnings, v.edited, v.confirmed, v.key, v.check_no, p.file_name, p.made_by, p.made_at
               from ${of} order by v.id ${way} limit ${put(size)} offset ${put((page - 1) * size)}) k
       left join verify_record r on r.company_id = $1 and r.no = k.check_no
       left join lateral (
         select q.file_name from verify_voucher o join verify_picture q on q.company_id = $1 and q.id = o.picture_id
          where o.company_id = $1 and o.key = k.key and o.type = k.type and o.id < k.id and (${mine}::text is null or q.made_by = ${mine})
          order by o.id limit 1) s on true
      order by k.id ${way}`,
    values,
  )
  return { total: counted?.n ?? 0, page, size, rows: rows.map(wireListed) }
}

/** That it is red, and what is to be said of its result. */
const notesOf = ({ warnings, note }: Listed): string => {
  const red = warnings.find((warning) => warning.startsWith(RED))
  return red && note ? VERIFY_SAYS.both({ first: red, rest: note }) : (red ?? note ?? '')
}

function wireListed(row: Listed): ListedVoucher {
  const values = valuesOf(row)
  const of = (name: string) => values[name]?.trim() ?? ''
  const ticket = row.type === 'TICKET'
  const facts = ticketFacts(values)
  return {
    ...wired(row, 'id picture_id file_name n type kind'),
    invoiceCode: of('invoiceCode'),
    number: ticket ? facts.number : of('invoiceNumber'),
    date: ticket ? facts.date : of('issueDate'),
    amountExclTax: of('amountExclTax'),
    taxAmount: of('taxAmount'),
    total: ticket ? (facts.amount === null ? '' : formatFen(facts.amount)) : of('totalAmount'),
    checkCode: of('checkCode'),
    buyerName: of('buyerName'),
    buyerTaxNo: of('buyerTaxNo'),
    sellerName: of('sellerName') || (ticket ? of('company') : ''),
    sellerTaxNo: of('sellerTaxNo'),
    where: ticket ? facts.where : '',
    doubts: doubtsOf(row).length,
    ...wireConfirmed(row),
    differs: Object.keys(wireDiffers(values, row.face)).length,
    edited: Object.keys(row.edited).length > 0,
    state: ticket ? 'CANNOT_VERIFY' : (row.result ?? 'NOT_VERIFIED'),
    ...wired(row, 'invalid_mark verified_at check_no made_by made_at'),
    note: ticket ? WHY_NOT[row.kind as TicketKind] : notesOf(row),
    sameAs: row.same_as ?? '',
  }
}
