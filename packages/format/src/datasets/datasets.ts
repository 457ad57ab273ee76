/**
 * What is known of an enterprise comes in datasets (domain §5.3): a line each, in the order they are collected. From a line follow
 * its names, its scope of consent, how far back it looks, and whether figures can open its rows; what its rows are stands with the
 * server (`features/facts/records`).
 */

import type { PublicRecordKind } from '../public-records/kinds.ts'

/** Who tells it. */
export const DATA_SOURCES = ['TAX_BUREAU', 'LEDGER', 'BANK'] as const
export type DataSource = (typeof DATA_SOURCES)[number]

/** Told by the enterprise's own books: its files, or its accounting program where it lets that be read. No bureau has them. */
export const FILE_SOURCES = ['LEDGER', 'BANK'] as const satisfies readonly DataSource[]
export type FileSource = (typeof FILE_SOURCES)[number]
export type CollectedSource = Exclude<DataSource, FileSource>

export interface DatasetLine {
  zh: string
  en: string
  source: DataSource
  /** Months before the running one that the source shows; 0 = the state of today. */
  months: number
  /** Its rows are flat records with revisions, and figures open them. Of returns they are the lines, of statements the items. */
  records?: true
  /** The enterprise uploads it, and nothing else tells it: no consent to collect speaks of it. */
  uploaded?: true
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
  GL_ACCOUNT: { zh: '科目表', en: 'Chart of accounts', source: 'LEDGER', months: 0 },
  GL_BALANCE: {
    zh: '科目余额',
    en: 'Account balances',
    source: 'LEDGER',
    months: 36,
    records: true,
  },
  GL_VOUCHER: { zh: '凭证分录', en: 'Voucher lines', source: 'LEDGER', months: 36, records: true },
  RECEIVABLE: {
    zh: '应收账款',
    en: 'Receivables',
    source: 'LEDGER',
    months: 0,
    records: true,
  },
  PAYABLE: { zh: '应付账款', en: 'Payables', source: 'LEDGER', months: 0, records: true },
  STOCK_SUMMARY: {
    zh: '收发存汇总',
    en: 'Stock summary',
    source: 'LEDGER',
    months: 36,
    records: true,
  },
  STOCK_MOVE: { zh: '出入库流水', en: 'Stock moves', source: 'LEDGER', months: 36, records: true },
  STOCK_ON_HAND: { zh: '库存', en: 'Stock on hand', source: 'LEDGER', months: 0, records: true },
  SALES_LINE: { zh: '销售明细', en: 'Sales lines', source: 'LEDGER', months: 36, records: true },
  PURCHASE_LINE: {
    zh: '采购明细',
    en: 'Purchase lines',
    source: 'LEDGER',
    months: 36,
    records: true,
  },
  SALES_ORDER: { zh: '销售订单', en: 'Sales orders', source: 'LEDGER', months: 36, records: true },
  PURCHASE_ORDER: {
    zh: '采购订单',
    en: 'Purchase orders',
    source: 'LEDGER',
    months: 36,
    records: true,
  },
  BUSINESS_PARTY: { zh: '往来单位', en: 'Customers and suppliers', source: 'LEDGER', months: 0 },
  BANK_LINE: { zh: '银行流水', en: 'Bank lines', source: 'BANK', months: 36, records: true },
  BANK_SLIP: {
    zh: '银行回单',
    en: 'Bank payment slips',
    source: 'BANK',
    months: 36,
    records: true,
    uploaded: true,
  },
} as const satisfies Record<string, DatasetLine>

type Lines = typeof DATASET_LINES
export type Dataset = keyof Lines

/** Datasets of these lines whose rows figures open, invoices apart. */
export type OwnRecordDataset = {
  [D in Dataset]: Lines[D] extends { records: true } ? D : never
}[Dataset]

/** What lenders told of an enterprise and of its persons: asked for at an order under the consent of each, and collected from nowhere. */
export const LENDING_DATASET = 'LENDING_RECORD'

/** All of which figures open rows: what registry and courts publish is told to anybody, so it has no line here, no scope of consent and no collection. */
export type RecordDataset = OwnRecordDataset | PublicRecordKind | typeof LENDING_DATASET

export const DATASETS = Object.keys(DATASET_LINES) as [Dataset, ...Dataset[]]

/** Those that a tax bureau brings. */
export type CollectedDataset = {
  [D in Dataset]: Lines[D]['source'] extends FileSource ? never : D
}[Dataset]

const byFileAlone = (dataset: Dataset): boolean =>
  (FILE_SOURCES as readonly DataSource[]).includes(DATASET_LINES[dataset].source)

/** Whether a source is logged in at by itself, and its datasets come as it lists them. */
export const isCollected = (source: DataSource): source is CollectedSource =>
  !(FILE_SOURCES as readonly DataSource[]).includes(source)

/** In the order of a collection at a bureau. */
export const COLLECTED_DATASETS = DATASETS.filter((dataset) => !byFileAlone(dataset)) as [
  CollectedDataset,
  ...CollectedDataset[],
]

/** Those of the enterprise's own books. */
export const FILE_DATASETS: readonly Dataset[] = DATASETS.filter(byFileAlone)

/** Code → Chinese name, which documents and consents carry. */
export const DATASET_NAMES = Object.fromEntries(
  Object.entries(DATASET_LINES).map(([dataset, { zh }]) => [dataset, zh]),
) as { readonly [D in Dataset]: Lines[D]['zh'] }

/** Those that a consent to collect speaks of. */
export type ConsentDataset = {
  [D in Dataset]: Lines[D] extends { uploaded: true } ? never : D
}[Dataset]

export const CONSENT_DATASET_NAMES = Object.fromEntries(
  Object.entries<DatasetLine>(DATASET_LINES).flatMap(([dataset, { zh, uploaded }]) =>
    uploaded ? [] : [[dataset, zh]],
  ),
) as { readonly [D in ConsentDataset]: Lines[D]['zh'] }

export const datasetMonths = (dataset: Dataset): number => DATASET_LINES[dataset].months
