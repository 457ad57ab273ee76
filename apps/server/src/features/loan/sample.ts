/** Loans of the demonstration: each of them went the way of any other, on days that are past. */
import { type DayNumber, formatDay } from '@xinjian/engine/kit/calendar/window'
import { planOf } from '@xinjian/engine/loan/plan'
import type { LoanTerms } from '@xinjian/engine/loan/terms'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'
import { applyDrawdown } from './apply.ts'
import { bookLoan, enterDisbursement } from './book.ts'
import { contractOfLoan } from './contract-text.ts'
import { askDeed, decideDeed } from './deeds.ts'
import { askLine, decideLine, moveOnLine, type Who } from './lines.ts'
import { accountOf } from './payee.ts'
import { decideDrawdown, type Signing, signDrawdown } from './steps.ts'
import { loanOf, stepLoan } from './store.ts'
import { todayInChina } from './today.ts'

export interface SampleParties {
  funder: string
  borrower: { id: number; name: string; taxNo: string }
  asker: Who
  decider: Who
  signer: Who
}

const TERMS: LoanTerms = {
  ...{ ratePpm: 72_000, dayCount: 'ACT_360', method: 'EQUAL_INSTALMENT', rounding: 'HALF_UP' },
  ...{ graceDays: 3, penaltyPpm: 108_000, compound: false },
}
const REASON = '示例数据'

interface Sample {
  no: string
  fen: number
  terms: LoanTerms
  /** Days before today. */
  ago: number
  tenor: number
  until: 'APPLIED' | 'APPROVED' | 'PAID_OUT' | 'REPAID'
}
const SAMPLES: readonly Sample[] = [
  { no: 'PO-SAMPLE-1', fen: 60_000_000, terms: TERMS, ago: 160, tenor: 365, until: 'REPAID' },
  {
    ...{ no: 'PO-SAMPLE-2', fen: 20_000_000, terms: { ...TERMS, method: 'BULLET' } },
    ...{ ago: 100, tenor: 90, until: 'PAID_OUT' },
  },
  {
    ...{ no: 'PO-SAMPLE-3', fen: 8_000_000, terms: { ...TERMS, method: 'BULLET' } },
    ...{ ago: 70, tenor: 60, until: 'REPAID' },
  },
  { no: 'PO-SAMPLE-4', fen: 15_000_000, terms: TERMS, ago: 0, tenor: 180, until: 'APPROVED' },
  { no: 'PO-SAMPLE-5', fen: 5_000_000, terms: TERMS, ago: 0, tenor: 90, until: 'APPLIED' },
]

/** Adds line and loans to a funder that has no line yet. */
export async function addSampleLoans(
  tenant: TenantDb,
  signing: Signing,
  of: SampleParties,
): Promise<void> {
  if (await tenant.one('select 1 as n from credit_line where company_id = $1 limit 1')) return
  await tenant.transaction(async (tx) => {
    const today = todayInChina()
    const days = { fromDay: formatDay(today - 365), toDay: formatDay(today + 365) }
    const line = await askLine(tx, of.asker, of.borrower, {
      ...{ taxNo: of.borrower.taxNo, product: '订单贷', limitFen: 150_000_000 },
      ...{ revolving: true, ...days, reason: REASON },
    })
    await decideLine(tx, of.decider, { no: line.no, approve: true, reason: REASON })
    for (const sample of SAMPLES) await addSample(tx, signing, of, sample, today)
  })
}

async function addSample(
  tx: TenantTx,
  signing: Signing,
  { funder, borrower, asker, decider, signer }: SampleParties,
  { no: subjectNo, fen, terms, ago, tenor, until }: Sample,
  today: DayNumber,
): Promise<void> {
  const [from, due] = [today - ago, today - ago + tenor]
  const { loanNo: no } = await applyDrawdown(tx, signing.columns, {
    borrowerCompanyId: borrower.id,
    product: { ...terms, name: '订单贷', maxTenorDays: 730 },
    ...{ subject: { kind: 'ORDER', no: subjectNo }, amountFen: fen, purpose: '采购货款' },
    ...{ from: formatDay(from), dueDate: formatDay(due) },
    payee: { name: '示例酒业有限公司', bank: '示例银行', account: '6222000011112222' },
    appliedBy: { id: asker.userId, name: asker.userName },
  })
  if (until === 'APPLIED') return
  await decideDrawdown(tx, decider, {}, { no, approve: true, reason: REASON })
  if (until === 'APPROVED') return
  const approved = await loanOf(tx, no)
  const account = await accountOf(signing.columns, tx.companyId, approved)
  const { hash } = contractOfLoan(approved, funder, account)
  const by = { id: signer.userId, name: signer.userName, evidence: {} }
  await signDrawdown(tx, signing, { loan: approved, funder, hash, by })
  const paid = await stepLoan(
    tx,
    no,
    'SIGNED',
    `state = 'DISBURSED', paid_id = $4, paid_by = $5, paid_at = now(), disbursed_on = from_day, booked_to = from_day`,
    [asker.userId, asker.userName],
  )
  await moveOnLine(tx, paid.line_no, { frozen: -fen })
  await enterDisbursement(tx, paid, formatDay(from), REASON)
  const bookTo = async (day: DayNumber) =>
    bookLoan(tx, await loanOf(tx, no), { subjects: {}, madeBy: REASON, today: day, sample: true })
  await bookTo(from)
  if (until !== 'REPAID') return void (await bookTo(today))
  for (const period of planOf(terms, { amount: fen, from, due })) {
    if (period.due > today) break
    const deed = await askDeed(tx, asker, {
      ...{ no, kind: 'PAYMENT', fen: period.principal + period.interest, early: false },
      ...{ day: formatDay(period.due), reference: `${subjectNo}-${period.no}`, reason: REASON },
    })
    const yes = { no, id: deed.id, approve: true, reason: REASON }
    await decideDeed(tx, decider, {}, yes, period.due)
  }
  if ((await loanOf(tx, no)).state !== 'SETTLED') await bookTo(today)
}
