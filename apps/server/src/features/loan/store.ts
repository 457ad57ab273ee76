/** SQL of loans as the funder has them. None is ever deleted. */
import type { LoanState, SubjectKind } from '@xinjian/contract/loan/states'
import type { LoanTerms } from '@xinjian/engine/loan/terms'
import { likeOf } from '../../db/like.ts'
import { onDays } from '../../db/lists/days.ts'
import { pageOf } from '../../db/page.ts'
import type { Db, Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { CREDIT_SAYS } from './words.ts'

/** Statements on the funder, in a transaction or not. */
export type LoanDb = Pick<Db, 'rows' | 'one' | 'run'>

export interface LoanRecord {
  no: string
  line_no: string
  borrower_id: number
  borrower_name: string
  subject_kind: SubjectKind
  subject_no: string
  product: string
  terms: LoanTerms
  amount_fen: number
  from_day: string
  due_day: string
  purpose: string
  payee_name: string
  payee_bank: string
  /** One of the two: see payee.ts. */
  payee_account: string | null
  payee_account_sealed: Buffer | null
  state: LoanState
  applied_id: number
  applied_by: string
  applied_at: Date
  approved_id: number | null
  approved_by: string | null
  approved_at: Date | null
  decision: string | null
  signed_by: string | null
  signed_at: Date | null
  paid_by: string | null
  paid_at: Date | null
  disbursed_on: string | null
  settled_on: string | null
  principal_left_fen: number
  due_fen: number
  next_due: string | null
  overdue_days: number
  told_overdue: boolean
  booked_to: string | null
}

export const LOAN_COLUMNS = `no, line_no, borrower_id, borrower_name, subject_kind, subject_no, product, terms, amount_fen,
  from_day, due_day, purpose, payee_name, payee_bank, payee_account, payee_account_sealed, state, applied_id, applied_by, applied_at,
  approved_id, approved_by, approved_at, decision, signed_by, signed_at, paid_by, paid_at, disbursed_on,
  settled_on, principal_left_fen, due_fen, next_due, overdue_days, told_overdue, booked_to`

/** A loan of the funder, or of one of its borrowers where that is named. */
export async function loanOf(db: LoanDb, no: string, borrowerId?: number): Promise<LoanRecord> {
  const row = await db.one<LoanRecord>(
    `select ${LOAN_COLUMNS} from loan where company_id = $1 and no = $2 and ($3::int is null or borrower_id = $3)`,
    [no, borrowerId ?? null],
  )
  if (!row) throw new Refusal('UNKNOWN', CREDIT_SAYS.noSuchLoan)
  return row
}

/** The same, until the transaction ends nobody else's. Whoever locks line and loan locks the loan first. */
export async function lockLoan(tx: LoanDb, no: string): Promise<LoanRecord> {
  const row = await tx.one<LoanRecord>(
    `select ${LOAN_COLUMNS} from loan where company_id = $1 and no = $2 for update`,
    [no],
  )
  if (!row) throw new Refusal('UNKNOWN', CREDIT_SAYS.noSuchLoan)
  return row
}

export interface LoanFilter {
  keyword?: string | undefined
  state?: LoanState | undefined
  from?: string | undefined
  to?: string | undefined
}

export function loanPage(
  tenant: TenantDb,
  { keyword, state, from, to }: LoanFilter,
  page: number,
  size: number,
) {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['company_id = $1']
  if (state) conditions.push(`state = ${put(state)}`)
  conditions.push(...onDays('applied_at', { from, to }, put))
  const like = likeOf(keyword)
  if (like) {
    const at = put(like)
    conditions.push(`(borrower_name ilike ${at} or no ilike ${at} or subject_no ilike ${at})`)
  }
  return pageOf<LoanRecord, LoanRecord>(
    tenant,
    {
      columns: LOAN_COLUMNS,
      found: `from loan where ${conditions.join(' and ')}`,
      order: 'applied_at desc, no desc',
      values,
      most: size,
      skip: (page - 1) * size,
    },
    (row) => row,
  )
}

/** One guarded step; refuses where the loan is in another state by now. `sets` begins with its values at `$4`. */
export async function stepLoan(
  tx: LoanDb,
  no: string,
  from: LoanState,
  sets: string,
  values: readonly Value[] = [],
): Promise<LoanRecord> {
  const row = await tx.one<LoanRecord>(
    `update loan set ${sets} where company_id = $1 and no = $2 and state = $3 returning ${LOAN_COLUMNS}`,
    [no, from, ...values],
  )
  if (!row) throw new Refusal('CONFLICT', CREDIT_SAYS.loanMoved)
  return row
}
