import { DATASET_LINES, DATASETS, type Dataset } from '@xinjian/format/datasets/datasets'
import type { Lang } from './labels.ts'

const named = (lang: Lang) =>
  Object.fromEntries(DATASETS.map((d) => [d, DATASET_LINES[d][lang]])) as Record<Dataset, string>

/** What the datasets are called in either language. */
export const DATASETS_NAMED: Record<Lang, Readonly<Record<Dataset, string>>> = {
  zh: named('zh'),
  en: named('en'),
}

/** What people look for first stands first wherever datasets are listed; the others follow in the order they are collected. */
const FIRST: readonly string[] = [
  'REGISTRATION',
  'SHAREHOLDER',
  'INVOICE_OUT',
  'INVOICE_IN',
  'VAT_RETURN',
  'CIT_RETURN',
  'FIN_STATEMENT',
  'TAX_PAYMENT',
  'TAX_ARREARS',
  'TAX_VIOLATION',
  'CREDIT_RATING',
] satisfies Dataset[]
const ORDER = [...FIRST, ...DATASETS.filter((d) => !FIRST.includes(d))]

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
