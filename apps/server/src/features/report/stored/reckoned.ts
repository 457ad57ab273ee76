/**
 * What reports of a past day would have said, for the trial of a policy: made of what is stored today, as a report that looks back is, and kept
 * nowhere. Nothing is looked up or bought for it.
 */
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import {
  formatDay,
  lastDayOfMonth,
  monthOfDay,
  parseDay,
} from '@xinjian/engine/kit/calendar/window'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { MissingReport } from '@xinjian/engine/report/policy/table'
import type { TenantDb } from '../../../db/tenant.ts'
import { bookFor } from '../../rulebook/index.ts'
import { kindOf } from '../kinds/registry.ts'
import { dated, factsAsOf } from './as-of.ts'
import { type StoredReports, storedReports, type Wanted } from './newest.ts'

const isReckoned = (kind: ReportKind): boolean => kindOf(kind).reckoned === true

/** As `storedReports`, of the day `asOf`: kinds that can be reckoned are, of the others the newest that was made by then. */
export async function* reckonedReports(
  tenant: TenantDb,
  enterpriseIds: readonly number[],
  wanted: Wanted & { asOf: string },
): AsyncGenerator<readonly [enterpriseId: number, stored: StoredReports]> {
  const kept = wanted.reports.filter(({ kind }) => !isReckoned(kind))
  for await (const [id, stored] of storedReports(tenant, enterpriseIds, {
    ...wanted,
    reports: kept,
  })) {
    for (const { kind, days } of wanted.reports)
      if (isReckoned(kind)) {
        const made = await reckon(tenant, id, kind, wanted.asOf)
        stored.set(kind, 'document' in made && made.age > days ? { missing: 'STALE' } : made)
      }
    yield [id, stored]
  }
}

async function reckon(
  tenant: TenantDb,
  enterpriseId: number,
  name: ReportKind,
  asOf: string,
): Promise<
  | { reportNo: null; asOf: string; age: number; document: ReportDocument }
  | { missing: MissingReport }
> {
  const day = parseDay(asOf)
  if (day === null) throw new TypeError(asOf)
  const found = await factsAsOf(tenant, name, enterpriseId, {
    // At the end of the last day of a month the month is whole.
    through: monthOfDay(day + 1) - 1,
    day,
    today: chinaDay(new Date().toISOString()).day,
  })
  if ('missing' in found) return found
  const { engine } = kindOf(name)
  const facts = engine.desk
    ? engine.desk.under(found.facts, await bookFor(tenant, enterpriseId))
    : found.facts
  const document = dated(() => engine.make(facts, found.through))
  if (!document) return { missing: 'FAILED' }
  const known = lastDayOfMonth(found.known)
  return { reportNo: null, asOf: formatDay(known), age: day - known, document }
}
