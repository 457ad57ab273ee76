import { words } from '@xinjian/format/say/words'

/** What the schemas of money, bills and products do not accept. */
export const MONEY_FIELD_SAYS = words({
  enterReferencePayment: ['请填写收款凭据', 'Enter the reference of the payment'],
  enterNote: ['请填写说明', 'Enter a note'],
  enterBankReferenceNumber: [
    '请填写银行流水号、查询编号等凭据',
    'Enter the bank reference, the number of the query or another reference',
  ],
  chooseHowCharged: ['请选择计费方式', 'Choose how it is charged'],
  sayWhyPriceChanges: ['请填写调价说明', 'Say why the price changes'],
  amountCannotNegative: ['金额不能为负', 'The amount cannot be negative'],
  amountTooHigh: ['金额须在100亿元以内', 'The amount must be at most 10 billion yuan'],
  priceTooHigh: ['单价须在100万元以内', 'The unit price must be at most 1 million yuan'],
  enterAmount: ['金额不能为空', 'Enter the amount'],
  amountForm: [
    '金额为1-10位，小数点最多三位',
    'An amount of 1–10 digits, with at most three decimals',
  ],
  productCodeNotRight: ['产品代码有误', 'The product code is not right'],
  sayWhatYouObject: ['请填写异议内容', 'Say what you object to'],
  enterAnswerInvoiceNumber: [
    '请填写答复、发票号码或收款凭据',
    'Enter the answer, the invoice number or the reference of the payment',
  ],
  enterNumberQuery: ['请输入查询编号', 'Enter the number of the query'],
  enterPrice: ['请填写价格', 'Enter the price'],
  mostDaysValid: ['有效期最长3650天', 'Valid for at most 3650 days'],
  numberOrderNotRight: ['订单号有误', 'The number of the order is not right'],
  chooseProduct: ['请选择产品', 'Choose a product'],
})
