/** The end of day: every loan that runs is booked up to today, lines whose last day is over end. */
import { type DayNumber, formatDay } from '@xinjian/engine/kit/calendar/window'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { repeating } from '../../jobs/repeating.ts'
import { bookLoan } from './book.ts'
import { expireLines } from './lines.ts'
import type { LoanSubjects } from './port.ts'
import { lockLoan } from './store.ts'
import { todayInChina } from './today.ts'
import { CREDIT_SAYS } from './words.ts'

interface Deps {
  db: Database
  subjects: LoanSubjects
  log: Pick<FastifyBaseLogger, 'warn'>
}

const EVERY_MS = 10 * 60_000

/** Books what is due; how many loans. One that cannot be booked is told to the log and keeps no other waiting. */
export async function bookDay({ db, subjects, log }: Deps, today: DayNumber): Promise<number> {
  const day = formatDay(today)
  const ended = await db.rows<{ company_id: number }>(
    `select distinct company_id from credit_line where state in ('ACTIVE', 'FROZEN') and to_day < $1`,
    [day],
  )
  for (const { company_id: companyId } of ended)
    await tenantOf(db, companyId).transaction((tx) => expireLines(tx, day))
  const due = await db.rows<{ company_id: number; no: string }>(
    `select company_id, no from loan
      where state in ('DISBURSED', 'PARTIAL_REPAID', 'OVERDUE') and booked_to < $1 order by booked_to, company_id, no`,
    [day],
  )
  let booked = 0
  for (const { company_id: companyId, no } of due)
    await tenantOf(db, companyId)
      .transaction(async (tx) => {
        const loan = await lockLoan(tx, no)
        // Booked meanwhile by whoever booked a payment, or by another process.
        if (loan.settled_on !== null || (loan.booked_to ?? day) >= day) return
        await bookLoan(tx, loan, { subjects, madeBy: CREDIT_SAYS.dayBooks, today })
        booked++
      })
      .catch((err) => log.warn({ err, loan: no }, 'a loan could not be booked'))
  return booked
}

/** Looks every ten minutes whether a day is to be booked, in any number of processes: the second finds nothing left. */
export function startLoanDays(deps: Omit<Deps, 'log'>, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => bookDay({ ...deps, log }, todayInChina()), {
    log,
    failed: 'loans could not be booked',
  })
}
