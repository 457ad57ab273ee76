/** The rules that a new report is judged by: what a company has set, above what the platform's operators have. */

import type { BookSuppression, PlatformTable, RuleBook } from '@xinjian/engine/report/book'
import type { TenantDb } from '../../db/tenant.ts'
import { shelfOf } from './shelf.ts'
import { type BookRecord, bookInForce, bookOf } from './store.ts'
import { suppressionsOf } from './suppressions.ts'

/** Said of the table of the engine where an institution has no book but sets hits aside. */
const ENGINE = '平台默认'

export const platformTable = ({ version, limits, off }: PlatformRecord): PlatformTable => ({
  version: `平台第${version}版`,
  limits,
  off,
})

type PlatformRecord = Pick<BookRecord, 'version' | 'limits' | 'off'>

/** The platform's table in force, as every company may read it; null = that of the engine. */
export async function platformInForce(tenant: TenantDb): Promise<PlatformRecord | null> {
  const row = await tenant.one<PlatformRecord | { version: null }>(
    `select p.version, p.limits, p.off from (select $1::int as company_id) own
       left join platform_rule_book p on p.status = 'IN_FORCE' where own.company_id = $1`,
  )
  return row?.version == null ? null : row
}

/** A version above a table; without suppressions, which belong to enterprises. null = neither sets anything. */
export function above(own: BookRecord | null, platform: PlatformTable | null): RuleBook | null {
  if (!own && !platform) return null
  const ours = own ? `第${own.version}版` : ''
  return {
    version: ours && platform ? `${ours}（${platform.version}）` : ours || platform!.version,
    limits: own?.limits ?? {},
    off: own?.off ?? {},
    suppressed: [],
    ...(own?.on_rules.length ? { on: own.on_rules } : {}),
    ...(platform ? { platform } : {}),
  }
}

/** A book with the suppressions of one enterprise; null = the table of the engine, and nothing set aside. */
export function withSuppressions(
  book: RuleBook | null,
  suppressed: readonly BookSuppression[],
): RuleBook | null {
  if (suppressed.length === 0) return book
  return { ...(book ?? { version: ENGINE, limits: {}, off: {} }), suppressed }
}

const platformOf = async (tenant: TenantDb): Promise<PlatformTable | null> => {
  const row = await platformInForce(tenant)
  return row && platformTable(row)
}

/** What a company's reports are judged by, before suppressions. `platform`: another table than the one in force. */
export async function bookInForceOf(
  tenant: TenantDb,
  platform?: PlatformTable | null,
): Promise<RuleBook | null> {
  const under = platform === undefined ? await platformOf(tenant) : platform
  return above(await bookInForce(shelfOf(tenant)), under)
}

/** What a report of one enterprise, of whatever kind, is judged by today; null = the table of the engine. */
export async function bookFor(tenant: TenantDb, enterpriseId: number): Promise<RuleBook | null> {
  const suppressed = await suppressionsOf(tenant)
  return withSuppressions(await bookInForceOf(tenant), suppressed(enterpriseId))
}

/** The version in force; 0 = that of the platform. */
export const versionInForce = async (tenant: TenantDb): Promise<number> =>
  (await bookInForce(shelfOf(tenant)))?.version ?? 0

/** A version to try above the platform's table in force; 0 = that table alone. */
export async function bookToTry(tenant: TenantDb, version: number): Promise<RuleBook | null> {
  const own = version === 0 ? null : await bookOf(shelfOf(tenant), version)
  return above(own, await platformOf(tenant))
}
