/** Which invoices a receivable may stand on: verified by the company that brings them, between these two, neither void nor red. */
import { MOST_INVOICES, VERIFIED_DAYS } from '@xinjian/contract/scf/states'
import { parseFen } from '@xinjian/format'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { type ConsistentInvoice, consistentBetween } from '../verify/index.ts'
import type { InvoiceRecord } from './store/records.ts'
import { SCF_SAYS } from './words.ts'

interface Parties {
  seller: string
  buyer: string
}

const NORMAL = 'N'

function recordOf(row: ConsistentInvoice): InvoiceRecord[] {
  const fen = parseFen(row.total)
  if (row.invalid_mark !== NORMAL || fen === null || fen <= 0) return []
  return [
    {
      invoice_key: row.invoice_key,
      number: row.invoice_number,
      issue_day: row.issue_date,
      total_fen: fen,
      seller: row.seller,
      seller_tax_no: row.seller_tax_no,
      buyer: row.buyer,
      buyer_tax_no: row.buyer_tax_no,
      mark: row.invalid_mark,
      verify_no: row.no,
      verified_at: row.verified_at,
    },
  ]
}

/** Those that can be chosen, the newest first. */
export const usableInvoices = async (
  bringer: Pick<TenantDb, 'rows'>,
  parties: Parties,
): Promise<InvoiceRecord[]> =>
  (
    await consistentBetween(bringer, { ...parties, days: VERIFIED_DAYS, most: MOST_INVOICES })
  ).flatMap(recordOf)

/** Those of these checks; refuses where one of them may not stand in a receivable. */
export async function chosenInvoices(
  bringer: Pick<TenantDb, 'rows'>,
  parties: Parties,
  nos: readonly string[],
): Promise<InvoiceRecord[]> {
  const wanted = [...new Set(nos)]
  const found = await consistentBetween(bringer, {
    ...parties,
    ...{ days: VERIFIED_DAYS, most: MOST_INVOICES, nos: wanted },
  })
  const usable = found.flatMap(recordOf)
  const lacking = wanted.length - usable.length
  if (lacking > 0)
    throw new Refusal('CONFLICT', SCF_SAYS.invoicesNotHeld({ n: lacking }), 'verifyNos')
  return usable
}
