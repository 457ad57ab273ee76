/**
 * What is known of an enterprise comes in datasets (domain §5.3): a line each, in the order they are collected. From a line follow
 * its names, its scope of consent, how far back it looks, and whether figures can open its rows; what its rows are stands with the
 * server (`features/facts/records`).
 */

/** Who tells it. */
export const DATA_SOURCES = ['TAX_BUREAU'] as const
export type DataSource = (typeof DATA_SOURCES)[number]

export interface DatasetLine {
  zh: string
  en: string
  source: DataSource
  /** Months before the running one that the source shows; 0 = the state of today. */
  months: number
  /** Its rows are flat records with revisions, and figures open them. Of returns they are the lines, of statements the items. */
  records?: true
}

export const DATASET_LINES = {
  REGISTRATION: { zh: '登记信息', en: 'Registration', source: 'TAX_BUREAU', months: 0 },
  SHAREHOLDER: { zh: '股东信息', en: 'Shareholders', source: 'TAX_BUREAU', months: 0 },
  CREDIT_RATING: {
    zh: '纳税信用等级',
    en: 'Tax credit rating',
    source: 'TAX_BUREAU',
    months: 60,
    records: true,
  },
  VAT_RETURN: {
    zh: '增值税申报',
    en: 'VAT returns',
    source: 'TAX_BUREAU',
    months: 36,
    records: true,
  },
  CIT_RETURN: {
    zh: '企业所得税申报',
    en: 'Income tax returns',
    source: 'TAX_BUREAU',
    months: 36,
    records: true,
  },
  FIN_STATEMENT: {
    zh: '财务报表',
    en: 'Financial statements',
    source: 'TAX_BUREAU',
    months: 36,
    records: true,
  },
  TAX_PAYMENT: {
    zh: '缴款信息',
    en: 'Tax payments',
    source: 'TAX_BUREAU',
    months: 36,
    records: true,
  },
  TAX_ARREARS: {
    zh: '欠税信息',
    en: 'Tax arrears',
    source: 'TAX_BUREAU',
    months: 36,
    records: true,
  },
  TAX_VIOLATION: {
    zh: '违法违章信息',
    en: 'Violations',
    source: 'TAX_BUREAU',
    months: 36,
    records: true,
  },
  INVOICE_OUT: { zh: '销项发票', en: 'Sales invoices', source: 'TAX_BUREAU', months: 36 },
  INVOICE_IN: { zh: '进项发票', en: 'Purchase invoices', source: 'TAX_BUREAU', months: 36 },
  SOCIAL_INSURANCE: {
    zh: '社保缴费',
    en: 'Social insurance',
    source: 'TAX_BUREAU',
    months: 36,
    records: true,
  },
  BANK_TAX_AUTH: {
    zh: '银税互动授权记录',
    en: 'Bank-tax consents',
    source: 'TAX_BUREAU',
    months: 36,
    records: true,
  },
} as const satisfies Record<string, DatasetLine>

type Lines = typeof DATASET_LINES
export type Dataset = keyof Lines

/** Datasets whose rows figures open, invoices apart. */
export type RecordDataset = {
  [D in Dataset]: Lines[D] extends { records: true } ? D : never
}[Dataset]

export const DATASETS = Object.keys(DATASET_LINES) as [Dataset, ...Dataset[]]

/** Code → Chinese name, which documents and consents carry. */
export const DATASET_NAMES = Object.fromEntries(
  Object.entries(DATASET_LINES).map(([dataset, { zh }]) => [dataset, zh]),
) as { readonly [D in Dataset]: Lines[D]['zh'] }

export const datasetMonths = (dataset: Dataset): number => DATASET_LINES[dataset].months
