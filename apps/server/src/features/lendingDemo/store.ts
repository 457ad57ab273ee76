/** SQL of one visit's lending: every statement names the visit, so that none reaches another's rows. */

import type { DemoFault, DemoStep } from '@xinjian/contract/lending-demo/world'
import type { LoanTerms } from '@xinjian/engine/loan/terms'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'

export interface VisitRecord {
  ends_at: Date
  days_passed: number
  fault: DemoFault
  step: DemoStep
  code: string | null
  code_for: number | null
  code_lost: boolean
  code_tries: number
  code_sent_at: Date | null
  code_until: Date | null
  enterprise_hash: string | null
  person_hash: string | null
  refused: boolean
  line_from: string | null
  line_to: string | null
}

/** As it is before anything was done in it. */
export const freshVisit = (endsAt: Date): VisitRecord => ({
  ...{ ends_at: endsAt, days_passed: 0, fault: 'NONE', step: 'FILE' },
  ...{ code: null, code_for: null, code_lost: false, code_tries: 0 },
  ...{ code_sent_at: null, code_until: null, enterprise_hash: null, person_hash: null },
  ...{ refused: false, line_from: null, line_to: null },
})

export interface LoanRecord {
  no: number
  order_no: string
  product: string
  months: number
  terms: LoanTerms
  amount_fen: number
  from_day: string
  due_day: string
  state: 'APPLIED' | 'APPROVED' | 'SIGNED' | 'DISBURSING' | 'DISBURSED' | 'REJECTED' | 'FAILED'
  why: string | null
  loan_hash: string | null
  payment_hash: string | null
  disbursed_on: string | null
}

export interface PaymentRecord {
  loan_no: number
  day: string
  fen: number
}

const VISIT = `ends_at, days_passed, fault, step, code, code_for, code_lost, code_tries, code_sent_at, code_until,
  enterprise_hash, person_hash, refused, to_char(line_from, 'YYYY-MM-DD') as line_from, to_char(line_to, 'YYYY-MM-DD') as line_to`

export const visitOf = (db: TenantDb, visit: string) =>
  db.one<VisitRecord>(`select ${VISIT} from lending_demo where company_id = $1 and visit = $2`, [
    visit,
  ])

/** Of two steps at once the later waits and sees what the first made of it. */
export async function lockVisit(tx: TenantTx, visit: string, endsAt: Date): Promise<VisitRecord> {
  await tx.run(
    'insert into lending_demo (company_id, visit, ends_at) values ($1, $2, $3) on conflict do nothing',
    [visit, endsAt],
  )
  const row = await tx.one<VisitRecord>(
    `select ${VISIT} from lending_demo where company_id = $1 and visit = $2 for update`,
    [visit],
  )
  return row!
}

export const saveVisit = (tx: TenantTx, visit: string, v: VisitRecord) =>
  tx.run(
    `update lending_demo set days_passed = $3, fault = $4, step = $5, code = $6, code_for = $7, code_lost = $8, code_tries = $9,
            code_sent_at = $10, code_until = $11, enterprise_hash = $12, person_hash = $13, refused = $14, line_from = $15, line_to = $16
      where company_id = $1 and visit = $2`,
    [
      ...[visit, v.days_passed, v.fault, v.step, v.code, v.code_for, v.code_lost, v.code_tries],
      ...[v.code_sent_at, v.code_until, v.enterprise_hash, v.person_hash, v.refused],
      ...[v.line_from, v.line_to],
    ],
  )

export const dropVisit = (tx: TenantTx, visit: string) =>
  tx.run('delete from lending_demo where company_id = $1 and visit = $2', [visit])

export const loansOf = (db: TenantDb, visit: string) =>
  db.rows<LoanRecord>(
    `select no, order_no, product, months, terms, amount_fen, to_char(from_day, 'YYYY-MM-DD') as from_day,
            to_char(due_day, 'YYYY-MM-DD') as due_day, state, why, loan_hash, payment_hash,
            to_char(disbursed_on, 'YYYY-MM-DD') as disbursed_on
       from lending_demo_loan where company_id = $1 and visit = $2 order by no desc`,
    [visit],
  )

export const addLoan = (
  tx: TenantTx,
  visit: string,
  of: Pick<
    LoanRecord,
    'no' | 'order_no' | 'product' | 'months' | 'terms' | 'amount_fen' | 'from_day' | 'due_day'
  >,
) =>
  tx.run(
    `insert into lending_demo_loan (company_id, visit, no, order_no, product, months, terms, amount_fen, from_day, due_day)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[visit, of.no, of.order_no, of.product, of.months, JSON.stringify(of.terms)],
      ...[of.amount_fen, of.from_day, of.due_day],
    ],
  )

export const saveLoan = (tx: TenantTx, visit: string, of: LoanRecord) =>
  tx.run(
    `update lending_demo_loan set state = $4, why = $5, loan_hash = $6, payment_hash = $7, disbursed_on = $8
      where company_id = $1 and visit = $2 and no = $3`,
    [visit, of.no, of.state, of.why, of.loan_hash, of.payment_hash, of.disbursed_on],
  )

/** In the order in which they were made. */
export const paymentsOf = (db: TenantDb, visit: string) =>
  db.rows<PaymentRecord>(
    `select loan_no, to_char(day, 'YYYY-MM-DD') as day, fen from lending_demo_payment
      where company_id = $1 and visit = $2 order by loan_no, place`,
    [visit],
  )

export const addPayment = (tx: TenantTx, visit: string, of: PaymentRecord) =>
  tx.run(
    `insert into lending_demo_payment (company_id, visit, loan_no, place, day, fen)
     select $1::int, $2::text, $3::int, count(*) + 1, $4::date, $5::bigint
       from lending_demo_payment where company_id = $1 and visit = $2 and loan_no = $3`,
    [visit, of.loan_no, of.day, of.fen],
  )
