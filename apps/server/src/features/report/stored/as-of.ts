/** The facts of an enterprise as of a month, for who judges by them and keeps no report: a back-test, a trial on reckoned reports. */
import { formatDay, monthOfDay } from '@xinjian/engine/kit/calendar/window'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { mayUse } from '../../consent/index.ts'
import { kindOf } from '../kinds/registry.ts'
import { scopesOf } from '../scopes.ts'

export interface AsOf {
  /** Last month (year × 12 + month − 1); null = the last whole one that the data speak of. */
  through: number | null
  /** Day (day number) on which it is judged, and the one that is running in China. */
  day: number
  today: number
}

/** Whose data besides the enterprise's own stand among the facts: ids of enterprises, numbers of the contracts of persons. */
export interface RestsOn {
  beside: readonly number[]
  persons: readonly string[]
}

export type FactsAsOf =
  | { missing: 'NO_CONSENT' | 'NO_DATA' }
  | (RestsOn & {
      facts: unknown
      through: number
      /** Last month up to `through` that the data speak of. */
      known: number
    })

/** As a report of that month would be made of them. Consent that does not allow new work, and a month before the data, are told as such. */
export async function factsAsOf(
  tenant: TenantDb,
  name: ReportKind,
  enterpriseId: number,
  { through, day, today }: AsOf,
): Promise<FactsAsOf> {
  const kind = kindOf(name)
  try {
    await mayUse(tenant, enterpriseId, await scopesOf(tenant, enterpriseId, kind))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CONSENT_REQUIRED')
      return { missing: 'NO_CONSENT' }
    throw error
  }
  const months = await kind.months(tenant, enterpriseId)
  if (!months || (through !== null && through < months.first)) return { missing: 'NO_DATA' }
  const whole = Math.min(months.last, monthOfDay(today) - 1)
  const asked = through ?? whole
  const loaded = await kind.load(tenant, enterpriseId, {
    judgedOn: looksBack({ asked, last: months.last, day, today }) ? null : formatDay(day),
    terms: {},
  })
  if (!loaded) return { missing: 'NO_DATA' }
  const { facts, beside = [], persons = [] } = loaded
  return { facts, through: asked, known: Math.min(months.last, asked), beside, persons }
}

/**
 * Whether the data (to month `last`) go on after the month that is asked for. Rows of the running month do not make the month before it one of
 * the past for who judges today: a report that is ordered today is judged today as well. For who judges on a day that is over any later month
 * came after it, and its newest row would lie behind that day.
 */
export const looksBack = (of: {
  asked: number
  last: number
  day: number
  today: number
}): boolean =>
  of.asked < (of.day === of.today ? Math.min(of.last, monthOfDay(of.today) - 1) : of.last)

/** null = the engine refuses facts that it cannot date: one enterprise must not end the work at all of them. */
export function dated<T>(make: () => T): T | null {
  try {
    return make()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
