/** What an enterprise comes to under several books of rules, from the facts that are stored, without a report. */
import type { RuleBook } from '@xinjian/engine/report/book'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { Judged } from '@xinjian/engine/report/rulebook'
import type { TenantDb } from '../../db/tenant.ts'
import { kindOf } from './kinds/registry.ts'
import { type AsOf, dated, factsAsOf, type RestsOn } from './stored/as-of.ts'

export type JudgedEnterprise =
  | { outcome: 'NO_CONSENT' | 'NO_DATA' }
  | ({ outcome: 'FAILED' } & RestsOn)
  | ({ outcome: 'JUDGED'; judged: Judged[] } & RestsOn)

/**
 * Judged today as a report of that month would be. Data that the platform does not hold for the month, consent that does not allow new
 * work, and facts that no rule can be judged by are outcomes of their own: none is a good one.
 */
export async function judgeUnder(
  tenant: TenantDb,
  kind: ReportKind,
  enterpriseId: number,
  { through, today }: Omit<AsOf, 'day'>,
  books: readonly (RuleBook | null)[],
): Promise<JudgedEnterprise> {
  const { desk } = kindOf(kind).engine
  if (!desk) throw new Error(`rules of ${kind} cannot be set`)
  const found = await factsAsOf(tenant, kind, enterpriseId, { through, day: today, today })
  if ('missing' in found) return { outcome: found.missing }
  const judged = dated(() => desk.judge(found.facts, found.through, books))
  const { beside, persons } = found
  return judged
    ? { outcome: 'JUDGED', judged, beside, persons }
    : { outcome: 'FAILED', beside, persons }
}
