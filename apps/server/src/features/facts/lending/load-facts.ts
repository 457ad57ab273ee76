/** What lenders told, as the engine's facts have it: of each subject how it was asked, and the records of those who allow it now. */
import type { LoanFacts } from '@xinjian/engine/lending/facts'
import { beijingTime } from '@xinjian/format/china-time'
import type { TenantDb } from '../../../db/tenant.ts'
import { type LendingStand, lendingStands } from '../../consent/index.ts'
import { heldLending, newestOf } from '../records/read.ts'
import { type KeptLendingAnswer, newestLendingAnswers } from './answers.ts'

export interface LoadedLending extends Pick<LoanFacts, 'subjects' | 'records'> {
  /** When the newest of it came; null = nothing was asked. */
  newest: Date | null
  /** Consents of persons that records are told under. */
  persons: string[]
  /** Whether the enterprise's own were told. */
  ofEnterprise: boolean
}

/** In the snapshot of the transaction. @param since answers before are none */
export async function loadLendingFacts(
  tx: TenantDb,
  enterpriseId: number,
  since: Date,
): Promise<LoadedLending> {
  const answers = await newestLendingAnswers(tx, enterpriseId, since)
  const subjects = (await lendingStands(tx, enterpriseId)).map((stand) =>
    subjectOf(
      stand,
      answers.find(({ subject }) => subject === stand.subject),
    ),
  )
  const told = subjects.filter(({ asked }) => asked === 'TOLD')
  const { rows, newest } = await heldLending(tx, enterpriseId)
  return {
    subjects,
    records: rows.filter(({ subject }) => told.some(({ role }) => role === subject)),
    newest: newestOf([newest, ...answers.map(({ at }) => at)]),
    persons: told.flatMap(({ role, consentNo }) =>
      role !== 'ENTERPRISE' && consentNo ? [consentNo] : [],
    ),
    ofEnterprise: told.some(({ role }) => role === 'ENTERPRISE'),
  }
}

function subjectOf(
  { subject: role, contractNo, name }: LendingStand,
  answer: KeptLendingAnswer | undefined,
): LoanFacts['subjects'][number] {
  const unknown = { role, name, consentNo: contractNo, at: null, vendor: null, fault: null }
  if (contractNo === null) {
    const isNamed = role === 'ENTERPRISE' || name !== null
    return { ...unknown, asked: isNamed ? 'NO_CONSENT' : 'UNNAMED' }
  }
  if (answer?.contract_no !== contractNo) return { ...unknown, asked: 'UNASKED' }
  if (answer.state === 'FAILED') return { ...unknown, asked: 'FAILED', fault: answer.fault }
  return {
    ...unknown,
    asked: 'TOLD',
    at: answer.told_at && beijingTime(answer.told_at.getTime()),
    vendor: answer.vendor,
  }
}
