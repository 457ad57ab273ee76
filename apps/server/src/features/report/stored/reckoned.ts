/**
 * What reports of a past day would have said, for the trial of a policy: made of what is stored today, as a report that looks back is, and kept
 * nowhere. Nothing is looked up or bought for it.
 */
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
import { Refusal } from '../../../http/refusal.ts'
import { mayUse } from '../../consent/index.ts'
import { bookFor } from '../../rulebook/index.ts'
import { kindOf } from '../kinds/registry.ts'
import { scopesOf } from '../scopes.ts'
import { type StoredReports, storedReports, type Wanted } from './newest.ts'

/**
 * Kinds of what the enterprise's own tax data and files say alone. What also tells of other enterprises, persons or books is sealed with
 * their consents by the report that is kept; a judgement without one could not be.
 */
const RECKONED: readonly ReportKind[] = ['INVOICE', 'TAX', 'TAX_PAYMENT']

export const isReckoned = (kind: ReportKind): boolean => RECKONED.includes(kind)

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
  const kind = kindOf(name)
  const day = parseDay(asOf)
  if (day === null) throw new TypeError(asOf)
  try {
    await mayUse(tenant, enterpriseId, await scopesOf(tenant, enterpriseId, kind))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED')
      return { missing: 'NO_CONSENT' }
    throw error
  }
  const months = await kind.months(tenant, enterpriseId)
  // At the end of the last day of a month the month is whole.
  const through = monthOfDay(day + 1) - 1
  if (!months || through < months.first) return { missing: 'NO_DATA' }
  const loaded = await kind.load(tenant, enterpriseId, {
    judgedOn: through < months.last ? null : asOf,
    terms: {},
  })
  if (!loaded) return { missing: 'NO_DATA' }
  const { engine } = kind
  const facts = engine.desk
    ? engine.desk.under(loaded.facts, await bookFor(tenant, enterpriseId))
    : loaded.facts
  try {
    const known = lastDayOfMonth(Math.min(months.last, through))
    const document = engine.make(facts, through)
    return { reportNo: null, asOf: formatDay(known), age: day - known, document }
  } catch (error) {
    // The engine refuses facts it cannot date; one enterprise must not end the trial of all.
    if (error instanceof RangeError) return { missing: 'FAILED' }
    throw error
  }
}
