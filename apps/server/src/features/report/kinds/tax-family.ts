/** What the reports on tax facts have in common on the server: which months, which facts under which consent, what is newer. */
import type { Dataset } from '@xinjian/contract'
import type { TaxFacts } from '@xinjian/engine/tax/facts'
import type { TenantDb } from '../../../db/tenant.ts'
import { usableOf } from '../../consent/index.ts'
import { readFactMarks } from '../../enterprise/index.ts'
import { COLLECTIONS, type Collection, shownMonths } from '../../facts/coverage/read.ts'
import { loadTaxFacts, TAX_DATASETS } from '../../facts/tax/read.ts'
import type { Asked, LoadedFacts, ServerKind, Stand } from './kind.ts'

/** Everything that a tax report may be made of, each only under a contract in force. */
export const TAX_SOURCES: readonly Dataset[] = [...TAX_DATASETS, 'INVOICE_OUT', 'INVOICE_IN']

const RETURNS = ['VAT_RETURN', 'CIT_RETURN'] as const

const collections = (tenant: TenantDb, enterpriseId: number, datasets: readonly Dataset[]) =>
  tenant.rows<Collection>(COLLECTIONS, [enterpriseId, [...datasets]])

/** Months that returns were asked for. */
export async function declaredMonths(
  tenant: TenantDb,
  enterpriseId: number,
): ReturnType<ServerKind<unknown>['months']> {
  const found = await collections(tenant, enterpriseId, RETURNS)
  const shown = RETURNS.flatMap((dataset) => shownMonths(found, dataset))
  if (shown.length === 0) return null
  return {
    first: Math.min(...shown.map(([first]) => first)),
    last: Math.max(...shown.map(([, last]) => last)),
  }
}

/** In one snapshot: a collection may commit between two statements. */
export const taxFactsOf = (
  tenant: TenantDb,
  enterpriseId: number,
  { judgedOn }: Asked,
): Promise<LoadedFacts<TaxFacts> | null> =>
  tenant.transaction(async (tx, client) => {
    await client.query('set transaction isolation level repeatable read, read only')
    const usable = new Set(await usableOf(tx, enterpriseId, TAX_SOURCES))
    const loaded = await loadTaxFacts(tx, enterpriseId, usable)
    return loaded && judgedOn ? { ...loaded, facts: { ...loaded.facts, judgedOn } } : loaded
  })

export async function hasNewerTaxFacts(
  tenant: TenantDb,
  enterpriseId: number,
  { seq, dataCutoff }: Stand,
): Promise<boolean> {
  const found = await collections(tenant, enterpriseId, TAX_DATASETS)
  const newest = Math.max(0, ...found.map(({ at }) => at.getTime()))
  return newest > dataCutoff.getTime() || (await readFactMarks(tenant, enterpriseId)).seq > seq
}
