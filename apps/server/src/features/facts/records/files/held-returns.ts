/** Heads of the returns that hold today, with their periods. */
import { type MonthIndex, parseMonth } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../../../db/tenant.ts'
import { monthIndexOf } from '../month.ts'
import { UPLOAD } from '../source.ts'

export interface HeldReturn {
  key: string
  source: string
  /** As its lines are numbered: GENERAL, SMALL, A200000, 2017, 2024. */
  form: string
  from: MonthIndex
  to: MonthIndex
  /** Of income tax: the year, not its quarters, though they overlap. */
  annual: boolean
  declaredOn: string | null
  status: string | null
}

interface Row extends Record<string, unknown> {
  key: string
  source: string
  form: string
  first: string
  last: string
  annual: boolean
  declaredOn: string | null
  status: string | null
}

const COLUMNS = {
  vat_return: `period_from as first, period_to as last, false as annual, status`,
  // Every quarter is a period of its own, whatever it sums.
  cit_return: `year || '-' || lpad((coalesce(quarter, 1) * 3 - 2)::text, 2, '0') as first,
    year || '-' || lpad((coalesce(quarter, 4) * 3)::text, 2, '0') as last, quarter is null as annual, null as status`,
}

/** Those of an unreadable period are left out: they can be set beside nothing. */
export async function heldReturns(
  tx: TenantDb,
  enterpriseId: number,
  table: 'vat_return' | 'cit_return',
): Promise<HeldReturn[]> {
  const rows = await tx.rows<Row>(
    `select * from (
       select distinct on (row_key) row_key as key, gone, source, form_version as form, declared_on::text as "declaredOn", ${COLUMNS[table]}
         from ${table} where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) h
      where not gone order by key`,
    [enterpriseId],
  )
  return rows.flatMap(({ first, last, ...row }) => {
    const [from, to] = [monthIndexOf(first), monthIndexOf(last)]
    return from === null || to === null ? [] : [{ ...row, from, to }]
  })
}

type Period = Pick<HeldReturn, 'from' | 'to' | 'annual'>

export const samePeriod = (a: Period, b: Period): boolean =>
  a.from === b.from && a.to === b.to && a.annual === b.annual

export const overlap = (a: Period, b: Period): boolean =>
  a.annual === b.annual && a.from <= b.to && b.from <= a.to

/**
 * Month from which the newest return of a file is seen: the one in which it was declared, without a day the one after its period.
 * null = no file tells any.
 */
export async function lastFiledMonth(
  tx: TenantDb,
  enterpriseId: number,
): Promise<MonthIndex | null> {
  const held = [
    ...(await heldReturns(tx, enterpriseId, 'vat_return')),
    ...(await heldReturns(tx, enterpriseId, 'cit_return')),
  ]
  const months = held.flatMap(({ source, to, declaredOn }) =>
    source === UPLOAD ? [parseMonth(declaredOn?.slice(0, 7) ?? '') ?? to + 1] : [],
  )
  return months.length > 0 ? Math.max(...months) : null
}
