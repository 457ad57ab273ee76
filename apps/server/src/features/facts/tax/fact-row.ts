/** A fact as it is stored, and what makes facts of one row of a bureau. */
import type { BureauRow } from '../../../outside/bureau/connector.ts'

export type FactTable =
  | 'tax_registration'
  | 'shareholder'
  | 'vat_return'
  | 'vat_return_line'
  | 'cit_return'
  | 'cit_return_line'
  | 'fin_statement'
  | 'tax_payment'
  | 'tax_arrears'
  | 'tax_violation'
  | 'credit_rating'
  | 'social_insurance'
  | 'bank_tax_auth'

export interface FactRow {
  table: FactTable
  /** What makes it the same fact as last time. */
  key: string
  columns: Record<string, unknown>
}

export type Lister = (row: BureauRow) => FactRow[]
