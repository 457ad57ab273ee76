/**
 * The one way a loan's books are written: under the lock of its row its booked deeds are gone through by the engine, and what its
 * entries lack is added. So entries, row and line always say what the engine says, whoever asked and however often.
 */
import type { LoanState } from '@xinjian/contract/loan/states'
import { type DayNumber, formatDay } from '@xinjian/engine/kit/calendar/window'
import { type Allocation, type Replayed, replay } from '@xinjian/engine/loan/account'
import type { LoanDeed, LoanPart, PartFen } from '@xinjian/engine/loan/state'
import { dueOf, earnedOf, periodsOf, settlementOf, totalOf } from '@xinjian/engine/loan/view'
import type { CompanyTx } from '../../db/tenant.ts'
import { tell } from '../notice/index.ts'
import { moveOnLine } from './lines.ts'
import type { LoanSubjects } from './port.ts'
import { type LoanDb, type LoanRecord, loanOf } from './store.ts'
import { tellDue, tellStep } from './tell.ts'
import { dayOf, todayInChina } from './today.ts'

export interface BookedDeed {
  id: number
  kind: 'PAYMENT' | 'WAIVER' | 'FEE'
  part: 'FEE' | 'PENALTY' | 'INTEREST' | null
  fen: number
  day: string
}

/** Deeds that were booked, in their order. */
export const bookedDeeds = (db: LoanDb, no: string) =>
  db.rows<BookedDeed>(
    `select id, kind, part, fen, to_char(day, 'YYYY-MM-DD') as day from loan_deed
      where company_id = $1 and loan_no = $2 and state = 'BOOKED' order by place`,
    [no],
  )

const deedOf = ({ kind, part, fen, day }: BookedDeed): LoanDeed =>
  kind === 'WAIVER' ? { kind, part: part!, fen, day: dayOf(day) } : { kind, fen, day: dayOf(day) }

/** The loan as its booked deeds made it, on a day; one that was not paid out stands as it would, paid out on the day asked for. */
export function replayLoan(
  loan: Pick<LoanRecord, 'terms' | 'amount_fen' | 'from_day' | 'due_day' | 'disbursed_on'>,
  deeds: readonly BookedDeed[],
  day: DayNumber,
): Replayed {
  const from = dayOf(loan.disbursed_on ?? loan.from_day)
  const lent = { amount: loan.amount_fen, from, due: dayOf(loan.due_day) }
  return replay(loan.terms, lent, deeds.map(deedOf), Math.max(day, from))
}

const DUE: Record<LoanPart, string> = {
  FEE: 'FEE_DUE',
  PENALTY: 'PENALTY_DUE',
  INTEREST: 'INTEREST_DUE',
  PRINCIPAL: 'PRINCIPAL',
}
const INCOME = {
  FEE: 'FEE_INCOME',
  PENALTY: 'PENALTY_INCOME',
  INTEREST: 'INTEREST_INCOME',
} as const

interface Entry {
  kind: 'DISBURSEMENT' | 'ACCRUAL' | 'REVERSAL' | 'REPAYMENT' | 'WAIVER'
  debit: string
  credit: string
  fen: number
  day: string
  period: number | null
  deedId: number | null
}

async function enterAll(tx: LoanDb, no: string, madeBy: string, entries: readonly Entry[]) {
  if (entries.length === 0) return
  await tx.run(
    `insert into loan_entry (company_id, loan_no, made_by, kind, debit, credit, fen, day, period, deed_id)
     select $1, $2, $3, e.kind, e.debit, e.credit, e.fen, e.day, e.period, e."deedId"
       from jsonb_to_recordset($4::jsonb) as e (kind text, debit text, credit text, fen bigint, day date, period int, "deedId" bigint)`,
    [no, madeBy, JSON.stringify(entries)],
  )
}

/** The first entry of a loan: what the bank booked. */
export const enterDisbursement = (tx: LoanDb, loan: LoanRecord, day: string, madeBy: string) =>
  enterAll(tx, loan.no, madeBy, [
    {
      ...{ kind: 'DISBURSEMENT', debit: 'PRINCIPAL', credit: 'BANK', fen: loan.amount_fen, day },
      ...{ period: null, deedId: null },
    },
  ])

/** Debits less credits of each account. */
export async function balancesOfLoan(db: LoanDb, no: string): Promise<Record<string, number>> {
  const rows = await db.rows<{ account: string; fen: number }>(
    `select s.account, sum(s.fen)::int8 as fen
       from loan_entry e, lateral (values (e.debit, e.fen), (e.credit, -e.fen)) as s (account, fen)
      where e.company_id = $1 and e.loan_no = $2 group by s.account`,
    [no],
  )
  return Object.fromEntries(rows.map(({ account, fen }) => [account, fen]))
}

const deedEntries = (deed: BookedDeed, lines: readonly Allocation[]): Entry[] =>
  deed.kind === 'FEE'
    ? []
    : lines.map(({ no, part, fen }) => ({
        kind: deed.kind === 'PAYMENT' ? 'REPAYMENT' : 'WAIVER',
        debit: deed.kind === 'PAYMENT' ? 'BANK' : 'WAIVED',
        ...{ credit: DUE[part], fen, day: deed.day, period: no, deedId: deed.id },
      }))

/** What was earned and is not entered yet; what was entered and, by a payment of an earlier day, not earned is taken back. */
function accruals(earned: PartFen, balances: Record<string, number>, day: string): Entry[] {
  return (['INTEREST', 'PENALTY', 'FEE'] as const).flatMap((part): Entry[] => {
    const lacking = earned[part] + (balances[INCOME[part]] ?? 0)
    if (lacking === 0) return []
    const [debit, credit] = lacking > 0 ? [DUE[part], INCOME[part]] : [INCOME[part], DUE[part]]
    const kind = lacking > 0 ? 'ACCRUAL' : 'REVERSAL'
    return [{ kind, debit, credit, fen: Math.abs(lacking), day, period: null, deedId: null }]
  })
}

export interface Posting {
  subjects: LoanSubjects
  madeBy: string
  today: DayNumber
  /** The deed that is booked now, whose lines are not entered yet. */
  deedId?: number
  /** Of samples: their borrower is told nothing. */
  sample?: boolean
}

/** Books a loan that was paid out up to today. Its row must be locked by this transaction. */
export async function bookLoan(tx: CompanyTx, loan: LoanRecord, of: Posting): Promise<LoanRecord> {
  const { no } = loan
  const day = formatDay(of.today)
  const deeds = await bookedDeeds(tx, no)
  const { account, allocations } = replayLoan(loan, deeds, of.today)
  const at = deeds.findIndex(({ id }) => id === of.deedId)
  const entries = [
    ...accruals(earnedOf(account), await balancesOfLoan(tx, no), day),
    ...(at < 0 ? [] : deedEntries(deeds[at]!, allocations[at]!)),
  ]
  await enterAll(tx, no, of.madeBy, entries)
  const owed = settlementOf(account)
  await mustAgree(tx, no, owed)
  const periods = periodsOf(account)
  const state = stateOf(loan, owed, periods)
  await moveOnLine(tx, loan.line_no, { used: owed.PRINCIPAL - loan.principal_left_fen })
  const overdueDays = Math.max(0, ...periods.map((period) => period.overdueDays))
  const tellsOverdue = state === 'OVERDUE' && !loan.told_overdue
  await tx.run(
    `update loan set state = $3, principal_left_fen = $4, due_fen = $5, next_due = $6, overdue_days = $7, booked_to = $8,
            settled_on = $9, told_overdue = told_overdue or $10
      where company_id = $1 and no = $2`,
    [
      ...[no, state, owed.PRINCIPAL, totalOf(dueOf(account))],
      nextDue(periods),
      ...[overdueDays, day, state === 'SETTLED' ? lastDay(deeds, day) : null, tellsOverdue],
    ],
  )
  await tellSubject(tx, loan, of, state, tellsOverdue)
  // A day of the past is caught up with: what was due then is no news.
  if (!of.sample && of.today >= todayInChina()) {
    if (state === 'SETTLED' && loan.state !== 'SETTLED')
      await tellStep(tx, loan, 'OWN_LOAN_SETTLED')
    await tellDue(tx, loan, account, periods)
  }
  return loanOf(tx, no)
}

/** Day on which the first period is due that is not: null where none is left. */
function nextDue(periods: ReturnType<typeof periodsOf>): string | null {
  const next = periods.find(({ state }) => state === 'NOT_DUE')
  return next ? formatDay(next.due) : null
}

const lastDay = (deeds: readonly BookedDeed[], today: string) => deeds.at(-1)?.day ?? today

/** The books and the engine are two ways to one sum: what they do not agree on is written by nobody. */
async function mustAgree(tx: LoanDb, no: string, owed: PartFen): Promise<void> {
  const balances = await balancesOfLoan(tx, no)
  for (const part of ['FEE', 'PENALTY', 'INTEREST', 'PRINCIPAL'] as const) {
    const entered = balances[DUE[part]] ?? 0
    if (entered !== owed[part])
      throw new Error(`loan ${no}: ${part} is ${entered} in the books and ${owed[part]} reckoned`)
  }
}

function stateOf(
  loan: LoanRecord,
  owed: PartFen,
  periods: ReturnType<typeof periodsOf>,
): LoanState {
  if (totalOf(owed) === 0) return 'SETTLED'
  if (periods.some(({ state }) => state === 'OVERDUE')) return 'OVERDUE'
  return owed.PRINCIPAL < loan.amount_fen ? 'PARTIAL_REPAID' : 'DISBURSED'
}

async function tellSubject(
  tx: CompanyTx,
  loan: LoanRecord,
  { subjects, today }: Posting,
  state: LoanState,
  tellsOverdue: boolean,
): Promise<void> {
  const subject = subjects[loan.subject_kind]
  const told = { loanNo: loan.no, no: loan.subject_no, day: formatDay(today) }
  const params = { no: loan.no, name: loan.borrower_name }
  if (tellsOverdue) {
    await tell(tx, { kind: 'LOAN_OVERDUE', key: loan.no, params })
    await subject?.overdue(tx, told)
  }
  if (state === 'SETTLED' && loan.state !== 'SETTLED') {
    await tell(tx, { kind: 'LOAN_SETTLED', key: loan.no, params })
    await subject?.settled(tx, told)
  }
}
