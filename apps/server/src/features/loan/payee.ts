/** The account that a loan is paid to: it rests sealed under the funder's key (docs/decisions/0254). */
import type { Cell, Columns, Resting } from '../../security/column/column.ts'
import type { LoanRecord } from './store.ts'

const cellOf = (companyId: number, no: string): Cell => ({
  ...{ companyId, row: no },
  column: 'loan.payee_account',
})

export const sealAccount = (
  columns: Columns,
  companyId: number,
  no: string,
  account: string,
): Promise<Resting> => columns.seal(cellOf(companyId, no), account)

/** In full. Throws a Refusal where it was altered. */
export const accountOf = (
  columns: Columns,
  companyId: number,
  { no, payee_account, payee_account_sealed }: PayeeOfLoan,
): Promise<string> =>
  columns.open(cellOf(companyId, no), { clear: payee_account, sealed: payee_account_sealed })

export type PayeeOfLoan = Pick<LoanRecord, 'no' | 'payee_account' | 'payee_account_sealed'>
