/** What a dataset is called, and how many months of it a bureau shows (domain §5.3). */
import type { Dataset } from '@xinjian/contract'

const NAMES: Record<Dataset, string> = {
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
}

export const datasetName = (dataset: Dataset): string => NAMES[dataset]

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
