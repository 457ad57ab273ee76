/** English of what is refused where money is entered. */
export const MONEY: Readonly<Record<string, string>> = {
  '该银行流水号已由{}的第{}号凭单登记，请核对凭据':
    '{} has this bank reference on voucher {} already: check the bank slip',
  '该银行流水号的款项已入账，请核对凭据后驳回该凭单':
    'The money of this bank reference has come in already: check the bank slip and refuse this voucher',
  '入账后该公司的累计金额将超过1000亿元，请核对金额':
    'With this entry the company would have received more than 100 billion yuan: check the amount',
  金额须在100亿元以内: 'The amount must be at most 10 billion yuan',
  单价须在100万元以内: 'The unit price must be at most 1 million yuan',
  二级客户的账单由其上级机构处理:
    'The bill of a secondary customer is the matter of its own institution',
  '银行流水号须含字母或数字，请按回单填写':
    'A bank reference has letters or digits: enter it as the receipt has it',
}
