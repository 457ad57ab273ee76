import type { Dataset } from '@xinjian/contract/nouns/collect'
import type { Lang } from './labels.ts'

/** What the datasets are called wherever they are shown, in the order they are listed. */
export const DATASET_NAMES: Record<Lang, Record<Dataset, string>> = {
  zh: {
    REGISTRATION: '登记信息',
    SHAREHOLDER: '股东信息',
    INVOICE_OUT: '销项发票',
    INVOICE_IN: '进项发票',
    VAT_RETURN: '增值税申报',
    CIT_RETURN: '企业所得税申报',
    FIN_STATEMENT: '财务报表',
    TAX_PAYMENT: '缴款信息',
    TAX_ARREARS: '欠税信息',
    TAX_VIOLATION: '违法违章信息',
    CREDIT_RATING: '纳税信用等级',
    SOCIAL_INSURANCE: '社保缴费',
    BANK_TAX_AUTH: '银税互动授权记录',
  },
  en: {
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
  },
}

const ORDER = Object.keys(DATASET_NAMES.zh)

/** The name of a dataset; one that is not known keeps the name it has. */
export const datasetName = (dataset: string, lang: Lang): string =>
  DATASET_NAMES[lang][dataset as Dataset] ?? dataset

/** Coverage by dataset in the order datasets are listed everywhere; a document has its keys sorted by letter. */
export const inOrder = <M>(coverage: Record<string, M>): [string, M][] =>
  Object.entries(coverage).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))

const rank = (dataset: string): number => {
  const at = ORDER.indexOf(dataset)
  return at < 0 ? ORDER.length : at
}
