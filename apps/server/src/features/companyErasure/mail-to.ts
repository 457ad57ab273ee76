/** Where the link to a certificate goes: under the platform's key, for the company's is thrown away by then (docs/decisions/0268). */
import { type Cell, type Columns, type Resting, sealIfAny } from '../../security/column/column.ts'
import { PLATFORM } from '../../security/column/pairs.ts'

const cellOf = (no: string): Cell => ({
  ...{ companyId: PLATFORM, row: no },
  column: 'company_erasure.mail_to',
})

export const sealMailTo = (columns: Columns, no: string, email: string | null): Promise<Resting> =>
  sealIfAny(columns, cellOf(no), email)

/** Throws a Refusal where it was altered. */
export const mailToOf = (columns: Columns, no: string, resting: Resting): Promise<string> =>
  columns.open(cellOf(no), resting)
