/** What a dataset is called, and how many months of it a bureau shows (domain §5.3). */
import { DATASET_NAMES, type Dataset } from '@xinjian/contract'

export const datasetName = (dataset: Dataset): string => DATASET_NAMES[dataset]

/** Months before the running one; 0 = the state of today. */
const MONTHS: Record<Dataset, number> = {
  REGISTRATION: 0,
  SHAREHOLDER: 0,
  CREDIT_RATING: 60,
  VAT_RETURN: 36,
  CIT_RETURN: 36,
  FIN_STATEMENT: 36,
  TAX_PAYMENT: 36,
  TAX_ARREARS: 36,
  TAX_VIOLATION: 36,
  INVOICE_OUT: 36,
  INVOICE_IN: 36,
  SOCIAL_INSURANCE: 36,
  BANK_TAX_AUTH: 36,
}

export const datasetMonths = (dataset: Dataset): number => MONTHS[dataset]
