/** Every dataset of flat records: one line each. A dataset that figures open does not compile without its line. */
import {
  DATASET_LINES,
  type DataSource,
  type Dataset,
  LENDING_DATASET,
  type OwnRecordDataset,
  type RecordDataset,
} from '@xinjian/format/datasets/datasets'
import { arrears } from './bureau/arrears.ts'
import { bankTaxAuth } from './bureau/bank-tax-auth.ts'
import { citReturn } from './bureau/cit-return.ts'
import { creditRating } from './bureau/credit-rating.ts'
import { payment } from './bureau/payment.ts'
import { registration } from './bureau/registration.ts'
import { shareholder } from './bureau/shareholder.ts'
import { socialInsurance } from './bureau/social-insurance.ts'
import { statement } from './bureau/statement.ts'
import { vatReturn } from './bureau/vat-return.ts'
import { violation } from './bureau/violation.ts'
import type { DatasetEvidence, FactDataset } from './dataset.ts'
import type { FactTable } from './fact-row.ts'
import { payable, receivable } from './ledger/ageing.ts'
import { bankLine } from './ledger/bank-line.ts'
import { bankSlip } from './ledger/bank-slip.ts'
import { businessParty } from './ledger/business-party.ts'
import { glAccount } from './ledger/gl-account.ts'
import { glBalance } from './ledger/gl-balance.ts'
import { glVoucher } from './ledger/gl-voucher.ts'
import { purchaseOrder, salesOrder } from './ledger/order.ts'
import { stockMove } from './ledger/stock-move.ts'
import { stockOnHand } from './ledger/stock-on-hand.ts'
import { stockSummary } from './ledger/stock-summary.ts'
import { purchaseLine, salesLine } from './ledger/trade.ts'
import { lendingRecord } from './lending/dataset.ts'
import { PUBLIC_DATASETS } from './public/datasets.ts'

export const FACT_DATASETS = {
  REGISTRATION: registration,
  SHAREHOLDER: shareholder,
  CREDIT_RATING: creditRating,
  VAT_RETURN: vatReturn,
  CIT_RETURN: citReturn,
  FIN_STATEMENT: statement,
  TAX_PAYMENT: payment,
  TAX_ARREARS: arrears,
  TAX_VIOLATION: violation,
  SOCIAL_INSURANCE: socialInsurance,
  BANK_TAX_AUTH: bankTaxAuth,
  GL_ACCOUNT: glAccount,
  GL_BALANCE: glBalance,
  GL_VOUCHER: glVoucher,
  RECEIVABLE: receivable,
  PAYABLE: payable,
  STOCK_SUMMARY: stockSummary,
  STOCK_MOVE: stockMove,
  STOCK_ON_HAND: stockOnHand,
  SALES_LINE: salesLine,
  PURCHASE_LINE: purchaseLine,
  SALES_ORDER: salesOrder,
  PURCHASE_ORDER: purchaseOrder,
  BUSINESS_PARTY: businessParty,
  BANK_LINE: bankLine,
  BANK_SLIP: bankSlip,
} as const satisfies Partial<Record<Dataset, FactDataset>> & Record<OwnRecordDataset, FactDataset>

export type FactDatasetCode = keyof typeof FACT_DATASETS

/** What is told under a consent or by files, what registry and courts publish, and what lenders told. */
const EVERY: Readonly<Record<string, FactDataset>> = {
  ...PUBLIC_DATASETS,
  [LENDING_DATASET]: lendingRecord,
  ...FACT_DATASETS,
}

/** null = its rows are not flat records: invoices have a room of their own. */
export const factDataset = (dataset: Dataset | RecordDataset): FactDataset | null =>
  Object.hasOwn(EVERY, dataset) ? EVERY[dataset]! : null

const ALL: readonly (readonly [Dataset, FactDataset])[] = Object.entries(FACT_DATASETS) as [
  FactDatasetCode,
  FactDataset,
][]

export const factDatasets = (): typeof ALL => ALL

/** All that figures open, with what is public. */
export const evidenceDatasets = (): (readonly [RecordDataset, FactDataset])[] =>
  Object.entries(EVERY).filter(([, { evidence }]) => evidence) as [RecordDataset, FactDataset][]

/** What figures open of a dataset. */
export function evidenceOf(dataset: RecordDataset): DatasetEvidence {
  const evidence = factDataset(dataset)?.evidence
  if (!evidence)
    throw new Error(`${dataset} is among the records that figures open, and does not say how`)
  return evidence
}

/** Tables that rows of a dataset go to: the main one, then that of its lines. */
export const tablesOf = ({ table, lines }: FactDataset): FactTable[] =>
  lines ? [table, lines] : [table]

/** Tables of what one source tells. */
export const tablesToldBy = (source: DataSource): FactTable[] =>
  ALL.flatMap(([code, dataset]) => (DATASET_LINES[code].source === source ? tablesOf(dataset) : []))

/** Every table of flat records. */
export const RECORD_TABLES: readonly FactTable[] = Object.values(EVERY).flatMap(tablesOf)
