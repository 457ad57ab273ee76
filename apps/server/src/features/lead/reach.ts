/** How whoever wrote is reached: sealed under the platform's key, and found by the whole number (docs/decisions/0265). */
import {
  type Cell,
  type Columns,
  openIfAny,
  type Resting,
  sealIfAny,
} from '../../security/column/column.ts'
import { PLATFORM } from '../../security/column/pairs.ts'

export interface SealedReach {
  phone: Resting
  /** Null beside a number that rests as a release before reads it. */
  phoneIndex: Uint8Array | null
  email: Resting
}

/** As a row gives it. */
export interface RestingReach {
  id: number
  phone: string | null
  phone_sealed: Buffer | null
  email: string | null
  email_sealed: Buffer | null
}

const cellOf = (id: number, name: 'phone' | 'email'): Cell => ({
  ...{ companyId: PLATFORM, row: String(id) },
  column: `lead.${name}`,
})

export const numberIndex = ({ index }: Columns, phone: string): Uint8Array =>
  index('lead.phone', phone)

/** For the message of this number. */
export async function sealReach(
  columns: Columns,
  id: number,
  { phone, email }: { phone: string; email: string | null },
): Promise<SealedReach> {
  const sealed = await columns.seal(cellOf(id, 'phone'), phone)
  return {
    phone: sealed,
    phoneIndex: sealed.sealed && numberIndex(columns, phone),
    email: await sealIfAny(columns, cellOf(id, 'email'), email),
  }
}

/** Each throws a Refusal where it was altered. */
export const phoneOf = (columns: Columns, of: RestingReach): Promise<string> =>
  columns.open(cellOf(of.id, 'phone'), { clear: of.phone, sealed: of.phone_sealed })

export const emailOf = (columns: Columns, of: RestingReach): Promise<string | null> =>
  openIfAny(columns, cellOf(of.id, 'email'), { clear: of.email, sealed: of.email_sealed })
