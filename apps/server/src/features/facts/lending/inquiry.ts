/**
 * Asks the bureau of lenders what it knows of an enterprise and of those of its persons who consented: each subject under its own consent, its
 * answer written with its rows in a transaction of its own, so that a worker that is killed leaves whole answers, and the next asks for the rest.
 */
import { canonicalJson } from '@xinjian/format'
import { LENDING_SUBJECTS, type LendingSubject } from '@xinjian/format/lending/records'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import {
  type LendingAnswer,
  LendingFailure,
  type LendingSources,
  type ToldLending,
} from '../../../outside/lending/connector.ts'
import type { LendingPass } from '../../../outside/lending/pass.ts'
import { type LendingConsents, mustStandFor } from '../../consent/index.ts'
import { lockFactMarks } from '../../enterprise/index.ts'
import { type LendingRow, lendingSource, writeLending } from '../records/write.ts'
import { keepFault, keepTold, keepUnasked, newestLendingAnswers, packAnswer } from './answers.ts'

export interface LendingInquiry {
  tenant: TenantDb
  lenders: { sources: LendingSources; consents: LendingConsents }
  enterpriseId: number
  /** The report that it is made for. */
  reportNo: string
  /** Answers since then are used without asking again. */
  since: Date
  /** Throws in the transaction that writes an answer where another worker has the work by now. */
  mustHold(tx: TenantDb): Promise<unknown>
}

export interface LendersAsked {
  told: LendingSubject[]
  failed: LendingSubject[]
}

type Outcome = 'TOLD' | 'FAILED' | 'NO_CONSENT'

export async function askLenders(work: LendingInquiry): Promise<LendersAsked> {
  const asked: LendersAsked = { told: [], failed: [] }
  if (!work.lenders.sources.inUse) return asked
  for (const subject of LENDING_SUBJECTS) {
    const outcome = await askOf(work, subject)
    if (outcome === 'TOLD') asked.told.push(subject)
    if (outcome === 'FAILED') asked.failed.push(subject)
  }
  return asked
}

async function askOf(work: LendingInquiry, subject: LendingSubject): Promise<Outcome> {
  const { tenant, lenders, enterpriseId, since } = work
  const pass = await lenders.consents.pass(tenant, enterpriseId, subject)
  const held = (await newestLendingAnswers(tenant, enterpriseId, since)).find(
    (answer) => answer.subject === subject,
  )
  if (!pass) return unasked(work, subject)
  // Under another consent it was another who was asked of, or the same who had taken it back.
  if (held?.state === 'TOLD' && held.contract_no === pass.contractNo) return 'TOLD'
  const answer = await lenders.sources.ask(pass).catch((error: unknown) => {
    if (error instanceof LendingFailure) return error
    throw error
  })
  if (!(answer instanceof LendingFailure)) return keep(work, pass, answer)
  await tenant.transaction(async (tx) => {
    await work.mustHold(tx)
    await keepFault(tx, ofReport(work, subject), pass.contractNo, answer.fault)
  })
  return 'FAILED'
}

/** What an earlier consent had brought is held no longer; a report of then opens it still, unless the consent was taken back. */
async function unasked(work: LendingInquiry, subject: LendingSubject): Promise<Outcome> {
  await work.tenant.transaction(async (tx) => {
    await work.mustHold(tx)
    await lockFactMarks(tx, work.enterpriseId)
    await writeLending(tx, fromOf(work, '', ''), subject, [])
    await keepUnasked(tx, ofReport(work, subject))
  })
  return 'NO_CONSENT'
}

async function keep(
  work: LendingInquiry,
  { subject, contractNo }: LendingPass,
  { vendor, records, body, at }: LendingAnswer,
): Promise<Outcome> {
  const packed = await packAnswer(body)
  try {
    await work.tenant.transaction(async (tx) => {
      await work.mustHold(tx)
      // Two reports of one enterprise may ask at once: what one writes the other finds.
      await lockFactMarks(tx, work.enterpriseId)
      // Nothing is written after a withdrawal, however long the answer took; one that comes now waits.
      await mustStandFor(tx, [contractNo])
      const rows = records.map((record) => rowOf(record, { subject, contractNo, vendor }))
      await writeLending(tx, fromOf(work, contractNo, vendor), subject, rows)
      const told = { contractNo, vendor, at, records: records.length, ...packed }
      await keepTold(tx, ofReport(work, subject), told)
    })
    return 'TOLD'
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED') return unasked(work, subject)
    throw error
  }
}

const ofReport = ({ enterpriseId, reportNo }: LendingInquiry, subject: LendingSubject) => ({
  enterpriseId,
  subject,
  reportNo,
})

const fromOf = (
  { enterpriseId, reportNo }: LendingInquiry,
  contractNo: string,
  vendor: string,
) => ({
  ...{ enterpriseId, contractNo, taskId: reportNo },
  source: lendingSource(vendor),
})

const rowOf = (
  { amount, balance, item, ...record }: ToldLending,
  of: { subject: LendingSubject; contractNo: string; vendor: string },
): LendingRow => ({
  ...record,
  ...of,
  amountFrom: yuan(amount?.from),
  amountTo: yuan(amount?.to),
  balanceFrom: yuan(balance?.from),
  balanceTo: yuan(balance?.to),
  told: canonicalJson(item),
})

const yuan = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : value.toFixed(2)
