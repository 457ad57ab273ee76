/** What a bureau tells beside the returns, as it holds today. */
import type {
  BankTaxAuth,
  CreditRating,
  InsuranceMonth,
  Shareholder,
  Violation,
} from '@xinjian/engine/tax/facts'
import { maskName } from '@xinjian/format'
import type { TenantDb } from '../../../../db/tenant.ts'
import { type HeldRows, heldFacts, heldSql } from '../held-facts.ts'
import { monthIndexOf } from './month.ts'

const SHAREHOLDERS = heldSql(
  'shareholder',
  `name, kind, ratio::float8 as ratio, subscribed_wan::float8 as "subscribedWan", paid_wan::float8 as "paidWan",
   subscribed_on::text as "subscribedOn"`,
)
const RATINGS = heldSql(
  'credit_rating',
  'year, score::float8 as score, grade, rated_on::text as "ratedOn", coalesce(revised, false) as revised',
)
const VIOLATIONS = heldSql(
  'tax_violation',
  'registered_on::text as "registeredOn", fact, means, status, penalty, authority',
)
const INSURANCE = heldSql('social_insurance', 'month, insured, payable, paid')
const AUTHS = heldSql(
  'bank_tax_auth',
  'institution, product, authorised_at as "authorisedAt", expires_at as "expiresAt", status',
)

/** Natural persons with their names masked: their key names them too, and is left to the platform. */
export async function heldShareholders(
  tx: TenantDb,
  enterpriseId: number,
): Promise<HeldRows<Shareholder>> {
  const { rows, newest } = await heldFacts<Shareholder>(tx, enterpriseId, SHAREHOLDERS)
  const masked = rows.map((row, i) => ({
    ...row,
    key: String(i + 1),
    name: row.kind?.includes('自然人') ? maskName(row.name) : row.name,
  }))
  return { rows: masked, newest }
}

export const heldRatings = (tx: TenantDb, enterpriseId: number): Promise<HeldRows<CreditRating>> =>
  heldFacts(tx, enterpriseId, RATINGS)

export const heldViolations = (tx: TenantDb, enterpriseId: number): Promise<HeldRows<Violation>> =>
  heldFacts(tx, enterpriseId, VIOLATIONS)

export async function heldInsurance(
  tx: TenantDb,
  enterpriseId: number,
): Promise<HeldRows<InsuranceMonth>> {
  type Stored = Omit<InsuranceMonth, 'month'> & { month: string }
  const { rows, newest } = await heldFacts<Stored>(tx, enterpriseId, INSURANCE)
  const read = rows.flatMap((row): InsuranceMonth[] => {
    const month = monthIndexOf(row.month)
    return month === null ? [] : [{ ...row, month }]
  })
  return { rows: read, newest }
}

export const heldBankAuths = (tx: TenantDb, enterpriseId: number): Promise<HeldRows<BankTaxAuth>> =>
  heldFacts(tx, enterpriseId, AUTHS)
