/** What a person made of a recognised voucher. */
import { INVOICE_FIELDS } from '@xinjian/format/verify/from-read'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { type RecordCorrections, tellCorrections } from './corrections.ts'
import { saveEdited, type VoucherRecord, voucherBy } from './store.ts'

const INVOICE: readonly string[] = INVOICE_FIELDS
/** More than any voucher prints. */
const MOST_FIELDS = 60

/** Keeps fields that differ from what was read; fields that do not are as they were read again. */
export async function editVoucher(
  tenant: TenantDb,
  { id, fields, by }: { id: number; fields: Record<string, string>; by: string },
  record: RecordCorrections | null,
): Promise<VoucherRecord> {
  return tenant.transaction(async (tx) => {
    const voucher = await voucherBy(tx, id, tenant.scope.madeBy)
    if (!voucher) throw new Refusal('UNKNOWN', '没有这张识别结果，请重新识别')
    const edited = Object.fromEntries(
      Object.entries(fields).filter(
        ([name, value]) => (voucher.fields[name]?.value ?? '') !== value,
      ),
    )
    const strange = Object.keys(edited).find(
      (name) => voucher.type === 'INVOICE' && !INVOICE.includes(name),
    )
    if (strange !== undefined) throw new Refusal('MALFORMED', `发票没有“${strange}”这一栏`, strange)
    if (Object.keys(edited).length > MOST_FIELDS) throw new Refusal('MALFORMED', '修改的栏目过多')
    await saveEdited(tx, voucher, edited, by)
    const after = (await voucherBy(tx, id, null))!
    await tellCorrections(tx, after, record)
    return after
  })
}
