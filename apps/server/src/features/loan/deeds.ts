/** Payments received, waivers and fees: one person records, another books. What is recorded changes nothing. */
import type { BodyOf, contract } from '@xinjian/contract'
import { type DayNumber, formatDay } from '@xinjian/engine/kit/calendar/window'
import type { Account } from '@xinjian/engine/loan/state'
import { dueOf, settlementOf, totalOf } from '@xinjian/engine/loan/view'
import { formatFen } from '@xinjian/format'
import { likeOf } from '../../db/like.ts'
import { pageOf } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import type { CompanyTx, TenantDb } from '../../db/tenant.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import { type BookedDeed, bookedDeeds, bookLoan, replayLoan } from './book.ts'
import type { Who } from './lines.ts'
import type { LoanSubjects } from './port.ts'
import { type LoanDb, type LoanRecord, lockLoan } from './store.ts'
import { dayOf, todayInChina } from './today.ts'
import { CREDIT_SAYS } from './words.ts'

type Asked = BodyOf<typeof contract.loan.drawdownDeedAsk>

export interface DeedRecord extends BookedDeed {
  loan_no: string
  reference: string | null
  early: boolean
  reason: string
  state: 'ASKED' | 'BOOKED' | 'REFUSED'
  asked_id: number
  asked_by: string
  asked_at: Date
  decided_by: string | null
  decided_at: Date | null
  answer: string | null
}

const COLUMNS = `id, loan_no, kind, part, fen, day, reference, early, reason, state, asked_id, asked_by,
  asked_at, decided_by, decided_at, answer`
const UNIQUE_VIOLATION = '23505'
const RUNNING: readonly string[] = ['DISBURSED', 'PARTIAL_REPAID', 'OVERDUE']

export const deedsOf = (db: LoanDb, no: string) =>
  db.rows<DeedRecord>(
    `select ${COLUMNS} from loan_deed where company_id = $1 and loan_no = $2 order by id desc limit 500`,
    [no],
  )

export interface DeedFilter {
  keyword?: string | undefined
  state?: DeedRecord['state'] | undefined
  kind?: DeedRecord['kind'] | undefined
}

export function deedPage(
  tenant: TenantDb,
  { keyword, state, kind }: DeedFilter,
  page: number,
  size: number,
) {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['company_id = $1']
  if (state) conditions.push(`state = ${put(state)}`)
  if (kind) conditions.push(`kind = ${put(kind)}`)
  const like = likeOf(keyword)
  if (like) {
    const at = put(like)
    conditions.push(`(loan_no ilike ${at} or reference ilike ${at})`)
  }
  return pageOf<DeedRecord, DeedRecord>(
    tenant,
    {
      columns: COLUMNS,
      found: `from loan_deed where ${conditions.join(' and ')}`,
      order: 'id desc',
      values,
      most: size,
      skip: (page - 1) * size,
    },
    (row) => row,
  )
}

/** Refuses, in words that say the sum, what the loan cannot take on the deed's day. */
async function mustFit(
  tx: LoanDb,
  loan: LoanRecord,
  deed: Pick<DeedRecord, 'kind' | 'part' | 'fen' | 'day' | 'early'>,
): Promise<void> {
  if (!RUNNING.includes(loan.state)) throw new Refusal('CONFLICT', CREDIT_SAYS.notRunning)
  const booked = await bookedDeeds(tx, loan.no)
  const first = booked.at(-1)?.day ?? loan.disbursed_on!
  if (deed.day < first)
    throw new Refusal('CONFLICT', CREDIT_SAYS.dayTooEarly({ day: first }), 'day')
  if (deed.day > formatDay(todayInChina()))
    throw new Refusal('CONFLICT', CREDIT_SAYS.dayTooLate, 'day')
  const { account } = replayLoan(loan, booked, dayOf(deed.day))
  mustHaveRoom(account, deed)
}

function mustHaveRoom(
  account: Account,
  { kind, part, fen, early }: Pick<DeedRecord, 'kind' | 'part' | 'fen' | 'early'>,
): void {
  const refuse = (say: (of: { sum: string }) => string, most: number) => {
    if (fen > most) throw new Refusal('CONFLICT', say({ sum: formatFen(most) }), 'fen')
  }
  if (kind === 'WAIVER') refuse(CREDIT_SAYS.moreThanWaivable, dueOf(account)[part!])
  if (kind !== 'PAYMENT') return
  refuse(CREDIT_SAYS.moreThanOwed, totalOf(settlementOf(account)))
  if (!early) refuse(CREDIT_SAYS.moreThanDue, totalOf(dueOf(account)))
}

export async function askDeed(tx: LoanDb, who: Who, asked: Asked): Promise<DeedRecord> {
  const { no, kind, fen, day, early, reason } = asked
  if (kind === 'PAYMENT' && !asked.reference)
    throw new Refusal('MALFORMED', CREDIT_SAYS.referenceMissing, 'reference')
  if (kind === 'WAIVER' && !asked.part)
    throw new Refusal('MALFORMED', CREDIT_SAYS.partMissing, 'part')
  const part = kind === 'WAIVER' ? asked.part! : null
  await mustFit(tx, await lockLoan(tx, no), { kind, part, fen, day, early })
  const row = await tx
    .one<DeedRecord>(
      `insert into loan_deed (company_id, loan_no, kind, part, fen, day, reference, early, reason, asked_id, asked_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${COLUMNS}`,
      [
        ...[no, kind, part, fen, day, kind === 'PAYMENT' ? asked.reference! : null],
        ...[early, reason, who.userId, who.userName],
      ],
    )
    .catch((error: { code?: string }) => {
      throw error.code === UNIQUE_VIOLATION
        ? new Refusal('CONFLICT', CREDIT_SAYS.referenceTaken, 'reference')
        : error
    })
  return row!
}

/** Books the deed, or leaves it REFUSED. What fitted when it was recorded is judged again: another may have been booked since. */
export async function decideDeed(
  tx: CompanyTx,
  who: Who,
  subjects: LoanSubjects,
  of: BodyOf<typeof contract.loan.drawdownDeedDecide>,
  today: DayNumber = todayInChina(),
): Promise<DeedRecord> {
  const loan = await lockLoan(tx, of.no)
  const found = await tx.one<DeedRecord>(
    `select ${COLUMNS} from loan_deed where company_id = $1 and loan_no = $2 and id = $3`,
    [of.no, of.id],
  )
  if (!found) throw new Refusal('UNKNOWN', CREDIT_SAYS.noSuchDeed)
  if (of.approve) await mustFit(tx, loan, found)
  const row = await byAnother(
    tx.one<DeedRecord>(
      `update loan_deed set state = $4, decided_id = $5, decided_by = $6, answer = $7, decided_at = clock_timestamp(),
              place = case when $4 = 'BOOKED' then
                (select coalesce(max(place), 0) + 1 from loan_deed where company_id = $1 and loan_no = $2) end
        where company_id = $1 and loan_no = $2 and id = $3 and state = 'ASKED' returning ${COLUMNS}`,
      [of.no, of.id, of.approve ? 'BOOKED' : 'REFUSED', who.userId, who.userName, of.reason],
    ),
  )
  if (!row) throw new Refusal('CONFLICT', CREDIT_SAYS.loanMoved)
  if (of.approve)
    await bookLoan(tx, loan, {
      ...{ subjects, madeBy: who.userName, today, deedId: row.id },
    })
  return row
}
