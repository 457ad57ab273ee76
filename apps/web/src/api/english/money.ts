/** English of what is refused where money is entered. */
export const MONEY: Readonly<Record<string, string>> = {
  '该银行流水号已由{}的第{}号凭单登记，请核对凭据':
    '{} has this bank reference on voucher {} already: check the bank slip',
  '该银行流水号的款项已入账，请核对凭据后驳回该凭单':
    'The money of this bank reference has come in already: check the bank slip and refuse this voucher',
}
