/** What a bureau tells beside the returns, as it holds today. */
import type {
  BankTaxAuth,
  CreditRating,
  InsuranceMonth,
  Shareholder,
  Violation,
} from '@xinjian/engine/tax/facts'
import { maskName } from '@xinjian/format'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { bankTaxAuth } from '../../bureau/bank-tax-auth.ts'
import { creditRating } from '../../bureau/credit-rating.ts'
import { shareholder } from '../../bureau/shareholder.ts'
import { socialInsurance } from '../../bureau/social-insurance.ts'
import { violation } from '../../bureau/violation.ts'
import { type HeldRows, heldFacts } from '../../held-facts.ts'
import { monthIndexOf } from '../../month.ts'

/** Natural persons with their names masked: their key names them too, and is left to the platform. */
export async function heldShareholders(
  tx: TenantDb,
  enterpriseId: number,
): Promise<HeldRows<Shareholder>> {
  const { rows, newest } = await heldFacts<Shareholder>(tx, enterpriseId, shareholder.held)
  const masked = rows.map((row, i) => ({
    ...row,
    key: String(i + 1),
    name: row.kind?.includes('自然人') ? maskName(row.name) : row.name,
  }))
  return { rows: masked, newest }
}

export const heldRatings = (tx: TenantDb, enterpriseId: number): Promise<HeldRows<CreditRating>> =>
  heldFacts(tx, enterpriseId, creditRating.held)

export const heldViolations = (tx: TenantDb, enterpriseId: number): Promise<HeldRows<Violation>> =>
  heldFacts(tx, enterpriseId, violation.held)

export async function heldInsurance(
  tx: TenantDb,
  enterpriseId: number,
): Promise<HeldRows<InsuranceMonth>> {
  type Stored = Omit<InsuranceMonth, 'month'> & { month: string }
  const { rows, newest } = await heldFacts<Stored>(tx, enterpriseId, socialInsurance.held)
  const read = rows.flatMap((row): InsuranceMonth[] => {
    const month = monthIndexOf(row.month)
    return month === null ? [] : [{ ...row, month }]
  })
  return { rows: read, newest }
}

export const heldBankAuths = (tx: TenantDb, enterpriseId: number): Promise<HeldRows<BankTaxAuth>> =>
  heldFacts(tx, enterpriseId, bankTaxAuth.held)
