/**
 * Takes what came under a consent that was taken back out of the facts, in one transaction: until it is through, nothing of the
 * enterprise is shown (consent/sealed-sql.ts), so that a worker that is killed shows nothing either.
 */
import { consentOfSource } from '@xinjian/contract/consent/consent-scopes'
import { DATA_SOURCES } from '@xinjian/format/datasets/datasets'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import type { Claim, JobKind } from '../../jobs/job.ts'
import {
  contractsOfPerson,
  endWithdrawal,
  isPersonCode,
  WITHDRAWALS,
  withdrawalOf,
} from '../consent/index.ts'
import { leaveStated, lockFactMarks, moveFactMarks } from '../enterprise/index.ts'
import { lastUpload, takeOutBooks, takeOutCoverage } from '../facts/coverage/write.ts'
import { takeOutInvoices } from '../facts/invoice/write.ts'
import { forgetLending } from '../facts/lending/write.ts'
import { takeOutRecords } from '../facts/records/write.ts'

export const withdrawalJob = (db: Database): JobKind => ({
  table: WITHDRAWALS,
  concurrency: 1,
  maxAttempts: 20,
  run: (claim) => takeOut(db, claim),
  fail: (claim) => endWithdrawal(tenantOf(db, claim.companyId), claim, 'FAILED', null),
})

const takeOut = (db: Database, claim: Claim): Promise<void> =>
  tenantOf(db, claim.companyId).transaction(async (tx) => {
    const { enterpriseId, code } = await withdrawalOf(tx, claim)
    // Signing anew takes the enterprise's row first, so it is either seen now or waits until everything is out.
    const marks = await lockFactMarks(tx, enterpriseId)
    if (isPersonCode(code)) {
      // What others or a new consent brought is of other contracts, and stays.
      await forgetLending(tx, enterpriseId, await contractsOfPerson(tx, claim.id))
      return endWithdrawal(tx, claim, 'DONE', null)
    }
    if (!(await withdrawalOf(tx, claim)).stands) return endWithdrawal(tx, claim, 'GIVEN_ANEW', null)
    for (const source of DATA_SOURCES)
      if (consentOfSource(source) === code) await takeOutRecords(tx, enterpriseId, source)
    if (code !== 'ENT_TAX') {
      const seq = marks.seq + 1
      await moveFactMarks(tx, enterpriseId, { ...marks, seq })
      await takeOutBooks(tx, enterpriseId)
      return endWithdrawal(tx, claim, 'DONE', seq)
    }
    const seq = await takeOutInvoices(tx, enterpriseId)
    await takeOutCoverage(tx, enterpriseId)
    await leaveStated(tx, enterpriseId, { seq, at: await lastUpload(tx, enterpriseId) })
    await endWithdrawal(tx, claim, 'DONE', seq)
  })
