/** Which rows of the books stand behind a figure. */
import { words } from '@xinjian/format/say/words'

export const ERP_EVIDENCE_SAYS = words({
  balances: [
    '科目余额表{when:period}；科目{accounts:list}',
    'Balances of accounts, {when}: {accounts}',
  ],
  balancesOfMany: [
    '科目余额表{when:period}；科目{accounts:list}等{n:count}个',
    'Balances of {n|account|accounts}, {when}, among them {accounts}',
  ],
  vouchers: ['凭证分录{months:list}', 'Voucher lines of {months}'],
  vouchersOf: [
    '凭证分录{months:list}；科目{accounts:list}及其下级',
    'Voucher lines of {months} on {accounts} and the accounts under them',
  ],
  vouchersOfMany: [
    '凭证分录{months:list}；科目{accounts:list}等{n:count}个及其下级',
    'Voucher lines of {months} on {n|account|accounts} and those under them, among them {accounts}',
  ],
  cashOf: [
    '{way:words}的凭证{months:list}；对方科目{accounts:list}',
    '{way} by vouchers of {months}: their lines on {accounts}',
  ],
  cashOfMany: [
    '{way:words}的凭证{months:list}；对方科目{accounts:list}等{n:count}个',
    '{way} by vouchers of {months}: their lines on {n|account|accounts}, among them {accounts}',
  ],
  unbalancedVouchers: ['借贷不平的凭证{n:count}张', '{n|voucher|vouchers} whose sides differ'],
  receivables: ['应收账款账龄，截至{day:code}', 'Receivables by age at {day}'],
  receivablesOf: [
    '应收账款账龄，截至{day:code}；客户{n:count}家',
    'Receivables by age at {day}: {n|customer|customers}',
  ],
  payables: ['应付账款账龄，截至{day:code}', 'Payables by age at {day}'],
  payablesOf: [
    '应付账款账龄，截至{day:code}；供应商{n:count}家',
    'Payables by age at {day}: {n|supplier|suppliers}',
  ],
  bank: ['银行流水{months:list}', 'Bank lines of {months}'],
  bankOf: [
    '银行流水{months:list}；账户为“{account:text}”',
    'Bank lines of {months}, account “{account}”',
  ],
  bankParty: ['银行流水；对方户名为“{party:text}”', 'Bank lines with “{party}”'],
  bankLines: ['银行流水{n:count}笔', '{n|bank line|bank lines}'],
  bankSlips: ['银行回单{n:count}张', '{n|payment slip|payment slips} of the bank'],
  roundVouchers: [
    '期末三天内有整万元借方金额的凭证{n:count}张',
    '{n|voucher|vouchers} of the last three days of a month with a debit of whole ten thousands',
  ],
  editedVouchers: [
    '导出后又改动的凭证{n:count}张',
    '{n|voucher|vouchers} that changed after an export',
  ],
  lateVouchers: [
    '月份结束30天以后录入的凭证{n:count}张',
    '{n|voucher|vouchers} entered more than 30 days after the month',
  ],
  addedVouchers: [
    '首次导出后新增的凭证{n:count}张',
    '{n|voucher|vouchers} that the first export did not have',
  ],
  negativeStock: [
    '收发存汇总{when:period}；期末数量为负',
    'Stock summary, {when}, with less than nothing left',
  ],
  movesWithout: [
    '出入库流水{months:list}；没有单据号',
    'Moves of stock of {months} without a document',
  ],
  stock: ['收发存汇总{when:period}', 'Stock summary, {when}'],
  declared: [
    '增值税申报表销售额栏；所属期{when:period}',
    'Lines of sales in VAT returns of {when}',
  ],
})
