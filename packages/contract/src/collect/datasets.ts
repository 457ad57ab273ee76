/**
 * Datasets of a tax bureau (domain §5.3) and what they are called, in the order they are collected. The English names stand in
 * the web's `reports/dataset-names.ts`.
 */
export const DATASET_NAMES = {
  REGISTRATION: '登记信息',
  SHAREHOLDER: '股东信息',
  CREDIT_RATING: '纳税信用等级',
  VAT_RETURN: '增值税申报',
  CIT_RETURN: '企业所得税申报',
  FIN_STATEMENT: '财务报表',
  TAX_PAYMENT: '缴款信息',
  TAX_ARREARS: '欠税信息',
  TAX_VIOLATION: '违法违章信息',
  INVOICE_OUT: '销项发票',
  INVOICE_IN: '进项发票',
  SOCIAL_INSURANCE: '社保缴费',
  BANK_TAX_AUTH: '银税互动授权记录',
} as const

export type Dataset = keyof typeof DATASET_NAMES

export const DATASETS = Object.keys(DATASET_NAMES) as [Dataset, ...Dataset[]]
