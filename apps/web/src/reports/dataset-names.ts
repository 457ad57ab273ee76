import { DATASET_NAMES, type Dataset } from '@xinjian/contract/collect/datasets'
import type { Lang } from './labels.ts'

/** English names of the datasets, in the order they are listed wherever they are shown. */
const ENGLISH: Record<Dataset, string> = {
  REGISTRATION: 'Registration',
  SHAREHOLDER: 'Shareholders',
  INVOICE_OUT: 'Sales invoices',
  INVOICE_IN: 'Purchase invoices',
  VAT_RETURN: 'VAT returns',
  CIT_RETURN: 'Income tax returns',
  FIN_STATEMENT: 'Financial statements',
  TAX_PAYMENT: 'Tax payments',
  TAX_ARREARS: 'Tax arrears',
  TAX_VIOLATION: 'Violations',
  CREDIT_RATING: 'Tax credit rating',
  SOCIAL_INSURANCE: 'Social insurance',
  BANK_TAX_AUTH: 'Bank-tax consents',
}

/** What the datasets are called in either language. */
export const DATASETS_NAMED: Record<Lang, Readonly<Record<Dataset, string>>> = {
  zh: DATASET_NAMES,
  en: ENGLISH,
}

const ORDER = Object.keys(ENGLISH)

/** The name of a dataset; one that is not known keeps the name it has. */
export const datasetName = (dataset: string, lang: Lang): string =>
  DATASETS_NAMED[lang][dataset as Dataset] ?? dataset

/** Coverage by dataset in the order datasets are listed everywhere; a document has its keys sorted by letter. */
export const inOrder = <M>(coverage: Record<string, M>): [string, M][] =>
  Object.entries(coverage).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))

const rank = (dataset: string): number => {
  const at = ORDER.indexOf(dataset)
  return at < 0 ? ORDER.length : at
}
