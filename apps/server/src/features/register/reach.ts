/** How an applicant is reached: sealed under the platform's key, for there is no company yet (docs/decisions/0265). */
import type { Cell, Columns, Resting } from '../../security/column/column.ts'
import { PLATFORM } from '../../security/column/pairs.ts'

export interface Reached {
  mobile: string
  email: string
}

/** As a row gives it. */
export interface RestingReach {
  id: number
  mobile: string | null
  mobile_sealed: Buffer | null
  email: string | null
  email_sealed: Buffer | null
}

const cellOf = (id: number, name: keyof Reached): Cell => ({
  ...{ companyId: PLATFORM, row: String(id) },
  column: `registration.${name}`,
})

/** For the registration of this number. */
export const sealReached = async (
  columns: Columns,
  id: number,
  { mobile, email }: Reached,
): Promise<Record<keyof Reached, Resting>> => ({
  mobile: await columns.seal(cellOf(id, 'mobile'), mobile),
  email: await columns.seal(cellOf(id, 'email'), email),
})

/** Throws a Refusal where one of them was altered. */
export const reachedOf = async (columns: Columns, of: RestingReach): Promise<Reached> => ({
  mobile: await columns.open(cellOf(of.id, 'mobile'), {
    ...{ clear: of.mobile, sealed: of.mobile_sealed },
  }),
  email: await columns.open(cellOf(of.id, 'email'), {
    ...{ clear: of.email, sealed: of.email_sealed },
  }),
})
