/** What lenders told of an enterprise itself, for reports that stand on more than that. Persons are no part of it: they allowed no more. */
import type { LoanFacts } from '@xinjian/engine/lending/facts'
import { beijingTime } from '@xinjian/format/china-time'
import type { TenantDb } from '../../../db/tenant.ts'
import { FACT_HEAD, type FactHead } from '../../enterprise/index.ts'
import { loadLendingFacts, newestLendingAnswers } from '../../facts/lending/read.ts'
import type { ServerKind } from './kind.ts'

/** However old: the engine says from when on it tells nothing. */
const EVER = new Date(0)

/**
 * In the snapshot of the transaction; null = they were not asked under a consent that is in force, or did not answer.
 * `heldAt`: when the rows were written, ISO, which is after they were told.
 */
export async function ownLendingIn(
  tx: TenantDb,
  enterpriseId: number,
): Promise<{ facts: LoanFacts; heldAt: string } | null> {
  const head = await tx.one<FactHead>(FACT_HEAD.text, [enterpriseId])
  const { subjects, records, newest } = await loadLendingFacts(tx, enterpriseId, EVER)
  const own = subjects.find(({ role, asked }) => role === 'ENTERPRISE' && asked === 'TOLD')
  if (!head || !own?.at || !newest) return null
  return {
    facts: {
      subject: { name: head.name, taxNo: head.tax_no },
      ...{ seq: head.seq, dataCutoff: own.at },
      subjects: [own],
      records: records.filter(({ subject }) => subject === 'ENTERPRISE'),
      ...{ bankTax: null, invoices: null, statements: null, published: null },
    },
    heldAt: beijingTime(newest.getTime()),
  }
}

/** Whether lenders told of the enterprise since a report was made. */
export const hasNewerLending: ServerKind<unknown>['hasNewer'] = async (
  tenant,
  enterpriseId,
  { dataCutoff },
) =>
  (await newestLendingAnswers(tenant, enterpriseId, dataCutoff)).some(
    ({ subject, state, at }) => subject === 'ENTERPRISE' && state === 'TOLD' && at > dataCutoff,
  )
