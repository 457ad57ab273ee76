/** Credit lines: what a borrower may owe, what is frozen by drawdowns on their way, and what is used. The table holds used + frozen ≤ limit. */
import type { BodyOf, contract } from '@xinjian/contract'
import type { LineState } from '@xinjian/contract/loan/states'
import { formatFen } from '@xinjian/format'
import { likeOf } from '../../db/like.ts'
import { pageOf } from '../../db/page.ts'
import type { Value } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import type { LoanDb } from './store.ts'
import { CREDIT_SAYS } from './words.ts'

type Asked = BodyOf<typeof contract.loan.creditLineAsk>

export interface Who {
  userId: number
  userName: string
}

export interface LineRecord {
  no: string
  borrower_id: number
  borrower_name: string
  borrower_tax_no: string
  product: string
  limit_fen: number
  used_fen: number
  frozen_fen: number
  revolving: boolean
  from_day: string
  to_day: string
  state: LineState
  reason: string
  asked_id: number
  asked_by: string
  asked_at: Date
  decided_by: string | null
  decided_at: Date | null
  decision: string | null
  froze_id: number | null
  froze_by: string | null
  froze_why: string | null
}

const COLUMNS = `no, borrower_id, borrower_name, borrower_tax_no, product, limit_fen, used_fen, frozen_fen, revolving,
  from_day, to_day, state, reason, asked_id, asked_by, asked_at,
  decided_by, decided_at, decision, froze_id, froze_by, froze_why`
const UNIQUE_VIOLATION = '23505'

export async function lineOf(db: LoanDb, no: string): Promise<LineRecord> {
  const row = await db.one<LineRecord>(
    `select ${COLUMNS} from credit_line where company_id = $1 and no = $2`,
    [no],
  )
  if (!row) throw new Refusal('UNKNOWN', CREDIT_SAYS.noSuchLine)
  return row
}

export function linePage(
  tenant: TenantDb,
  { keyword, state }: { keyword?: string | undefined; state?: LineState | undefined },
  page: number,
  size: number,
) {
  const values: Value[] = []
  const put = (value: Value) => `$${values.push(value) + 1}`
  const conditions = ['company_id = $1']
  if (state) conditions.push(`state = ${put(state)}`)
  const like = likeOf(keyword)
  if (like) {
    const at = put(like)
    conditions.push(`(borrower_name ilike ${at} or borrower_tax_no ilike ${at} or no ilike ${at})`)
  }
  return pageOf<LineRecord, LineRecord>(
    tenant,
    {
      columns: COLUMNS,
      found: `from credit_line where ${conditions.join(' and ')}`,
      order: 'asked_at desc, no desc',
      values,
      most: size,
      skip: (page - 1) * size,
    },
    (row) => row,
  )
}

/** A line that waits for another's word; refuses a second one that lives. */
export async function askLine(
  tx: LoanDb,
  who: Who,
  borrower: { id: number; name: string },
  { taxNo, product, limitFen, revolving, fromDay, toDay, reason }: Asked,
): Promise<LineRecord> {
  if (toDay <= fromDay) throw new Refusal('MALFORMED', CREDIT_SAYS.lineDays, 'toDay')
  const row = await tx
    .one<LineRecord>(
      `insert into credit_line (company_id, no, borrower_id, borrower_name, borrower_tax_no, product, limit_fen, revolving, from_day, to_day,
                                reason, asked_id, asked_by)
       values ($1, 'CL' || to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad((nextval('credit_line_no') % 100000000)::text, 8, '0'),
               $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${COLUMNS}`,
      [
        ...[borrower.id, borrower.name, taxNo, product, limitFen, revolving, fromDay, toDay],
        ...[reason, who.userId, who.userName],
      ],
    )
    .catch((error: { code?: string }) => {
      throw error.code === UNIQUE_VIOLATION
        ? new Refusal('CONFLICT', CREDIT_SAYS.lineStands)
        : error
    })
  return row!
}

/** One guarded step; `sets` begins with its values at `$4`. */
async function step(
  tx: LoanDb,
  no: string,
  from: readonly LineState[],
  sets: string,
  values: readonly Value[],
): Promise<LineRecord> {
  await lineOf(tx, no)
  const row = await byAnother(
    tx.one<LineRecord>(
      `update credit_line set ${sets} where company_id = $1 and no = $2 and state = any($3::text[]) returning ${COLUMNS}`,
      [no, [...from], ...values],
    ),
  )
  if (!row) throw new Refusal('CONFLICT', CREDIT_SAYS.lineMoved)
  return row
}

export const decideLine = (
  tx: LoanDb,
  { userId, userName }: Who,
  { no, approve, reason }: BodyOf<typeof contract.loan.creditLineDecide>,
) =>
  step(
    tx,
    no,
    ['PENDING'],
    `state = $4, decided_id = $5, decided_by = $6, decision = $7, decided_at = clock_timestamp()`,
    [approve ? 'ACTIVE' : 'CANCELLED', userId, userName, reason],
  )

export async function stepLine(
  tx: LoanDb,
  { userId, userName }: Who,
  { no, step: which, reason }: BodyOf<typeof contract.loan.creditLineStep>,
): Promise<LineRecord> {
  const by = [userId, userName, reason]
  switch (which) {
    case 'FREEZE':
      return step(
        tx,
        no,
        ['ACTIVE'],
        `state = 'FROZEN', froze_id = $4, froze_by = $5, froze_why = $6, released_id = null, released_by = null, released_why = null`,
        by,
      )
    case 'RELEASE':
      return step(
        tx,
        no,
        ['FROZEN'],
        `state = 'ACTIVE', released_id = $4, released_by = $5, released_why = $6`,
        by,
      )
    case 'CANCEL': {
      const row = await step(
        tx,
        no,
        ['PENDING', 'ACTIVE', 'FROZEN', 'EXPIRED'],
        `state = 'CANCELLED', decision = case when decided_id is null then $6 else decision end,
         froze_why = case when decided_id is null then froze_why else $6 end, froze_id = coalesce(froze_id, $4), froze_by = coalesce(froze_by, $5)`,
        by,
      )
      if (row.used_fen + row.frozen_fen > 0) throw new Refusal('CONFLICT', CREDIT_SAYS.lineInUse)
      return row
    }
  }
}

/**
 * Freezes an amount on the borrower's line in one statement, so that of any number at once only as many succeed as the line has room
 * for; returns the line's number.
 */
export async function freezeOnLine(
  tx: LoanDb,
  { borrowerId, amountFen, from }: { borrowerId: number; amountFen: number; from: string },
): Promise<{ no: string; borrowerName: string }> {
  const taken = await tx.one<{ no: string; name: string }>(
    `update credit_line set frozen_fen = frozen_fen + $3
      where company_id = $1 and borrower_id = $2 and state = 'ACTIVE' and $4::date between from_day and to_day
        and limit_fen - used_fen - frozen_fen >= $3
      returning no, borrower_name as name`,
    [borrowerId, amountFen, from],
  )
  if (taken) return { no: taken.no, borrowerName: taken.name }
  const line = await tx.one<LineRecord>(
    `select ${COLUMNS} from credit_line where company_id = $1 and borrower_id = $2 and state = 'ACTIVE'`,
    [borrowerId],
  )
  if (!line) throw new Refusal('CONFLICT', CREDIT_SAYS.noActiveLine)
  if (from < line.from_day || from > line.to_day)
    throw new Refusal(
      'CONFLICT',
      CREDIT_SAYS.lineNotInTerm({ from: line.from_day, to: line.to_day }),
    )
  const available = formatFen(line.limit_fen - line.used_fen - line.frozen_fen)
  throw new Refusal('CONFLICT', CREDIT_SAYS.lineShort({ available, asked: formatFen(amountFen) }))
}

/** Refuses where the line is frozen, and keeps whoever would freeze it waiting until the transaction ends. */
export async function mustNotBeFrozen(tx: LoanDb, no: string): Promise<void> {
  const line = await tx.one<{ state: LineState }>(
    'select state from credit_line where company_id = $1 and no = $2 for share',
    [no],
  )
  if (line?.state === 'FROZEN') throw new Refusal('CONFLICT', CREDIT_SAYS.lineFrozen)
}

/** Changes of used and frozen by what becomes of a drawdown; of a line that does not revolve `used` never falls. */
export async function moveOnLine(
  tx: LoanDb,
  no: string,
  { used = 0, frozen = 0 }: { used?: number; frozen?: number },
): Promise<void> {
  await tx.run(
    `update credit_line set frozen_fen = frozen_fen + $3, used_fen = used_fen + case when revolving then $4::bigint else greatest($4, 0) end
      where company_id = $1 and no = $2`,
    [no, frozen, used],
  )
}

/** Ends the lines whose last day is over. */
export const expireLines = (tx: LoanDb, today: string): Promise<number> =>
  tx.run(
    `update credit_line set state = 'EXPIRED' where company_id = $1 and state in ('ACTIVE', 'FROZEN') and to_day < $2`,
    [today],
  )
