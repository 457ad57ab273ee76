/** What files told gives way to what a bureau tells, and to its silence where it would have told (docs/decisions/0063). */
import type { TenantDb } from '../../../../db/tenant.ts'
import type { FactRow, Provenance } from '../fact-row.ts'
import { monthIndexOf } from '../month.ts'
import { UPLOAD } from '../source.ts'
import { type HeldReturn, heldReturns, overlap } from './held-returns.ts'
import { lockStatements } from './lock.ts'
import { retire, retireReturns, retireWhere } from './retire.ts'
import { paidIn, wasShown } from './was-shown.ts'

/** Before the rows of a dataset that a bureau showed whole are written. @returns how many rows hold no longer */
type GiveWay = (tx: TenantDb, from: Provenance, facts: readonly FactRow[]) => Promise<number>

/** Statements: of those that the bureau tells, and of no others. */
export const statementsGiveWay: GiveWay = async (tx, from, facts) => {
  const rows = facts.filter(({ table }) => table === 'fin_statement')
  if (rows.length === 0) return 0
  await lockStatements(tx, from.enterpriseId)
  const told = new Set(rows.map(({ columns }) => `${columns.kind}/${columns.period_to}`))
  const which = `l.source = '${UPLOAD}' and l.kind || '/' || l.period_to = any($3)`
  return retireWhere(tx, from, 'fin_statement', which, [...told])
}

/** Returns: of periods that the bureau tells, and of those that it would have told. */
export const returnsGiveWay =
  (dataset: 'VAT_RETURN' | 'CIT_RETURN'): GiveWay =>
  async (tx, from, facts) => {
    await lockStatements(tx, from.enterpriseId)
    const table = dataset === 'VAT_RETURN' ? 'vat_return' : 'cit_return'
    const told = facts.flatMap((fact) => (fact.table === table ? (periodOf(fact) ?? []) : []))
    const now = new Date()
    const keys = (await heldReturns(tx, from.enterpriseId, table)).filter(
      (held) =>
        held.source === UPLOAD &&
        (told.some((period) => overlap(period, held)) ||
          wasShown(dataset, now, { ...held, on: held.declaredOn })),
    )
    return retireReturns(
      tx,
      from,
      table,
      keys.map(({ key }) => key),
    )
  }

/** null = of no readable period. */
function periodOf({ columns: c }: FactRow): Pick<HeldReturn, 'from' | 'to' | 'annual'> | null {
  if (typeof c.year === 'number') {
    const quarter = typeof c.quarter === 'number' ? c.quarter : null
    const last = c.year * 12 + (quarter ?? 4) * 3 - 1
    return { from: quarter === null ? c.year * 12 : last - 2, to: last, annual: quarter === null }
  }
  const [from, to] = [monthIndexOf(String(c.period_from)), monthIndexOf(String(c.period_to))]
  return from === null || to === null ? null : { from, to, annual: false }
}

/** Payments: of days that the bureau would have told. */
export const paymentsGiveWay: GiveWay = async (tx, from) => {
  await lockStatements(tx, from.enterpriseId)
  const rows = await tx.rows<{ key: string; paidOn: string }>(
    `select key, "paidOn" from (
       select distinct on (row_key) row_key as key, paid_on::text as "paidOn", gone, source
         from tax_payment where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) p
      where not gone and source = '${UPLOAD}'`,
    [from.enterpriseId],
  )
  const now = new Date()
  const keys = rows.filter(({ paidOn }) => wasShown('TAX_PAYMENT', now, paidIn(paidOn)))
  return retire(
    tx,
    from,
    'tax_payment',
    keys.map(({ key }) => key),
  )
}
