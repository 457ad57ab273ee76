/** What the reports on an enterprise's own books have in common on the server: files of its own, which no contract has to allow. */
import type { Dataset } from '@xinjian/contract'
import type { TenantDb } from '../../../db/tenant.ts'
import { type Collection, shownMonths } from '../../facts/coverage/read.ts'
import { COLLECTIONS } from '../../facts/records/read.ts'
import type { Asked, ServerKind, Stand } from './kind.ts'

const collections = (tenant: TenantDb, enterpriseId: number, datasets: readonly Dataset[]) =>
  tenant.rows<Collection>(COLLECTIONS, [enterpriseId, [...datasets]])

/** Months that the books speak of; the last is the last that any does. */
export const booksMonths =
  (datasets: readonly Dataset[]): ServerKind<unknown>['months'] =>
  async (tenant, enterpriseId) => {
    const found = await collections(tenant, enterpriseId, datasets)
    const shown = datasets.flatMap((dataset) => shownMonths(found, dataset))
    if (shown.length === 0) return null
    return {
      first: Math.min(...shown.map(([first]) => first)),
      last: Math.max(...shown.map(([, last]) => last)),
    }
  }

export const hasNewerBooks =
  (datasets: readonly Dataset[]) =>
  async (tenant: TenantDb, enterpriseId: number, { dataCutoff }: Stand): Promise<boolean> => {
    const found = await collections(tenant, enterpriseId, datasets)
    return Math.max(0, ...found.map(({ at }) => at.getTime())) > dataCutoff.getTime()
  }

/** In one snapshot: an import may commit between two statements. */
export const booksFacts =
  <Loaded extends { facts: { judgedOn?: string } }>(
    load: (tx: TenantDb, enterpriseId: number) => Promise<Loaded | null>,
  ) =>
  (tenant: TenantDb, enterpriseId: number, { judgedOn }: Asked): Promise<Loaded | null> =>
    tenant.transaction(async (tx, client) => {
      await client.query('set transaction isolation level repeatable read, read only')
      const loaded = await load(tx, enterpriseId)
      return loaded && judgedOn ? { ...loaded, facts: { ...loaded.facts, judgedOn } } : loaded
    })
