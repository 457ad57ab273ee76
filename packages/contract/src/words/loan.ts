import { words } from '@xinjian/format/say/words'

/** What the schemas of credit lines and loans do not accept. */
export const LOAN_FIELD_SAYS = words({
  enterAmount: ['请填写金额', 'Enter the amount'],
  amountAboveZero: ['金额须大于0', 'The amount must be above zero'],
  amountTooHigh: ['金额须在1万亿元以内', 'The amount must be at most 1 trillion yuan'],
  yuanForm: [
    '金额为1-12位数字，最多两位小数，且大于0',
    'An amount of 1–12 digits with at most two decimals, above zero',
  ],
  enterRate: ['请填写年利率', 'Enter the yearly rate'],
  rateForm: [
    '年利率为百分数，最多四位小数',
    'A yearly rate in percent, with at most four decimals',
  ],
  lineNumber: ['额度编号有误', 'The number of the credit line is not right'],
  loanNumber: ['借据号有误', 'The number of the loan is not right'],
  enterProduct: ['请填写产品名称', 'Enter the name of the product'],
  enterSubject: ['请填写业务单号', 'Enter the number of the order'],
  enterPurpose: ['请填写借款用途', 'Enter what the money is for'],
  enterPayee: ['请填写收款人名称', 'Enter the name of the payee'],
  enterBank: ['请填写收款银行', 'Enter the bank of the payee'],
  accountForm: ['收款账号为8-32位数字', 'An account number of 8–32 digits'],
  rateRange: ['年利率须在0%与36%之间', 'The yearly rate must be between 0% and 36%'],
  daysRange: ['期限须在1天与1826天之间', 'The term must be between 1 and 1826 days'],
  graceRange: ['宽限期须在0天与30天之间', 'The days of grace must be between 0 and 30'],
  enterReference: ['请填写银行流水号', 'Enter the bank reference'],
  sayWhy: ['请写明理由', 'Say why'],
  chooseStep: ['请选择操作', 'Choose what to do'],
})
