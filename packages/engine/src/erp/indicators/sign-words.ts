/** Names, formulas and details of figures on money and invoices, and on how vouchers were made. */
import { words } from '@xinjian/format/say/words'

export const ERP_SIGN_SAYS = words({
  matched: ['收款与发票匹配率', 'Receipts matched to invoices'],
  matchedFormula: [
    '近12个月内已匹配到销项发票或应收余额的收款 ÷ 同期收款；只计该月及前三个月均有销项发票数据的月份，本企业账户间转账不计',
    'Receipts of the last 12 months matched to sales invoices or receivables ÷ receipts; of months for which, with the three before, sales invoices are known, and without transfers between own accounts',
  ],
  matchedSum: ['已匹配收款', 'Matched receipts'],
  doubtfulSum: ['存疑收款', 'Doubtful receipts'],
  receivedSum: ['收款', 'Receipts'],
  openShare: ['开票未见回款占比', 'Share of sales invoices without receipts'],
  openFormula: [
    '(开具超过{days:count}天仍未匹配到收款的销项发票金额 − 未确定对应发票的收款) ÷ 同期销项发票价税合计；不含银行流水之前的发票；未确定对应发票的收款不少于未匹配金额的，不判断',
    '(Sales invoices of more than {days|day|days} ago that no receipt was matched to − receipts of no certain invoice) ÷ sales invoices of that time; without those before the bank lines; not judged where receipts of no certain invoice come to as much',
  ],
  openSum: ['未匹配到收款的发票金额', 'Invoices that no receipt was matched to'],
  unplacedSum: ['未确定对应发票的收款', 'Receipts of no certain invoice'],
  mayBePaid: [
    '未匹配到收款的发票{open:yuan}，未确定对应发票的收款{unplaced:yuan}，可能已支付，无法判断',
    'invoices of {open} had no receipt matched to them, but {unplaced} were received for no certain invoice and may have paid them',
  ],
  invoicedSum: ['同期销项发票价税合计', 'Sales invoices of that time'],
  rounds: ['资金往返占比', 'Share of money that goes round'],
  roundsFormula: [
    '{days:count}天内与同一户名(或账套所列股东之间)一出一进、金额相差不超过{near:percent}且不低于{least:yuan}的金额 ÷ 收款；银行、国库、税务与社保机构除外',
    'What went out and came in within {days|day|days} with the same party (or among owners named in the books), off by no more than {near} and from {least} on ÷ receipts; without banks, the treasury, tax and social insurance',
  ],
  roundSum: ['往返金额', 'Money that went round'],
  roundCount: ['往返次数', 'Round trips'],
  noInvoicesBeside: [
    '没有可与收款比较的销项发票',
    'there are no sales invoices to hold against receipts',
  ],
  allDoubtful: [
    '没有一笔收款能确定对应的发票，其中{sum:yuan}可能对应多张发票，不作判断',
    'no receipt could be matched to an invoice for sure, and {sum} may be of several: not judged',
  ],
  noneInWindow: ['近12个月没有可匹配的收款', 'no receipts of the last 12 months could be matched'],
  someMonths: ['按{n:count}个月计算', '{n|month|months} counted'],
  lookingBack: [
    '报告截至较早的月份，匹配包含之后的流水与发票，不列示',
    'the report ends at an earlier month; matching holds later lines and invoices and is not shown',
  ],

  slips: ['流水中没有的回单', 'Slips that the bank lines do not have'],
  slipsFormula: [
    '银行回单中，该账户流水在回单日期前后余额逐笔衔接、却没有相同金额的张数；前后3天内有相同金额的视为已在流水中；没有账号与日期都对得上的连续流水的不计',
    'Payment slips for which the lines of the account go on over the day, each balance from the one before, without a line of the amount; a line of the amount within 3 days counts as the slip’s own, and slips without unbroken lines of their account over their day are left out',
  ],
  slipsAbsent: ['流水中没有', 'Not among the lines'],
  slipsFound: ['流水中已有', 'Among the lines'],
  slipsUncovered: ['无法核对', 'Cannot be told'],
  noSlips: ['没有银行回单', 'there are no payment slips'],
  slipsOutside: [
    '没有与回单的账号、日期都对得上的连续流水',
    'no lines of the accounts of the payment slips go on unbroken over their days',
  ],
  slipsLookingBack: [
    '报告截至较早的月份，回单与之后的流水一并核对，不列示',
    'the report ends at an earlier month; slips are held against later lines as well and are not shown',
  ],

  benford: ['首位数字分布偏离', 'First digits off Benford’s law'],
  benfordFormula: [
    '近12个月凭证借方金额(不低于10元)首位数字占比与本福特定律的平均绝对偏差；0.006以内高度符合，0.012以内可接受，0.015以内勉强，以上不符合(Nigrini, 2012)',
    'Mean absolute deviation of first digits of debit amounts from 10 yuan in the last 12 months from Benford’s law; close up to 0.006, acceptable up to 0.012, marginal up to 0.015, nonconformity above (Nigrini, 2012)',
  ],
  amounts: ['金额个数', 'Amounts'],
  tooFewAmounts: [
    '只有{n:count}个金额，至少需要{least:count}个',
    'only {n|amount|amounts}, at least {least} wanted',
  ],
  roundShare: ['整万元金额占比', 'Share of whole ten thousands'],
  roundFormula: [
    '近12个月凭证中整万元的借方金额个数 ÷ 不低于1万元的借方金额个数',
    'Debit amounts of whole ten thousands ÷ debit amounts from ten thousand yuan, last 12 months',
  ],
  roundAmounts: ['整万元金额个数', 'Whole ten thousands'],
  largeAmounts: ['不低于1万元的金额个数', 'Amounts from ten thousand yuan'],
  endRound: ['期末整万元金额占比', 'Whole ten thousands at the end of months'],
  endRoundFormula: [
    '近12个月每月最后三天入账的整万元借方金额个数 ÷ 整万元借方金额个数',
    'Debit amounts of whole ten thousands of the last three days of each month ÷ those of all days, last 12 months',
  ],
  endRounds: ['期末整万元金额个数', 'Whole ten thousands at the end'],
  owners: ['其他应收款·股东', 'Receivables from owners'],
  ownersFormula: [
    '最近一期其他应收款下属于股东的科目余额之和；按科目名称(股东、法定代表人、实际控制人)或实收资本科目所列姓名判断',
    'Balances of accounts under other receivables kept with owners, latest period; told by the name of the account or by names under paid-in capital',
  ],
  ownersSum: ['股东科目余额', 'Balances with owners'],
  ownerAccounts: ['科目数', 'Accounts'],
  noOthers: ['没有其他应收款余额', 'there are no other receivables'],
  moves: ['无单据出入库', 'Moves of stock without a document'],
  movesFormula: [
    '近12个月出入库流水中没有单据号的笔数',
    'Moves of stock of the last 12 months without a number of a document',
  ],
  movesWithout: ['没有单据号的笔数', 'Moves without a document'],
  movesAll: ['出入库笔数', 'Moves'],
  added: ['首次导出后新增凭证', 'Vouchers that the first export did not have'],
  addedFormula: [
    '月份结束后首次导出时没有、之后(间隔一天以上)的导出才有的凭证张数；分次导出同一月份也会计入',
    'Vouchers that an export made after the end of their month did not have and one of a day later or more has; a month exported in parts counts as well',
  ],
  addedCount: ['新增凭证张数', 'Vouchers added'],
  editsFormula: [
    '月份结束后已导出过、之后的导出中日期、科目或金额改变或被删除的凭证张数',
    'Vouchers exported after the end of their month of which a later export tells another day, account or amount, or which it no longer has',
  ],
  editedCount: ['改动凭证张数', 'Vouchers changed'],
  onceExported: [
    '没有同一月份先后不同的导出，无法判断',
    'no month was exported twice with a difference: it cannot be judged',
  ],
  lateVouchers: [
    '所属月份结束30天以后录入的凭证',
    'Vouchers entered more than 30 days after their month',
  ],
  enteredVouchers: ['写明录入日期的凭证', 'Vouchers that tell when they were entered'],
  entryUntold: [
    '另有{n:count}张凭证没有录入日期，未计入',
    '{n|more voucher does|more vouchers do} not tell when and are not counted',
  ],
})
