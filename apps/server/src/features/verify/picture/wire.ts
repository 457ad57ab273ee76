/** Pictures and vouchers in the wire shape. */
import type { Voucher, VoucherCheck, VoucherPicture } from '@xinjian/contract/nouns/verify'
import { lastConfirmed, valuesOf } from '@xinjian/contract/verify/doubts'
import { differsFrom } from '@xinjian/format/verify/differs'
import type { ReadValues } from '@xinjian/format/verify/from-read'
import type { TenantDb } from '../../../db/tenant.ts'
import { wired } from '../../../http/rows/wired.ts'
import type { VerifiedFace } from '../../../outside/verification/connector.ts'
import type { VerificationRecord } from '../store.ts'
import { masked } from '../wire.ts'
import {
  type BeforeRecord,
  beforeOf,
  type PictureRecord,
  type VoucherRecord,
  vouchersIn,
} from './store.ts'

/** A picture with all that stands in it. */
export async function wirePicture(tenant: TenantDb, row: PictureRecord): Promise<VoucherPicture> {
  const [vouchers, before] = await Promise.all([
    vouchersIn(tenant, row.id),
    beforeOf(tenant, row.id, tenant.scope.madeBy),
  ])
  return {
    ...wireHead(row),
    vouchers: vouchers.map((voucher) =>
      wireVoucher(voucher, before.find(({ id }) => id === voucher.id) ?? null),
    ),
  }
}

export const wireHead = (row: PictureRecord) => ({
  ...wired(row, 'id file_name error sent_to kept_until made_by made_at'),
  bytes: row.file_bytes,
  shown: row.shown && row.blob_key !== null,
  note: row.note ?? '',
  gone: row.blob_key === null,
})

export const wireVoucher = (v: VoucherRecord, before: BeforeRecord | null): Voucher => ({
  id: v.id,
  n: v.n,
  type: v.type,
  kind: v.kind,
  fields: v.fields,
  edited: v.edited,
  confirmed: v.confirmed,
  warnings: v.warnings,
  place: v.place,
  check:
    v.check_no !== null && v.result !== null
      ? wireCheck({ ...v, no: v.check_no, result: v.result, note: v.note ?? '' }, valuesOf(v))
      : null,
  before: before && {
    at: before.at.toISOString(),
    madeBy: before.made_by,
    verified: before.verified,
    ...(before.result && { result: before.result }),
  },
})

type Checked = Pick<
  VerificationRecord,
  'no' | 'result' | 'invalid_mark' | 'verified_at' | 'note' | 'kept_from' | 'charged' | 'face'
>

export const wireCheck = (
  c: Checked & { result: NonNullable<VerificationRecord['result']> },
  /** What holds of the voucher that was verified; absent = none. */
  values: ReadValues = {},
): VoucherCheck => ({
  ...wired(c, 'no result invalid_mark verified_at note charged'),
  kept: c.kept_from !== null,
  differs: wireDiffers(values, c.face),
})

/** Fields of which the platform shows something else than what holds here, and what it shows. */
export function wireDiffers(values: ReadValues, face: VerifiedFace | null): Record<string, string> {
  if (!face) return {}
  const shown = masked(face)
  return Object.fromEntries(differsFrom(values, face).map((name) => [name, shown[name]]))
}

/** Of a voucher in a list: how much of it was found right, by whom and when last. */
export function wireConfirmed(of: Pick<VoucherRecord, 'confirmed'>) {
  const last = lastConfirmed(of)
  return {
    confirmed: Object.keys(of.confirmed).length,
    confirmedBy: last?.by ?? '',
    confirmedAt: last?.at ?? null,
  }
}
