/** A voucher with its picture, for whoever may make a case of it. */
import { valuesOf } from '@xinjian/contract/verify/doubts'
import { detectFormat } from '@xinjian/intake/detect'
import type { Blobs } from '../../../blobs.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { pictureBy, type VoucherRecord, voucherBy } from './store.ts'

interface VoucherCase {
  type: VoucherRecord['type']
  kind: string
  /** Its number among those of the picture, and the part of the page that it takes. */
  n: number
  place: VoucherRecord['place']
  /** As a person left it. */
  values: Record<string, string>
  /** null = the original is gone. */
  picture: { extension: string; bytes: Buffer } | null
}

/** null = there is no such voucher any more. */
type CaseOf = (tenant: TenantDb, voucherId: number) => Promise<VoucherCase | null>

export const caseReader =
  (pictures: Blobs): CaseOf =>
  async (tenant, voucherId) => {
    const voucher = await voucherBy(tenant, voucherId, null)
    if (!voucher) return null
    const row = (await pictureBy(tenant, voucher.picture_id, null))!
    const bytes = row.blob_key && (await pictures.readWhole(row.blob_key))
    return {
      type: voucher.type,
      kind: voucher.kind,
      n: voucher.n,
      place: voucher.place,
      values: Object.fromEntries(
        Object.entries(valuesOf(voucher)).filter((one): one is [string, string] => !!one[1]),
      ),
      picture: bytes ? { extension: detectFormat(bytes).extensions[0] ?? 'bin', bytes } : null,
    }
  }
