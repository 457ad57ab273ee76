/** Where what a person corrected is told to, so that recognition learns of it. */
import type { TenantDb } from '../../../db/tenant.ts'

export interface Correction {
  name: string
  /** null = nothing was read there. */
  read: string | null
  confidence: number | null
  corrected: string
}

/** All that now differs of a voucher from what was read of it; told anew with each change of it. */
export type RecordCorrections = (
  db: TenantDb,
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
