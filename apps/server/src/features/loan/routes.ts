import { contract } from '@xinjian/contract'
import { MOST_TENOR_DAYS } from '@xinjian/contract/loan/states'
import { replay } from '@xinjian/engine/loan/account'
import { dueOf, settlementOf, totalOf } from '@xinjian/engine/loan/view'
import { pageOf } from '../../db/page.ts'
import type { Database } from '../../db/pool.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { companyAbove, companyByTaxNo } from '../session/index.ts'
import { applyDrawdown } from './apply.ts'
import { bookedDeeds, replayLoan } from './book.ts'
import { contractOfLoan } from './contract-text.ts'
import { askDeed, decideDeed, deedPage } from './deeds.ts'
import * as lines from './lines.ts'
import { ownLoan, ownLoans } from './own.ts'
import { accountOf } from './payee.ts'
import type { LoanSubjects } from './port.ts'
import { decideDrawdown, payDrawdown, type Signing, signDrawdown } from './steps.ts'
import { loanOf, loanPage, lockLoan } from './store.ts'
import { tellStep } from './tell.ts'
import { dayOf } from './today.ts'
import { wireDeed, wireDetail, wireLine, wireLoan, wirePeriods } from './wire.ts'
import { CREDIT_SAYS } from './words.ts'

export interface LoanDeps extends Signing {
  db: Database
  subjects: LoanSubjects
}

export const loanRoutes = ({ db, subjects, ...signing }: LoanDeps) =>
  implement(contract.loan, {
    async creditLineList({ tenant, session }, { page, size, ...filter }) {
      const { rows, ...counted } = await lines.linePage(tenant, filter, page, size)
      return { ...counted, page, size, rows: rows.map((row) => wireLine(row, session)) }
    },
    async creditLineAsk({ tenant, session }, asked) {
      const borrower = await companyByTaxNo(db, asked.taxNo)
      if (!borrower) throw new Refusal('CONFLICT', CREDIT_SAYS.borrowerUnknown, 'taxNo')
      if (borrower.id === session.companyId)
        throw new Refusal('CONFLICT', CREDIT_SAYS.borrowerIsSelf, 'taxNo')
      return wireLine(await lines.askLine(tenant, session, borrower, asked), session)
    },
    creditLineDecide: async ({ tenant, session }, of) =>
      wireLine(await lines.decideLine(tenant, session, of), session),
    creditLineStep: ({ tenant, session }, of) =>
      tenant.transaction(async (tx) => wireLine(await lines.stepLine(tx, session, of), session)),

    async drawdownList({ tenant, session }, { page, size, ...filter }) {
      const { rows, ...counted } = await loanPage(tenant, filter, page, size)
      return { ...counted, page, size, rows: rows.map((row) => wireLoan(row, session)) }
    },
    drawdownDetail: async ({ tenant, session }, { no }) =>
      wireDetail(tenant, signing, await loanOf(tenant, no), session),
    async drawdownEntries({ tenant }, { no, page, size }) {
      await loanOf(tenant, no)
      const found = await pageOf<EntryRow, EntryRow>(
        tenant,
        {
          columns: `id, kind, debit, credit, fen, to_char(day, 'YYYY-MM-DD') as day, period, made_by as "madeBy", at`,
          found: 'from loan_entry where company_id = $1 and loan_no = $2',
          ...{ order: 'id desc', values: [no], most: size, skip: (page - 1) * size },
        },
        (row) => row,
      )
      const rows = found.rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
      return { ...found, page, size, rows }
    },
    async drawdownPlan(_, { terms, amountFen, from, dueDate }) {
      const lent = { amount: amountFen, from: dayOf(from), due: dayOf(dueDate) }
      mustBeTerm(lent)
      const { account } = replay(terms, lent, [], lent.from)
      const periods = wirePeriods(account)
      return { periods, interestFen: periods.reduce((sum, p) => sum + p.interestFen, 0) }
    },
    drawdownApply: ({ tenant, session }, { lineNo, product, terms, subjectNo, ...asked }) =>
      tenant.transaction(async (tx) => {
        const line = await lines.lineOf(tx, lineNo)
        const { loanNo } = await applyDrawdown(tx, signing.columns, {
          ...{ ...asked, borrowerCompanyId: line.borrower_id },
          product: { ...terms, name: product, maxTenorDays: MOST_TENOR_DAYS },
          subject: { kind: 'ORDER', no: subjectNo },
          appliedBy: { id: session.userId, name: session.userName },
        })
        return wireLoan(await loanOf(tx, loanNo), session)
      }),
    drawdownDecide: ({ tenant, session }, of) =>
      tenant.transaction(async (tx) => {
        const decided = await decideDrawdown(tx, session, subjects, of)
        await tellStep(tx, decided, of.approve ? 'OWN_LOAN_APPROVED' : 'OWN_LOAN_REJECTED')
        return wireLoan(decided, session)
      }),
    async drawdownPay({ tenant, session }, { no }) {
      const { name: funder } = await companyAbove(db, session.companyId)
      return tenant.transaction(async (tx) =>
        wireLoan(await payDrawdown(tx, session, signing, { no, funder }), session),
      )
    },
    async drawdownQuote({ tenant }, { no, day }) {
      const loan = await loanOf(tenant, no)
      const deeds = await bookedDeeds(tenant, no)
      if (loan.disbursed_on === null) throw new Refusal('CONFLICT', CREDIT_SAYS.notRunning)
      const first = deeds.at(-1)?.day ?? loan.disbursed_on
      if (day < first) throw new Refusal('CONFLICT', CREDIT_SAYS.dayTooEarly({ day: first }), 'day')
      const { account } = replayLoan(loan, deeds, dayOf(day))
      return {
        dueFen: totalOf(dueOf(account)),
        settlementFen: totalOf(settlementOf(account)),
      }
    },
    drawdownDeedAsk: ({ tenant, session }, asked) =>
      tenant.transaction(async (tx) => wireDeed(await askDeed(tx, session, asked), session)),
    drawdownDeedDecide: ({ tenant, session }, of) =>
      tenant.transaction(async (tx) =>
        wireDeed(await decideDeed(tx, session, subjects, of), session),
      ),
    async drawdownDeeds({ tenant, session }, { page, size, ...filter }) {
      const { rows, ...counted } = await deedPage(tenant, filter, page, size)
      return {
        ...{ ...counted, page, size },
        rows: rows.map((row) => ({ loanNo: row.loan_no, ...wireDeed(row, session) })),
      }
    },

    async ownLoanList({ session }, { page, size, state }) {
      const all = await ownLoans(db, session.companyId, state)
      const rows = all
        .slice((page - 1) * size, page * size)
        .map(({ funder, loan }) => ({ funder, ...wireLoan(loan, session) }))
      return { total: all.length, page, size, rows }
    },
    async ownLoanDetail({ session }, { no }) {
      const { funder, loan, funderDb } = await ownLoan(db, session.companyId, no)
      const detail = await wireDetail(funderDb, signing, loan, session)
      if (loan.state !== 'APPROVED') return { ...detail, funder, toSign: null }
      const account = await accountOf(signing.columns, funderDb.companyId, loan)
      return { ...detail, funder, toSign: contractOfLoan(loan, funder, account) }
    },
    async ownLoanSign({ session, ip, agent }, { no, hash }) {
      const { funder, funderDb } = await ownLoan(db, session.companyId, no)
      return funderDb.transaction(async (tx) => {
        const loan = await lockLoan(tx, no)
        const by = { id: session.userId, name: session.userName, evidence: { ip, agent } }
        return wireLoan(await signDrawdown(tx, signing, { loan, funder, hash, by }), session)
      })
    },
  })

interface EntryRow {
  id: number
  kind: 'DISBURSEMENT' | 'ACCRUAL' | 'REVERSAL' | 'REPAYMENT' | 'WAIVER'
  debit: string
  credit: string
  fen: number
  day: string
  period: number | null
  madeBy: string
  at: Date
}

function mustBeTerm({ from, due }: { from: number; due: number }): void {
  if (due <= from) throw new Refusal('MALFORMED', CREDIT_SAYS.dueBeforeFrom, 'dueDate')
  if (due - from > MOST_TENOR_DAYS)
    throw new Refusal('MALFORMED', CREDIT_SAYS.tenorTooLong({ n: MOST_TENOR_DAYS }), 'dueDate')
}
