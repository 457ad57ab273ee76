/** Rows of a bureau → rows of our fact tables. Pure: what a bureau says, in our names; money in 分, periods as text or dates. */
import type { Dataset } from '@xinjian/contract'
import type { BureauDataset, BureauRow } from '../../../outside/bureau/connector.ts'
import type { FactRow, FactTable, Lister } from './fact-row.ts'
import {
  arrears,
  bankAuth,
  insurance,
  payment,
  rating,
  registration,
  shareholder,
  violation,
} from './record-facts.ts'
import { citReturn, finStatement, vatReturn } from './return-facts.ts'

/** Tables that are a picture of now: what is no longer shown is gone. */
export const SNAPSHOTS: ReadonlySet<FactTable> = new Set<FactTable>([
  'shareholder',
  'tax_arrears',
  'bank_tax_auth',
])

/** Table whose rows are counted and shown for a dataset. */
export const MAIN_TABLE: Partial<Record<Dataset, FactTable>> = {
  REGISTRATION: 'tax_registration',
  SHAREHOLDER: 'shareholder',
  CREDIT_RATING: 'credit_rating',
  VAT_RETURN: 'vat_return',
  CIT_RETURN: 'cit_return',
  FIN_STATEMENT: 'fin_statement',
  TAX_PAYMENT: 'tax_payment',
  TAX_ARREARS: 'tax_arrears',
  TAX_VIOLATION: 'tax_violation',
  SOCIAL_INSURANCE: 'social_insurance',
  BANK_TAX_AUTH: 'bank_tax_auth',
}

const LINES: Partial<Record<FactTable, FactTable>> = {
  vat_return: 'vat_return_line',
  cit_return: 'cit_return_line',
}

/** Tables that rows of a dataset go to: the main one, then that of its lines. */
export function tablesOf(dataset: Dataset): FactTable[] {
  const main = MAIN_TABLE[dataset]
  if (!main) return []
  const lines = LINES[main]
  return lines ? [main, lines] : [main]
}

/** Every table of facts that bureaus tell. */
export const ALL_TABLES: readonly FactTable[] = [
  ...Object.values(MAIN_TABLE),
  ...Object.values(LINES),
]

const LISTERS: Partial<Record<BureauDataset, Lister>> = {
  REGISTRATION: registration,
  SHAREHOLDERS: shareholder,
  CREDIT_RATING: rating,
  VAT_RETURNS: vatReturn,
  CIT_QUARTERLY: citReturn,
  CIT_ANNUAL: citReturn,
  FIN_STATEMENTS: finStatement,
  PAYMENTS: payment,
  ARREARS: arrears,
  VIOLATIONS: violation,
  SOCIAL_INSURANCE: insurance,
  BANK_TAX_AUTHS: bankAuth,
}

export const factsOf = (dataset: BureauDataset, row: BureauRow): FactRow[] =>
  LISTERS[dataset]?.(row) ?? []
