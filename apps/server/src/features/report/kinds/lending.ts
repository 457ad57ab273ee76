/** What was collected beside invoices, for the limit of the invoice report: only what a contract in force lets it use. */
import { DATASET_NAMES, DATASETS, type Dataset } from '@xinjian/contract'
import type { LendingFacts, MonthTax, TaxPaid } from '@xinjian/engine/invoice/facts/lending'
import { optionalDay } from '@xinjian/engine/kit/calendar/calendar'
import { type MonthIndex, monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { classOf, groupOf } from '@xinjian/engine/tax-payment/classes'
import type { Payment } from '@xinjian/engine/tax-payment/facts'
import type { TenantDb } from '../../../db/tenant.ts'
import { usableOf } from '../../consent/index.ts'
import { type Collection, shownMonths } from '../../facts/coverage/read.ts'
import { COLLECTIONS, heldArrears, heldPayments, yearStatement } from '../../facts/records/read.ts'

/** What is read here: each only under a contract in force that holds its scope. */
const BESIDE: readonly Dataset[] = ['TAX_PAYMENT', 'TAX_ARREARS', 'FIN_STATEMENT']
/** What the report reads: the rest of what was collected is named as not used. */
const USED: readonly Dataset[] = [
  'REGISTRATION',
  'CREDIT_RATING',
  'INVOICE_OUT',
  'INVOICE_IN',
  ...BESIDE,
]

/** null = nothing was ever collected of this enterprise. */
export async function lendingFacts(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<LendingFacts | null> {
  const all = await tenant.rows<Collection>(COLLECTIONS, [enterpriseId, [...DATASETS]])
  // No limit rises on certificates and returns that no bureau has told.
  const collections = all.filter(
    ({ dataset, first }) => first == null || dataset === 'FIN_STATEMENT',
  )
  if (collections.length === 0) return null
  const collected = new Set(collections.map(({ dataset }) => dataset))
  const allowed = new Set(await usableOf(tenant, enterpriseId, BESIDE))
  const usable = new Set(
    USED.filter((d) => collected.has(d) && (!BESIDE.includes(d) || allowed.has(d))),
  )
  return {
    taxPaid: usable.has('TAX_PAYMENT')
      ? await taxPaid(tenant, enterpriseId, shownMonths(collections, 'TAX_PAYMENT'))
      : null,
    arrears: usable.has('TAX_ARREARS') ? await owed(tenant, enterpriseId) : null,
    statement: usable.has('FIN_STATEMENT') ? await yearStatement(tenant, enterpriseId) : null,
    statementsCollected: collected.has('FIN_STATEMENT'),
    unused: DATASETS.filter((dataset) => collected.has(dataset) && !usable.has(dataset)).map(
      (dataset) => DATASET_NAMES[dataset],
    ),
  }
}

async function owed(tenant: TenantDb, enterpriseId: number): Promise<number> {
  const { rows } = await heldArrears(tenant, enterpriseId)
  return rows.reduce((sum, { balance }) => sum + Math.max(0, balance ?? 0), 0)
}

async function taxPaid(
  tenant: TenantDb,
  enterpriseId: number,
  covered: TaxPaid['covered'],
): Promise<TaxPaid> {
  const { rows } = await heldPayments(tenant, enterpriseId, 'BUREAU')
  return { covered, months: monthsOf(rows) }
}

/** Own tax that is in the treasury, by the month in which it was paid. */
function monthsOf(payments: readonly Payment[]): MonthTax[] {
  const months = new Map<MonthIndex, MonthTax>()
  for (const payment of payments) {
    const group = groupOf(payment.taxKind)
    const day = optionalDay(payment.paidOn)
    if (day === null || classOf(payment) !== 'TAX') continue
    if (group !== 'VAT' && group !== 'CIT') continue
    const month = monthOfDay(day)
    const of = months.get(month) ?? { month, vat: 0, cit: 0 }
    if (group === 'VAT') of.vat += payment.amount
    else of.cit += payment.amount
    months.set(month, of)
  }
  return [...months.values()].sort((a, b) => a.month - b.month)
}
