import { contract } from '@xinjian/contract'
import { DEMO_MOST_DAYS } from '@xinjian/contract/lending-demo/world'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { visitMark } from '../../db/scope.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { SessionCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { sessionEndsAt } from '../session/index.ts'
import { dayOfVisit } from './account.ts'
import { judgeCode, sendCode } from './codes.ts'
import * as line from './line-steps.ts'
import * as steps from './loan-steps.ts'
import * as store from './store.ts'
import { consentText, contractText } from './texts.ts'
import { wireVisit } from './wire.ts'
import { LENDING_DEMO_SAYS as SAYS } from './words.ts'

interface LendingDemoDeps {
  config: Pick<Config, 'demoData'>
  db: Database
}

/** What a step has in hand: the visit's row, locked, and its mark. */
interface At {
  tx: TenantTx
  mark: string
  visit: store.VisitRecord
  /** A loan of this visit. */
  loan(no: number): Promise<store.LoanRecord>
}

export const lendingDemoRoutes = ({ config, db }: LendingDemoDeps) => {
  const visitOf = async ({ session }: SessionCtx) => {
    if (!config.demoData || session.kind !== 'DEMO') throw new Refusal('UNKNOWN', SAYS.onlyVisits)
    return {
      mark: visitMark(session.tokenHash),
      endsAt: new Date(await sessionEndsAt(db, session.id)),
    }
  }

  const told = async (ctx: SessionCtx) => {
    const { mark, endsAt } = await visitOf(ctx)
    return wireVisit(ctx.tenant, mark, endsAt)
  }

  const loanOf = async (db: TenantTx | SessionCtx['tenant'], mark: string, no: number) => {
    const loan = (await store.loansOf(db, mark)).find((one) => one.no === no)
    if (!loan) throw new Refusal('UNKNOWN', SAYS.noLoan)
    return loan
  }

  /** One step under the lock of the visit's row. What it gives is kept; a refusal it hands over, rather than throws, is told after that. */
  const step = async (
    ctx: SessionCtx,
    work: (
      at: At,
    ) => Promise<store.VisitRecord | { visit: store.VisitRecord; refusal: Refusal | null } | null>,
  ) => {
    const { mark, endsAt } = await visitOf(ctx)
    const refusal = await ctx.tenant.transaction(async (tx) => {
      const visit = await store.lockVisit(tx, mark, endsAt)
      const made = await work({ tx, mark, visit, loan: (no) => loanOf(tx, mark, no) })
      if (!made) return null
      const next = 'visit' in made ? made : { visit: made, refusal: null }
      await store.saveVisit(tx, mark, next.visit)
      return next.refusal
    })
    if (refusal) throw refusal
    return wireVisit(ctx.tenant, mark, endsAt)
  }

  return implement(contract.lendingDemo, {
    lendingVisit: told,
    lendingFile: (ctx, given) => step(ctx, async ({ visit }) => line.file(visit, given)),

    lendingCode: (ctx, { loanNo }) =>
      step(ctx, async ({ visit, loan }) => {
        if (loanNo === undefined) line.mustStandAt(visit, 'CODE')
        else steps.mustBeSigned(await loan(loanNo))
        return sendCode(visit, loanNo ?? 0, new Date())
      }),

    lendingVerify: (ctx, { code }) =>
      step(ctx, async ({ visit }) => {
        line.mustStandAt(visit, 'CODE')
        const judged = judgeCode(visit, 0, code, new Date())
        return judged.refusal ? judged : { ...judged.visit, step: 'CREDIT' }
      }),

    async lendingText(ctx, { of, loanNo }) {
      const { mark } = await visitOf(ctx)
      if (of === 'ENTERPRISE' || of === 'PERSON') return consentText(of)
      return contractText(of, await loanOf(ctx.tenant, mark, loanNo ?? 0))
    },

    lendingConsent: (ctx, given) => step(ctx, async ({ visit }) => line.consent(visit, given)),
    lendingAccount: (ctx, given) => step(ctx, async ({ visit }) => line.openAccount(visit, given)),

    async lendingTrial(ctx, asked) {
      const { mark, endsAt } = await visitOf(ctx)
      const visit = (await store.visitOf(ctx.tenant, mark)) ?? store.freshVisit(endsAt)
      return steps.trial(dayOfVisit(visit), asked)
    },

    lendingDraw: (ctx, asked) =>
      step(ctx, async ({ tx, mark, visit }) => {
        const told = await wireVisit(tx, mark, visit.ends_at)
        await store.addLoan(tx, mark, steps.draw(visit, told, asked))
        return null
      }),

    lendingSign: (ctx, given) =>
      step(ctx, async ({ tx, mark, loan }) => {
        await store.saveLoan(tx, mark, steps.sign(await loan(given.loanNo), given))
        return null
      }),

    lendingSignVerify: (ctx, { loanNo, way, code }) =>
      step(ctx, async ({ tx, mark, visit, loan }) => {
        const of = await loan(loanNo)
        steps.mustBeSigned(of)
        if (way === 'FACE') steps.judgeFace(visit)
        else if (code === undefined) throw new Refusal('MALFORMED', SAYS.enterCode, 'code')
        const judged =
          way === 'SMS' ? judgeCode(visit, loanNo, code!, new Date()) : { visit, refusal: null }
        if (!judged.refusal) await store.saveLoan(tx, mark, { ...of, state: 'SIGNED' })
        return judged
      }),

    lendingAdvance: (ctx, { loanNo }) =>
      step(ctx, async ({ tx, mark, visit, loan }) => {
        await store.saveLoan(tx, mark, steps.advance(visit, await loan(loanNo)))
        return null
      }),

    lendingRepay: (ctx, { loanNo, fen }) =>
      step(ctx, async ({ tx, mark, visit, loan }) => {
        const of = await loan(loanNo)
        const payments = (await store.paymentsOf(tx, mark)).filter((p) => p.loan_no === loanNo)
        await store.addPayment(tx, mark, steps.repay(visit, of, { payments, fen }))
        return null
      }),

    lendingPass: (ctx, { days }) =>
      step(ctx, async ({ visit }) => {
        const passed = visit.days_passed + days
        if (passed > DEMO_MOST_DAYS)
          throw new Refusal('MALFORMED', SAYS.tooManyDays({ n: DEMO_MOST_DAYS }), 'days')
        return { ...visit, days_passed: passed }
      }),

    lendingFault: (ctx, { fault }) => step(ctx, async ({ visit }) => ({ ...visit, fault })),

    lendingRestart: (ctx) =>
      step(ctx, async ({ tx, mark }) => {
        await store.dropVisit(tx, mark)
        return null
      }),
  })
}
