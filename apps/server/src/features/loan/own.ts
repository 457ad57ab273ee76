/**
 * The one door through which a company sees loans that it has of others: the directory names its funders, and of each of them the
 * loans of this borrower alone are read. No other statement reaches a company that is not the session's.
 */
import type { LoanState } from '@xinjian/contract/loan/states'
import { companiesOf } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { companyAbove } from '../session/index.ts'
import { LOAN_COLUMNS, type LoanRecord, loanOf } from './store.ts'
import { CREDIT_SAYS } from './words.ts'

/** Newest loans that are shown of each funder. */
const MOST = 500

export interface OwnLoan {
  funder: string
  loan: LoanRecord
}

const fundersOf = (db: Database, borrowerId: number) =>
  companiesOf(db, 'BORROWER', String(borrowerId))

export async function ownLoans(
  db: Database,
  borrowerId: number,
  state: LoanState | undefined,
): Promise<OwnLoan[]> {
  const all: OwnLoan[] = []
  for (const funderId of await fundersOf(db, borrowerId)) {
    const loans = await tenantOf(db, funderId).rows<LoanRecord>(
      `select ${LOAN_COLUMNS} from loan
        where company_id = $1 and borrower_id = $2 and ($3::text is null or state = $3) order by applied_at desc, no desc limit ${MOST}`,
      [borrowerId, state ?? null],
    )
    const { name: funder } = await companyAbove(db, funderId)
    all.push(...loans.map((loan) => ({ funder, loan })))
  }
  return all.sort((a, b) => b.loan.applied_at.getTime() - a.loan.applied_at.getTime())
}

/** One of the borrower's loans, and its funder's rows. Refuses as unknown what is another's. */
export async function ownLoan(
  db: Database,
  borrowerId: number,
  no: string,
): Promise<OwnLoan & { funderDb: TenantDb }> {
  for (const funderId of await fundersOf(db, borrowerId)) {
    const funderDb = tenantOf(db, funderId)
    const loan = await loanOf(funderDb, no, borrowerId).catch((error) => {
      if (error instanceof Refusal) return null
      throw error
    })
    if (loan) return { loan, funder: (await companyAbove(db, funderId)).name, funderDb }
  }
  throw new Refusal('UNKNOWN', CREDIT_SAYS.noSuchLoan)
}
