import { words } from '@xinjian/format/say/words'

/** What is refused of bills, vouchers and payments, and how far a bill has come. */
export const BILLING_SAYS = words({
  referenceTaken: [
    '该银行流水号已由{customer:text}的第{voucher:code}号凭单登记，请核对凭据',
    '{customer} has this bank reference on voucher {voucher} already: check the bank slip',
  ],
  referenceTakenByOther: [
    '该银行流水号已由其他客户的第{voucher:code}号凭单登记，请核对凭据',
    'Another customer has this bank reference on voucher {voucher} already: check the bank slip',
  ],
  balanceShortOfBill: [
    '账户余额不足以结清该账单，尚差 {sum:code} 元（已用授信），请付款后由开账方登记收款',
    'The balance of the account does not cover this bill: {sum} yuan are missing (credit is in use). Pay first; then whoever issued the bill enters the payment',
  ],
  billSecondaryCustomerMatter: [
    '二级客户的账单由其上级机构处理',
    'The bill of a secondary customer is the matter of its own institution',
  ],
  customerShort: [
    '该客户账户尚差 {sum:code} 元（已用授信），请先登记这笔到账的充值凭单，经另一位同事复核入账后，再登记收款',
    'The account of this customer is short of {sum} yuan (credit is in use): first enter this receipt as a recharge voucher and let a colleague review it, then enter the payment',
  ],
  platformEntersPaymentBill: [
    '该账单由平台登记收款，请付款后联系平台',
    'The platform enters the payment of this bill: pay it, then contact the platform',
  ],
  confirmed: ['已确认', 'confirmed'],
  billNotIssuedYet: [
    '该账单尚未出账或已确认，请刷新后查看',
    'This bill is not issued yet, or is confirmed: reload the page',
  ],
  objectedWaitsAnswer: ['有异议，待答复', 'objected to, waits for an answer'],
  billNotIssuedYetConfirmed: [
    '该账单尚未出账，或已确认、已有待答复的异议，请刷新后查看',
    'This bill is not issued yet, is confirmed, or has an objection that waits for an answer: reload the page',
  ],
  objectionAnsweredConfirmed: ['的异议已答复，待确认', 'objection answered, to be confirmed'],
  noObjectionBillWaits: [
    '该账单没有待答复的异议，请刷新后查看',
    'No objection to this bill waits for an answer: reload the page',
  ],
  invoiced: ['已开票', 'invoiced'],
  billInvoicedAfterCustomer: [
    '账单经客户确认后才能开票',
    'A bill can be invoiced after the customer has confirmed it',
  ],
  paid: ['已结清', 'paid'],
  paymentEnteredAfterBill: [
    '账单开票后才能登记收款',
    'A payment can be entered after the bill was invoiced',
  ],
  institutionAboveSecondaryCustomer: [
    '二级客户的收款与授信由其上级机构登记',
    'The institution above a secondary customer enters its payments and credit',
  ],
  enterAmount: ['金额不能为空', 'Enter the amount'],
  amountMustMoreThan: ['金额须大于0', 'The amount must be more than 0'],
  voucherBeenDealtWith: [
    '该凭单已处理，请刷新后查看',
    'This voucher has been dealt with: reload the page',
  ],
  moneyBankReferenceCome: [
    '该银行流水号的款项已入账，请核对凭据后驳回该凭单',
    'The money of this bank reference has come in already: check the bank slip and refuse this voucher',
  ],
})
