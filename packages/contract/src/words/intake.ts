import { words } from '@xinjian/format/say/words'

/** What the schemas of invoices that are checked and enterprises that are registered do not accept. */
export const INTAKE_FIELD_SAYS = words({
  enterAmount: ['请填写金额', 'Enter the amount'],
  enterAmountYuanWith: [
    '请输入金额（元），最多两位小数',
    'Enter the amount in yuan, with at most two decimals',
  ],
  invoiceCodeForm: ['发票代码为10位或12位数字', 'An invoice code has 10 or 12 digits'],
  enterInvoiceNumber: ['请填写发票号码', 'Enter the invoice number'],
  invoiceNumberForm: ['发票号码为8位或20位数字', 'An invoice number has 8 or 20 digits'],
  enterNameSeller: ['请填写销售方名称', 'Enter the name of the seller'],
  enterNameBuyer: ['请填写购买方名称', 'Enter the name of the buyer'],
  enterNumberNotLess: ['请输入不小于零的数字', 'Enter a number that is not less than zero'],
  capitalInWan: [
    '注册资本以万元计，请核对单位',
    'The registered capital is in units of 10,000 yuan: check the unit',
  ],
  chooseKindTaxpayer: ['请选择纳税人类型', 'Choose the kind of taxpayer'],
})
