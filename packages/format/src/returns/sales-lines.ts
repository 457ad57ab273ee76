/** 申报销售额 by form: the lines that come to the sales declared for value added tax (domain §2.3, §2.4). */
export const SALES_LINES = {
  GENERAL: ['1', '5', '7', '8'],
  SMALL: ['1', '4', '7', '9', '13'],
} as const
