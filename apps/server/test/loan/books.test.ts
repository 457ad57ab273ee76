/** The books of a loan over its days: entries, row and line say what was reckoned apart from both. */
import { readFileSync } from 'node:fs'
import { parseDay } from '@xinjian/engine/kit/calendar/window'
import type { LoanTerms } from '@xinjian/engine/loan/terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { type TenantTx, tenantOf } from '../../src/db/tenant.ts'
import { balancesOfLoan, bookLoan, enterDisbursement } from '../../src/features/loan/book.ts'
import { bookDay } from '../../src/features/loan/day.ts'
import { lineOf, moveOnLine } from '../../src/features/loan/lines.ts'
import { loanOf, lockLoan, stepLoan } from '../../src/features/loan/store.ts'
import { openClone } from '../harness.ts'
import { apply, lineFor, type Parties, partiesOf, remembering } from './setup.ts'

let db: Database
let drop: () => Promise<void>
let parties: Parties
let line: string
const { told, subjects } = remembering()
const log = { warn: (...said: unknown[]) => expect(said).toEqual([]) }
beforeAll(async () => {
  ;({ db, drop } = await openClone('stocked'))
  parties = await partiesOf(db)
  line = await lineFor(db, parties, 10 ** 13)
  await db.run("update credit_line set from_day = '2020-01-01', to_day = '2110-01-01'")
})
afterAll(() => drop?.())

/** A loan that was paid out on its first day. */
async function paidOut(
  no: string,
  terms: LoanTerms,
  amountFen: number,
  from: string,
  dueDate: string,
): Promise<string> {
  return tenantOf(db, parties.funder).transaction(async (tx) => {
    const { loanNo } = await apply(tx, parties, no, amountFen, { terms, from, dueDate })
    const [, decider, payer] = parties.people
    await stepLoan(tx, loanNo, 'APPLIED', `state = 'SIGNED', approved_id = $4`, [decider!.userId])
    await stepLoan(tx, loanNo, 'SIGNED', `state = 'DISBURSING', paid_id = $4`, [payer!.userId])
    const paid = await stepLoan(
      tx,
      loanNo,
      'DISBURSING',
      `state = 'DISBURSED', disbursed_on = from_day, booked_to = from_day`,
    )
    await moveOnLine(tx, line, { frozen: -amountFen })
    await enterDisbursement(tx, paid, from, '测试')
    await bookLoan(tx, paid, { subjects, madeBy: '测试', today: parseDay(from)! })
    return loanNo
  })
}

async function deed(tx: TenantTx, no: string, text: string, place: number): Promise<void> {
  const [day, kind, fen] = text.split(':') as [string, string, string]
  const isWaiver = kind === 'PENALTY'
  const row = await tx.one<{ id: number }>(
    `insert into loan_deed (company_id, loan_no, kind, part, fen, day, reference, reason, asked_id, asked_by, state, decided_id, decided_by,
                            answer, place)
     values ($1, $2, $3, $4, $5, $6, $7, '测试', $8, 'a', 'BOOKED', $9, 'b', '测试', $10) returning id`,
    [
      ...[no, isWaiver ? 'WAIVER' : kind, isWaiver ? 'PENALTY' : null, Number(fen), day],
      kind === 'PAYMENT' ? `${no}-${place}` : null,
      ...[parties.people[0]!.userId, parties.people[1]!.userId, place],
    ],
  )
  const loan = await lockLoan(tx, no)
  await bookLoan(tx, loan, {
    ...{ subjects, madeBy: '测试', today: parseDay(day)!, deedId: row!.id },
  })
}

/** Lines of the engine's table, reckoned apart from it; every ninth, so that all terms are met. */
const table = readFileSync(
  new URL('../../../../packages/engine/test-support/loan/replays.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((text, i) => [i + 2, text.split('\t')] as const)
  .filter(([i]) => i % 9 === 0)

describe('a loan whose deeds are booked as they come', () => {
  it.each(table)('owes what line %i says', async (i, row) => {
    const terms = {
      ...{ ratePpm: Number(row[0]), dayCount: row[1], method: row[2], rounding: row[3] },
      ...{ graceDays: Number(row[4]), penaltyPpm: Number(row[5]), compound: row[6] === 'true' },
    } as LoanTerms
    const tenant = tenantOf(db, parties.funder)
    const before = await lineOf(tenant, line)
    const no = await paidOut(`T-${i}`, terms, Number(row[7]), row[8]!, row[9]!)
    const deeds = row[10] === '-' ? [] : row[10]!.split(' ')
    for (const [k, text] of deeds.entries())
      await tenant.transaction((tx) => deed(tx, no, text, k + 1))
    await tenant.transaction(async (tx) =>
      bookLoan(tx, await lockLoan(tx, no), {
        ...{ subjects, madeBy: '测试', today: parseDay(row[11]!)! },
      }),
    )
    const balances = await balancesOfLoan(tenant, no)
    const owed = ['FEE_DUE', 'PENALTY_DUE', 'INTEREST_DUE', 'PRINCIPAL'].map(
      (account) => balances[account] ?? 0,
    )
    expect(owed).toEqual(row.slice(12).map(Number))
    expect(Object.values(balances).reduce((sum, fen) => sum + fen, 0)).toBe(0)
    const loan = await loanOf(tenant, no)
    expect(loan.principal_left_fen).toBe(owed[3])
    expect(loan.state === 'SETTLED').toBe(owed.every((fen) => fen === 0))
    const after = await lineOf(tenant, line)
    expect(after.used_fen - before.used_fen).toBe(owed[3])
    expect(after.frozen_fen).toBe(before.frozen_fen)
    // Booked again, nothing is added.
    const count = () =>
      tenant.one(
        'select count(*)::int as n from loan_entry where company_id = $1 and loan_no = $2',
        [no],
      )
    const entries = await count()
    await tenant.transaction(async (tx) =>
      bookLoan(tx, await lockLoan(tx, no), {
        ...{ subjects, madeBy: '测试', today: parseDay(row[11]!)! },
      }),
    )
    expect(await count()).toEqual(entries)
  })
})

describe('the end of day', () => {
  const TERMS: LoanTerms = {
    ...{ ratePpm: 72_000, dayCount: 'ACT_360', method: 'BULLET', rounding: 'HALF_UP' },
    ...{ graceDays: 3, penaltyPpm: 108_000, compound: false },
  }
  it('reminds the borrower three days before, and tells it once that it is late', async () => {
    const tenant = tenantOf(db, parties.funder)
    await tenant.run(
      "update loan set booked_to = '2109-12-31' where company_id = $1 and booked_to is not null and state <> 'SETTLED'",
    )
    const no = await paidOut('PO-TOLD', TERMS, 100_000_00, '2040-01-10', '2040-02-09')
    const heard = async (day: string) => {
      await bookDay({ db, subjects, log }, parseDay(day)!)
      return db.rows(
        `select distinct company_id as company, n.kind, n.params ->> 'day' as day, n.params ->> 'sum' as sum
           from notice n where n.key like 'OWN_LOAN%' and n.params ->> 'no' = $1 order by kind`,
        [no],
      )
    }
    expect(await heard('2040-02-05')).toEqual([])
    // 30 days of 2,000 fen, and the principal.
    const reminder = {
      ...{ company: parties.borrower, kind: 'OWN_LOAN_DUE', day: '2040-02-09' },
      sum: '100600.00',
    }
    expect(await heard('2040-02-06')).toEqual([reminder])
    expect(await heard('2040-02-07')).toEqual([reminder])
    expect(await heard('2040-02-12')).toEqual([reminder])
    // Three days of grace at 2,000, and a day of penalty at 3,000 counted from their end to the 14th: two.
    const late = { ...reminder, kind: 'OWN_LOAN_OVERDUE', day: '2040-02-14', sum: '100720.00' }
    expect(await heard('2040-02-14')).toEqual([reminder, late])
    expect(await heard('2040-02-15')).toEqual([reminder, late])
  })

  it('tells borrowers of its own alone, and no other company', async () => {
    const tell = (company: number, of: number, borrower: number) =>
      tenantOf(db, company).one(
        `select sent from tell_borrower($2, $3, 'OWN_LOAN_PAID', 'x', array['loan.own'], '{}', array['PAGE']) where company_id = $1`,
        [of, borrower],
      )
    // It has lent to the one, and to nobody else of the platform.
    expect(await tell(parties.funder, parties.funder, parties.borrower)).toEqual({ sent: 0 })
    expect(await tell(parties.funder, parties.funder, parties.funder)).toBeNull()
    await expect(tell(parties.borrower, parties.funder, parties.borrower)).rejects.toThrow(
      'borrowers of its own alone',
    )
  })

  it('accrues each day once, tells of what is overdue once, and ends lines', async () => {
    const tenant = tenantOf(db, parties.funder)
    await tenant.run(
      "update loan set booked_to = '2109-12-31' where company_id = $1 and booked_to is not null and state <> 'SETTLED'",
    )
    const no = await paidOut('PO-DAY', TERMS, 100_000_00, '2026-01-10', '2026-02-09')
    // 10,000,000 fen × 7.2 % ÷ 360 = 2,000 a day; a day of penalty 3,000.
    const on = async (day: string) => {
      const booked = await bookDay({ db, subjects, log }, parseDay(day)!)
      const balances = await balancesOfLoan(tenant, no)
      const { state, due_fen: due, overdue_days: late } = await loanOf(tenant, no)
      return [booked, state, due, late, balances.INTEREST_DUE ?? 0, balances.PENALTY_DUE ?? 0]
    }
    expect(await on('2026-01-11')).toEqual([1, 'DISBURSED', 0, 0, 2_000, 0])
    expect(await on('2026-01-11')).toEqual([0, 'DISBURSED', 0, 0, 2_000, 0])
    expect(await on('2026-02-09')).toEqual([1, 'DISBURSED', 10_060_000, 0, 60_000, 0])
    expect(await on('2026-02-12')).toEqual([1, 'DISBURSED', 10_066_000, 0, 66_000, 0])
    expect(await on('2026-02-14')).toEqual([1, 'OVERDUE', 10_072_000, 5, 66_000, 6_000])
    expect(await on('2026-02-15')).toEqual([1, 'OVERDUE', 10_075_000, 6, 66_000, 9_000])
    expect(told.filter((text) => text === 'overdue PO-DAY')).toHaveLength(1)
    // Paid on the 13th, as the bank says today: two days of penalty were never owed.
    await tenant.transaction(async (tx) => {
      await deed(tx, no, '2026-02-13:PAYMENT:5000000', 1)
    })
    await tenant.transaction(async (tx) => {
      const loan = await lockLoan(tx, no)
      await bookLoan(tx, loan, { subjects, madeBy: '测试', today: parseDay('2026-02-15')! })
    })
    // Penalty of a day on 10,000,000, then of two days on what is left: 3,000, paid; 10,066,000 + 3,000 − 5,000,000 left.
    const left = 10_069_000 - 5_000_000
    const penalty = Math.round((left * 108_000 * 2) / 1_000_000 / 360)
    expect((await balancesOfLoan(tenant, no)).PRINCIPAL).toBe(left)
    expect((await balancesOfLoan(tenant, no)).PENALTY_DUE).toBe(penalty)
    expect((await loanOf(tenant, no)).due_fen).toBe(left + penalty)
    await bookDay({ db, subjects, log }, parseDay('2110-01-02')!)
    expect((await lineOf(tenant, line)).state).toBe('EXPIRED')
  })
})

it('entries are only ever added', async () => {
  const tenant = tenantOf(db, parties.funder)
  await expect(tenant.run('update loan_entry set fen = 1 where company_id = $1')).rejects.toThrow()
  await expect(tenant.run('delete from loan_entry where company_id = $1')).rejects.toThrow()
})
