/** What the reports on public records have in common on the server: asked for at the order, made of what was told, under no consent. */
import { type PublicFacts, RELATED_KINDS } from '@xinjian/engine/public/facts'
import type { ReportEngine } from '@xinjian/engine/report/engine'
import { PUBLIC_RECORDS, type PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { TenantDb } from '../../../db/tenant.ts'
import { inquire, loadPublicFacts, newestAnswers, relatedFirms } from '../../facts/public/read.ts'
import { openObjections } from '../../objection/index.ts'
import { THIS_MONTH } from '../store.ts'
import { REPORT_SAYS } from '../words.ts'
import type { Preparing, ServerKind } from './kind.ts'

/** The last month that is over in China, by the clock of the database. */
export async function lastCompleteMonth(
  tenant: TenantDb,
): ReturnType<ServerKind<unknown>['months']> {
  const row = await tenant.one<{ last: number }>(
    `select ${THIS_MONTH} - 1 as last
       from (select $1::int as company_id) asks where company_id = $1`,
  )
  return row && { first: row.last, last: row.last }
}

/** What is held of some kinds of records, in the snapshot of the transaction; null = nothing was ever told. `since`: as answers are read. */
export const publicFactsIn = async (
  tx: TenantDb,
  enterpriseId: number,
  kinds: readonly PublicRecordKind[],
  since: Date | null = null,
): ReturnType<typeof loadPublicFacts> => {
  const disputed = await openObjections(tx, enterpriseId)
  return loadPublicFacts(tx, enterpriseId, { kinds, since, disputed })
}

export const hasNewerAnswers =
  (kinds: readonly PublicRecordKind[]): ServerKind<unknown>['hasNewer'] =>
  async (tenant, enterpriseId, { dataCutoff }) => {
    const answers = await newestAnswers(tenant, enterpriseId, null)
    return answers.some(({ kind, at }) => kinds.includes(kind) && at > dataCutoff)
  }

/**
 * Related firms that the company has on its list are asked of as it is: of nobody else does it learn anything by this. What they do not tell is
 * absent, and makes this report no less whole.
 */
async function askBeside(
  tenant: TenantDb,
  work: Preparing,
  kinds: readonly PublicRecordKind[],
): Promise<void> {
  const wanted = kinds.filter((kind) => BESIDE_KINDS.includes(kind))
  for (const enterprise of await relatedFirms(tenant, work.enterprise.id))
    await inquire({ ...work, enterprise, tenant, kinds: wanted })
}
const BESIDE_KINDS: readonly PublicRecordKind[] = ['EQUITY_HOLDER', ...RELATED_KINDS]

/** `beside`: related firms on the company's list are asked of as well, which a report that shows none of them does not need. */
export const publicKind = (
  engine: ReportEngine<PublicFacts>,
  kinds: readonly PublicRecordKind[],
  { beside = true }: { beside?: boolean } = {},
): ServerKind<PublicFacts> => ({
  engine,
  datasets: [],
  scopes: [],
  noData: REPORT_SAYS.publicNotTold,
  /** As things stand when it is ordered: sources tell no past. */
  months: lastCompleteMonth,
  async prepare(tenant, work) {
    const { told, failed } = await inquire({ ...work, tenant, kinds })
    if (beside && told.length > 0) await askBeside(tenant, work, kinds)
    return { any: told.length > 0, lacking: failed.map((kind) => PUBLIC_RECORDS[kind].zh) }
  },
  load: (tenant, enterpriseId, { judgedOn, since = null }) =>
    tenant.transaction(async (tx, client) => {
      await client.query('set transaction isolation level repeatable read, read only')
      const loaded = await publicFactsIn(tx, enterpriseId, kinds, since)
      if (!loaded) return null
      const facts = judgedOn ? { ...loaded.facts, judgedOn } : loaded.facts
      return { ...loaded, facts, isPublic: true }
    }),
  hasNewer: hasNewerAnswers(kinds),
})
