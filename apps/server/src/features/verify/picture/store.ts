/** Rows of pictures and of the vouchers in them. */

import { type Looked, valuesOf } from '@xinjian/contract/verify/doubts'
import { parseFen } from '@xinjian/format'
import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import type { TicketKind } from '@xinjian/format/invoice/ticket-kinds'
import { type ReadValues, typedOfRead } from '@xinjian/format/verify/from-read'
import type { InvalidMark, VerifyResult } from '@xinjian/format/verify/result'
import { ticketFacts, ticketKey } from '@xinjian/format/verify/tickets'
import { invoiceKeyOf } from '@xinjian/format/verify/typed'
import type { Place, TicketField } from '@xinjian/intake/ticket/ticket'
import type { Db } from '../../../db/pool.ts'
import type { VerifiedFace } from '../../../outside/verification/connector.ts'

export interface NewPicture {
  fileName: string
  bytes: number
  blobKey: string
  shown: boolean
  error: string | null
  /** Host of a vendor that it was sent to. */
  sentTo: string | null
  /** Of who read it, in Chinese. */
  note: string | null
  /** Days that the original is kept. */
  keptDays: number
  madeBy: string
}

export interface VoucherField extends TicketField {
  /** The vendor who read it; absent = our own reader. */
  reader?: string
  /** That vendor states no confidence. */
  unstated?: true
}

export interface NewVoucher {
  type: 'INVOICE' | 'TICKET'
  kind: InvoiceKind | TicketKind
  fields: Record<string, VoucherField>
  warnings: string[]
  place: Place | null
}

export interface PictureRecord {
  id: number
  file_name: string
  file_bytes: number
  /** null = the original is gone. */
  blob_key: string | null
  kept_until: Date
  shown: boolean
  error: string | null
  sent_to: string | null
  note: string | null
  made_by: string
  made_at: Date
}

export interface VoucherRecord extends NewVoucher {
  id: number
  picture_id: number
  n: number
  edited: Record<string, string>
  confirmed: Looked['confirmed']
  check_no: string | null
  result: VerifyResult | null
  invalid_mark: InvalidMark | null
  verified_at: Date | null
  note: string | null
  kept_from: string | null
  charged: number | null
  /** The invoice as the platform shows it. */
  face: VerifiedFace | null
}

export const PICTURE =
  'p.id, p.file_name, p.file_bytes, p.blob_key, p.kept_until, p.shown, p.error, p.sent_to, p.note, p.made_by, p.made_at'
const VOUCHER = `v.id, v.picture_id, v.n, v.type, v.kind, v.fields, v.warnings, v.place, v.edited, v.confirmed, v.check_no,
  r.result, r.invalid_mark, r.verified_at, r.note, r.kept_from, r.charged, r.face`
const OF_VOUCHER = `verify_voucher v
  join verify_picture p on p.company_id = v.company_id and p.id = v.picture_id
  left join verify_record r on r.company_id = v.company_id and r.no = v.check_no`

/** What the lists and the marks of duplicates go by. */
function known(type: NewVoucher['type'], kind: NewVoucher['kind'], values: ReadValues) {
  if (type === 'TICKET') {
    const { date, amount } = ticketFacts(values)
    return { key: ticketKey(kind as TicketKind, values), day: date || null, amount }
  }
  const typed = typedOfRead(values)
  return {
    key: typed.invoiceNumber === '' ? null : invoiceKeyOf(typed),
    day: isDay(typed.issueDate) ? typed.issueDate : null,
    amount: parseFen(values.totalAmount ?? null),
  }
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

export async function addPicture(
  tx: Db,
  picture: NewPicture,
  vouchers: readonly NewVoucher[],
): Promise<number> {
  const row = await tx.one<{ id: number }>(
    `insert into verify_picture (company_id, file_name, file_bytes, blob_key, shown, error, sent_to, note, made_by, kept_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 day') returning id`,
    [
      picture.fileName,
      picture.bytes,
      picture.blobKey,
      picture.shown,
      picture.error,
      picture.sentTo,
      picture.note,
      picture.madeBy,
      picture.keptDays,
    ],
  )
  const { id } = row!
  for (const [i, { type, kind, fields, warnings, place }] of vouchers.entries()) {
    const { key, day, amount } = known(type, kind, valuesOf({ fields, edited: {} }))
    await tx.run(
      `insert into verify_voucher (company_id, picture_id, n, type, kind, fields, warnings, place, key, day, amount)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8::jsonb, $9, $10, $11)`,
      [
        id,
        i + 1,
        type,
        kind,
        JSON.stringify(fields),
        warnings,
        place && JSON.stringify(place),
        key,
        day,
        amount,
      ],
    )
  }
  return id
}

/** @param madeBy whose pictures alone may be seen; null = everybody's. */
export const pictureBy = (db: Db, id: number, madeBy: string | null) =>
  db.one<PictureRecord>(
    `select ${PICTURE} from verify_picture p
      where p.company_id = $1 and p.id = $2 and ($3::text is null or p.made_by = $3)`,
    [id, madeBy],
  )

export const vouchersIn = (db: Db, pictureId: number) =>
  db.rows<VoucherRecord>(
    `select ${VOUCHER} from ${OF_VOUCHER} where v.company_id = $1 and v.picture_id = $2 order by v.n`,
    [pictureId],
  )

export const voucherBy = (db: Db, id: number, madeBy: string | null) =>
  db.one<VoucherRecord>(
    `select ${VOUCHER} from ${OF_VOUCHER}
      where v.company_id = $1 and v.id = $2 and ($3::text is null or p.made_by = $3)`,
    [id, madeBy],
  )

/** Keeps what a person made of it. A check of what it was before is none of what it is now. */
export async function saveEdited(
  tx: Db,
  voucher: VoucherRecord,
  { edited, confirmed }: Pick<VoucherRecord, 'edited' | 'confirmed'>,
  by: string,
): Promise<void> {
  const values = valuesOf({ ...voucher, edited })
  const { key, day, amount } = known(voucher.type, voucher.kind, values)
  const compared = (of: ReadValues) => JSON.stringify(typedOfRead(of))
  const same = compared(valuesOf(voucher)) === compared(values)
  await tx.run(
    `update verify_voucher set edited = $3::jsonb, edited_by = case when edited = $3::jsonb then edited_by else $4 end,
            edited_at = case when edited = $3::jsonb then edited_at else now() end, confirmed = $9::jsonb,
            key = $5, day = $6, amount = $7, check_no = case when $8 then check_no end
      where company_id = $1 and id = $2`,
    [voucher.id, JSON.stringify(edited), by, key, day, amount, same, JSON.stringify(confirmed)],
  )
}

export const linkCheck = (db: Db, id: number, no: string) =>
  db.run('update verify_voucher set check_no = $3 where company_id = $1 and id = $2', [id, no])

export interface BeforeRecord {
  id: number
  at: Date
  made_by: string
  verified: boolean
  /** null = it was only read. */
  result: VerifyResult | null
}

/** When the vouchers of a file were verified before, else recognised in an earlier file. */
export const beforeOf = (db: Db, pictureId: number, madeBy: string | null) =>
  db.rows<BeforeRecord>(
    `select v.id, coalesce(c.asked_at, s.made_at) as at, coalesce(c.made_by, s.made_by) as made_by, c.no is not null as verified, c.result
       from verify_voucher v
       left join verify_record own on own.company_id = $1 and own.no = v.check_no
       left join lateral (
         select r.no, r.asked_at, r.made_by, r.result from verify_record r
          where r.company_id = $1 and v.type = 'INVOICE' and r.invoice_key = v.key and r.no is distinct from v.check_no
            and r.result is not null
            and (own.no is null or r.asked_at < own.asked_at) and ($3::text is null or r.made_by = $3)
          order by r.asked_at limit 1) c on true
       left join lateral (
         select p.made_at, p.made_by from verify_voucher o
           join verify_picture p on p.company_id = $1 and p.id = o.picture_id
          where o.company_id = $1 and o.key = v.key and o.type = v.type and o.picture_id < v.picture_id
            and ($3::text is null or p.made_by = $3)
          order by o.id limit 1) s on true
      where v.company_id = $1 and v.picture_id = $2 and v.key is not null and (c.no is not null or s.made_by is not null)`,
    [pictureId, madeBy],
  )
