/** The rules that a new report of a company is judged by. */

import type { BookSuppression, RuleBook } from '@xinjian/engine/report/book'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { TenantDb } from '../../db/tenant.ts'
import { type BookRecord, bookInForce, bookOf } from './store.ts'
import { suppressionsOf } from './suppressions.ts'

/** Said of the table of the platform where an institution has no book but sets hits aside. */
const PLATFORM = '平台默认'

/** A version as the engine takes it; without suppressions, which belong to enterprises. */
const plain = ({ version, limits, off }: BookRecord): RuleBook => ({
  version: `第${version}版`,
  limits,
  off,
  suppressed: [],
})

/** A book with the suppressions of one enterprise; null = the table of the platform, and nothing set aside. */
export function withSuppressions(
  book: RuleBook | null,
  suppressed: readonly BookSuppression[],
): RuleBook | null {
  if (suppressed.length === 0) return book
  return { ...(book ?? { version: PLATFORM, limits: {}, off: {} }), suppressed }
}

/** What a report of one enterprise is judged by today; null = the table of the platform. */
export async function bookFor(
  tenant: TenantDb,
  kind: ReportKind,
  enterpriseId: number,
): Promise<RuleBook | null> {
  const row = await bookInForce(tenant, kind)
  const suppressed = await suppressionsOf(tenant, kind)
  return withSuppressions(row && plain(row), suppressed(enterpriseId))
}

/** The version in force; 0 = the table of the platform. */
export const versionInForce = async (tenant: TenantDb, kind: ReportKind): Promise<number> =>
  (await bookInForce(tenant, kind))?.version ?? 0

/** A version to try; 0 = the table of the platform. */
export const bookToTry = async (
  tenant: TenantDb,
  kind: ReportKind,
  version: number,
): Promise<RuleBook | null> => (version === 0 ? null : plain(await bookOf(tenant, kind, version)))
