/** Where what a person confirmed or corrected is told to, so that recognition learns of it. */
import { valuesOf } from '@xinjian/contract/verify/doubts'
import type { TenantTx } from '../../../db/tenant.ts'
import type { VoucherRecord } from './store.ts'

interface Correction {
  name: string
  /** null = nothing was read there. */
  read: string | null
  confidence: number | null
  /** As the person left it; the same as was read where it was right; null = what he said of it is taken back. */
  corrected: string | null
}

export type RecordCorrections = (
  db: TenantTx,
  of: {
    voucherId: number
    kind: string
    /** Who issued it; null = not known. */
    issuer: string | null
    fields: Correction[]
    /** Whose recognition read it. */
    source: 'OWN' | string
  },
) => Promise<void>

/** Fields that a person found right, and those of which he took that back. */
export interface Told {
  right: readonly string[]
  unsaid: readonly string[]
}

/**
 * Tells of a voucher that a person has looked at; said again, the last word holds.
 * @param only what he said, where he has not looked at the whole.
 */
export async function tellCorrections(
  tx: TenantTx,
  voucher: VoucherRecord,
  record: RecordCorrections | null,
  only?: Told,
): Promise<void> {
  const values = Object.entries(valuesOf(voucher)).filter(
    ([name]) => !only || only.right.includes(name) || only.unsaid.includes(name),
  )
  for (const source of new Set(values.map(([name]) => sourceOf(voucher, name))))
    await record?.(tx, {
      voucherId: voucher.id,
      kind: voucher.kind,
      issuer: issuerOf(voucher),
      fields: values
        .filter(([name]) => sourceOf(voucher, name) === source)
        .map(([name, value]) => {
          const read = voucher.fields[name]
          return {
            name,
            read: read?.value ?? null,
            confidence: read && !read.unstated ? read.confidence : null,
            corrected: only?.unsaid.includes(name) ? null : (value ?? ''),
          }
        }),
      source,
    })
}

/** Who read a field; one that nobody read was missed by whoever read all the others. */
function sourceOf({ fields }: VoucherRecord, name: string): string {
  const readers = new Set(Object.values(fields).map(({ reader }) => reader))
  const all = readers.size === 1 ? [...readers][0] : undefined
  return (name in fields ? fields[name]!.reader : all) ?? 'OWN'
}

/** Forms of one issuer look alike: the seller by his number, else by his name. */
function issuerOf(voucher: VoucherRecord): string | null {
  const { sellerTaxNo, sellerName, company } = valuesOf(voucher)
  return sellerTaxNo || sellerName || company || null
}
