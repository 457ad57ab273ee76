/** What an enterprise comes to under several books of rules, from the facts that are stored, without a report. */
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { RuleBook } from '@xinjian/engine/report/book'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { Judged } from '@xinjian/engine/report/rulebook'
import type { TenantDb } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { mayUse } from '../consent/index.ts'
import { kindOf } from './kinds/registry.ts'
import { scopesOf } from './scopes.ts'

export type JudgedEnterprise =
  | { outcome: 'NO_CONSENT' | 'NO_DATA' | 'FAILED' }
  | { outcome: 'JUDGED'; judged: Judged[] }

export interface AsOf {
  /** Last month (year × 12 + month − 1); null = the last one that the data speak of. */
  through: number | null
  /** Day (day number) and month that are running in China. */
  today: number
  month: number
}

/**
 * Judged as a report of that month would be. Data that the platform does not hold for the month, consent that does not allow new
 * work, and facts that no rule can be judged by are outcomes of their own: none is a good one.
 */
export async function judgeUnder(
  tenant: TenantDb,
  kind: ReportKind,
  enterpriseId: number,
  { through, today, month }: AsOf,
  books: readonly (RuleBook | null)[],
): Promise<JudgedEnterprise> {
  const { engine, months: monthsOf, load } = kindOf(kind)
  const { desk } = engine
  if (!desk) throw new Error(`rules of ${kind} cannot be set`)
  try {
    await mayUse(tenant, enterpriseId, await scopesOf(tenant, enterpriseId, kindOf(kind)))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED')
      return { outcome: 'NO_CONSENT' }
    throw error
  }
  const months = await monthsOf(tenant, enterpriseId)
  if (!months || (through !== null && through < months.first)) return { outcome: 'NO_DATA' }
  const last = Math.min(months.last, month - 1)
  const asked = through ?? last
  const loaded = await load(tenant, enterpriseId, {
    judgedOn: asked < last ? null : formatDay(today),
    terms: {},
  })
  if (!loaded) return { outcome: 'NO_DATA' }
  try {
    return { outcome: 'JUDGED', judged: desk.judge(loaded.facts, asked, books) }
  } catch (error) {
    // The engine refuses facts it cannot date; one enterprise must not end the run of all.
    if (error instanceof RangeError) return { outcome: 'FAILED' }
    throw error
  }
}
