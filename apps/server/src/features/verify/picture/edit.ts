/** What a person made of a recognised voucher. */
import { mayConfirm, SUM, stillConfirmed } from '@xinjian/contract/verify/doubts'
import { INVOICE_FIELDS } from '@xinjian/format/verify/from-read'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { VERIFY_SAYS } from '../words.ts'
import { type RecordCorrections, type Told, tellCorrections } from './corrections.ts'
import { saveEdited, type VoucherRecord, voucherBy } from './store.ts'

const INVOICE: readonly string[] = INVOICE_FIELDS
/** More than any voucher prints. */
const MOST_FIELDS = 60

interface Edit {
  id: number
  /** All that differ from what was read. */
  fields: Record<string, string>
  /** All that was found right; absent = as before, without what is changed. */
  confirmed?: readonly string[] | undefined
  by: string
}

/** Keeps fields that differ from what was read; fields that do not are as they were read again. */
export async function editVoucher(
  tenant: TenantDb,
  { id, fields, confirmed: right, by }: Edit,
  record: RecordCorrections | null,
): Promise<VoucherRecord> {
  return tenant.transaction(async (tx) => {
    const voucher = await voucherBy(tx, id, tenant.scope.madeBy)
    if (!voucher) throw new Refusal('UNKNOWN', VERIFY_SAYS.voucherNotMoreRead)
    const edited = Object.fromEntries(
      Object.entries(fields).filter(
        ([name, value]) => (voucher.fields[name]?.value ?? '') !== value,
      ),
    )
    const strange = Object.keys(edited).find(
      (name) => voucher.type === 'INVOICE' && !INVOICE.includes(name),
    )
    if (strange !== undefined)
      throw new Refusal('MALFORMED', VERIFY_SAYS.noSuchField({ field: strange }), strange)
    if (Object.keys(edited).length > MOST_FIELDS)
      throw new Refusal('MALFORMED', VERIFY_SAYS.moreFieldsThanVoucher)
    const confirmed = confirmedOf(voucher, edited, right, by)
    await saveEdited(tx, voucher, { edited, confirmed }, by)
    const after = (await voucherBy(tx, id, null))!
    await tellCorrections(tx, after, record, onlyConfirmed(voucher, after))
    return after
  })
}

/** Who found right what, and when: of what was so before the first, of what is added whoever adds it now. */
function confirmedOf(
  voucher: VoucherRecord,
  edited: Record<string, string>,
  right: readonly string[] | undefined,
  by: string,
): VoucherRecord['confirmed'] {
  const kept = stillConfirmed(voucher, edited)
  if (!right) return kept
  const strange = right.find((name) => name !== SUM && !(name in voucher.fields))
  if (strange !== undefined)
    throw new Refusal('MALFORMED', VERIFY_SAYS.fieldNotRead({ field: strange }), 'confirmed')
  const now = { by, at: new Date().toISOString() }
  return Object.fromEntries(
    right
      .filter((name) => mayConfirm({ ...voucher, edited }, name))
      .map((name) => [name, kept[name] ?? now]),
  )
}

/** Where nothing was changed only what was looked at is told: what was found right, and what was taken back. */
function onlyConfirmed(before: VoucherRecord, after: VoucherRecord): Told | undefined {
  if (JSON.stringify(before.edited) !== JSON.stringify(after.edited)) return undefined
  const named = (of: VoucherRecord) => Object.keys(of.confirmed)
  return {
    right: named(after).filter((name) => !(name in before.confirmed)),
    unsaid: named(before).filter((name) => !(name in after.confirmed)),
  }
}
