/** What an enterprise filed with the bureau, as the report on its books holds them against it: each under its consent. */
import type { Dataset } from '@xinjian/contract'
import type { FiledStatement, Filings, InsuredMonth } from '@xinjian/engine/erp/facts'
import { beijingTime } from '@xinjian/format/china-time'
import type { TenantDb } from '../../../../../db/tenant.ts'
import type { Collection } from '../../../coverage/read.ts'
import { COLLECTIONS } from '../../collections.ts'
import { newestOf } from '../../held-facts.ts'
import { heldInsurance } from '../../tax/loaded/records.ts'
import { heldStatements } from '../../tax/loaded/statements.ts'

/** Read for it. */
export const FILED_DATASETS = [
  'FIN_STATEMENT',
  'SOCIAL_INSURANCE',
] as const satisfies readonly Dataset[]

/**
 * In the snapshot of `tx`.
 *
 * @param usable what contracts in force allow; what the enterprise brought as files needs none
 * @returns with when the newest of it came, ISO; null = nothing was collected
 */
export async function heldFilings(
  tx: TenantDb,
  enterpriseId: number,
  usable: ReadonlySet<Dataset>,
): Promise<{ filings: Filings; newest: string | null }> {
  const found = await tx.rows<Collection>(COLLECTIONS, [enterpriseId, [...FILED_DATASETS]])
  const known = found.filter(({ dataset, first }) => first != null || usable.has(dataset))
  const newest = newestOf(known.map(({ at }) => at))
  return {
    filings: {
      statements: await filedStatements(tx, enterpriseId, usable, known),
      insurance: await insuredMonths(tx, enterpriseId, usable, known),
    },
    newest: newest && beijingTime(newest.getTime()),
  }
}

/** A bureau's word and the enterprise's own files apart: who reads them is told which is which. */
async function filedStatements(
  tx: TenantDb,
  enterpriseId: number,
  usable: ReadonlySet<Dataset>,
  known: readonly Collection[],
): Promise<FiledStatement[] | null> {
  const own = known.filter(({ dataset }) => dataset === 'FIN_STATEMENT')
  if (own.length === 0) return null
  const bureau = usable.has('FIN_STATEMENT')
    ? (await heldStatements(tx, enterpriseId, 'BUREAU')).rows
    : []
  const files = own.some(({ first }) => first != null)
    ? (await heldStatements(tx, enterpriseId, 'FILES')).rows
    : []
  return [...bureau, ...files.map((statement) => ({ ...statement, uploaded: true as const }))]
}

/** What a bureau tells alone: no file of the enterprise speaks of it. */
async function insuredMonths(
  tx: TenantDb,
  enterpriseId: number,
  usable: ReadonlySet<Dataset>,
  known: readonly Collection[],
): Promise<InsuredMonth[] | null> {
  if (!usable.has('SOCIAL_INSURANCE')) return null
  if (!known.some(({ dataset }) => dataset === 'SOCIAL_INSURANCE')) return null
  const { rows } = await heldInsurance(tx, enterpriseId)
  return rows.map(({ key, month, insured, payable }) => ({ key, month, insured, payable }))
}
