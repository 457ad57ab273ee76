/** What a person made of the fields that were read of a voucher. */
import type { TenantDb, TenantTx } from '../../db/tenant.ts'
import { shownOf } from './shown.ts'

export interface CorrectedField {
  name: string
  /** null = nothing was read. */
  read: string | null
  /** 0…1; null = the reader states none. */
  confidence: number | null
  /** As the person left it; '' = there is nothing; null = what he said of it is taken back. */
  corrected: string | null
}

export interface Corrected {
  voucherId: number
  /** Of the invoice or of the ticket. */
  kind: string
  /** Tax number of the seller, or the company of a ticket, as the person left it. */
  issuer: string | null
  /** Confirmed ones as well: `read` equals `corrected`. */
  fields: readonly CorrectedField[]
  /** OWN, or the vendor who read it. */
  source: 'OWN' | string
}

/**
 * Keeps what was confirmed and what was corrected; said again of the same voucher, the last word holds. A field where nothing was read and
 * nothing is there says nothing.
 */
export async function recordCorrections(db: TenantDb | TenantTx, of: Corrected): Promise<void> {
  const unsaid = of.fields.filter(({ corrected }) => corrected === null)
  if (unsaid.length > 0)
    await db.run(
      'delete from recognition_correction where company_id = $1 and voucher_id = $2 and source = $3 and field = any($4::text[])',
      [of.voucherId, of.source, unsaid.map(({ name }) => name)],
    )
  const fields = of.fields.flatMap(({ corrected, ...field }) =>
    corrected === null || (field.read === null && corrected === '')
      ? []
      : [{ ...field, corrected }],
  )
  if (fields.length === 0) return
  const shown = fields.map(({ read, corrected }) => shownOf(read, corrected))
  await db.run(
    `insert into recognition_correction
       (company_id, voucher_id, kind, issuer, source, field, read, confidence, corrected, read_shown, corrected_shown, shown_as)
     select $1, $2, $3, $4, $5, f.* from unnest($6::text[], $7::text[], $8::real[], $9::text[], $10::text[], $11::text[], $12::text[]) f
     on conflict (company_id, voucher_id, source, field) do update
       set kind = excluded.kind, issuer = excluded.issuer, read = excluded.read, confidence = excluded.confidence, corrected = excluded.corrected, read_shown = excluded.read_shown,
           corrected_shown = excluded.corrected_shown, shown_as = excluded.shown_as, at = excluded.at`,
    [
      of.voucherId,
      of.kind,
      of.issuer,
      of.source,
      fields.map(({ name }) => name),
      fields.map(({ read }) => read),
      fields.map(({ confidence }) => confidence),
      fields.map(({ corrected }) => corrected),
      shown.map(({ read }) => read),
      shown.map(({ corrected }) => corrected),
      shown.map(({ as }) => as),
    ],
  )
}

export const hasCorrections = async (db: TenantDb): Promise<boolean> =>
  (await db.one('select 1 from recognition_correction where company_id = $1 limit 1')) !== null
