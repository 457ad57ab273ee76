/** A list of loans that was uploaded: read apart, what only the whole list can tell checked here, its faulty rows kept with their reasons. */
import type { LoanBatchRow } from '@xinjian/contract/nouns/rules/loanOutcome'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatDay, parseDay } from '@xinjian/engine/kit/calendar/window'
import { IntakeError } from '@xinjian/intake/errors'
import { LIMITS } from '@xinjian/intake/limits'
import type { LoanRow } from '@xinjian/intake/tables/loans/read-loan-list'
import { readLoanListIsolated } from '@xinjian/intake/tables/loans/read-loan-list-isolated'
import type { Blobs } from '../../blobs.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import type { Upload } from '../../http/implement.ts'
import { oneList } from '../../http/lists/one-list.ts'
import { Refusal } from '../../http/refusal.ts'
import { addList, type BadRow, type NewLoan, wireBatch } from './store.ts'
import { LOAN_SAYS } from './words.ts'

const TOLD = { most: LIMITS.firmListBytes, none: LOAN_SAYS.chooseList }

export async function uploadLoans(
  blobs: Blobs,
  tenant: TenantDb,
  by: Pick<Session, 'userId' | 'userName'>,
  files: AsyncIterable<Upload>,
): Promise<LoanBatchRow> {
  const { name, key } = await oneList(blobs, files, TOLD)
  const rows = await blobs.withFile(key, loansOf)
  if (rows.length === 0) throw new Refusal('IMPORT_EMPTY', LOAN_SAYS.listEmpty)
  const { loans, bad } = checked(rows)
  return wireBatch(await tenant.transaction((tx) => addList(tx, { name, key, by }, loans, bad)))
}

async function loansOf(file: string): Promise<LoanRow[]> {
  const rows: LoanRow[] = []
  try {
    for await (const batch of readLoanListIsolated(file)) rows.push(...batch)
  } catch (error) {
    throw error instanceof IntakeError ? new Refusal('MALFORMED', error.message) : error
  }
  return rows
}

function checked(rows: readonly LoanRow[]): { loans: NewLoan[]; bad: BadRow[] } {
  const { day: now } = chinaDay(new Date().toISOString())
  const today = formatDay(now)
  const first = new Map<string, number>()
  const loans: NewLoan[] = []
  const bad: BadRow[] = []
  for (const row of rows) {
    const key = JSON.stringify([row.taxNo, row.loanNo, row.granted])
    const before = first.get(key)
    const why =
      row.why ??
      (row.granted > today ? LOAN_SAYS.grantedLater : null) ??
      lateTooLong(row, now) ??
      (before === undefined ? null : LOAN_SAYS.repeatsRow({ n: before }))
    if (why !== null) {
      bad.push({ ...row, why })
      continue
    }
    first.set(key, row.row)
    const { taxNo, loanNo, granted, matured, overdueDays } = row
    loans.push({ taxNo, loanNo, granted, matured, overdueDays: Number(overdueDays) })
  }
  return { loans, bad }
}

/** An instalment may be late before the loan is due, and no loan is late for longer than it has been out. */
function lateTooLong({ granted, overdueDays }: LoanRow, today: number): string | null {
  const most = today - parseDay(granted)!
  const n = Number(overdueDays)
  return n > most ? LOAN_SAYS.lateTooLong({ n, most }) : null
}
