/** Names, formulas and details of the indicators of an enterprise's books. */
import { words } from '@xinjian/format/say/words'

export const ERP_INDICATOR_SAYS = words({
  revenue: ['账面营业收入', 'Revenue of the books'],
  revenueFormula: [
    'Σ 主营业务收入与其他业务收入的发生额，按账套科目推算；已结转本年利润的月份取贷方发生额',
    'Σ turnover of income from main and other business in the books; of months closed into the profit of the year, the credit side',
  ],
  revenueGrowth: ['账面营业收入增长率', 'Growth of revenue of the books'],
  revenueGrowthFormula: [
    '(近12个月账面营业收入 − 上一个12个月) ÷ |上一个12个月|',
    '(Revenue of the books in the last 12 months − the 12 before) ÷ |the 12 before|',
  ],
  revenueThen: ['比较期账面营业收入', 'Revenue of the books, compared period'],
  windowNotSplit: [
    '账期跨越窗口的边界，不能按窗口拆分',
    'a period of the books reaches over the edge of the window and cannot be split',
  ],

  periods: ['账期覆盖', 'Months covered by the books'],
  periodsFormula: [
    '近24个月中有科目余额或凭证的月数；成立不满24个月的按成立以来判断',
    'Months of the last 24 with balances or vouchers; of a firm founded later, all months since the founding are wanted',
  ],
  monthsThere: ['有账的月数', 'Months in the books'],
  monthsWanted: ['应有月数', 'Months wanted'],
  youngWhole: [
    '成立以来{n:count}个月均有账',
    'all {n|month|months} since the founding are in the books',
  ],

  balanced: ['借贷平衡(科目余额)', 'Debit equals credit (balances)'],
  balancedFormula: [
    '各期科目余额表 |Σ借方 − Σ贷方| 的最大值，期初、本期发生、期末均核对；只计没有上级的科目',
    'Greatest |Σ debit − Σ credit| of opening, turnover and closing of any period; accounts under others are not counted again',
  ],
  outBy: ['最大差额', 'Greatest difference'],
  periodsLooked: ['核对的期数', 'Periods compared'],
  periodsOut: ['不平的期数', 'Periods that differ'],
  outIn: ['差额最大的一期为{when:period}', 'the greatest difference is of {when}'],
  noSums: [
    '科目余额表没有可核对的借贷合计',
    'the balances tell no two sums that could be compared',
  ],
  vouchersBalanced: ['借贷不平的凭证', 'Vouchers whose sides differ'],
  vouchersBalancedFormula: [
    '借方合计与贷方合计不等的凭证张数',
    'Number of vouchers of which debit is not credit',
  ],
  vouchersLooked: ['凭证张数', 'Vouchers'],
  vouchersOut: ['不平的凭证张数', 'Vouchers that differ'],

  invoicedOff: ['账面收入与开票偏离', 'Revenue of the books against invoices'],
  invoicedOffFormula: [
    '(账面营业收入 − 销项发票不含税金额) ÷ 账面营业收入，只计两者均有的月份，按绝对值判断',
    '(Revenue of the books − sales invoices without tax) ÷ revenue of the books, over the months that both tell; judged by its size',
  ],
  declaredOff: ['账面收入与申报偏离', 'Revenue of the books against VAT returns'],
  declaredOffFormula: [
    '(账面营业收入 − 增值税申报销售额) ÷ 账面营业收入，只计两者均有的月份，按绝对值判断',
    '(Revenue of the books − sales declared for VAT) ÷ revenue of the books, over the months that both tell; judged by its size',
  ],
  invoiced: ['开票金额(不含税)', 'Invoiced without tax'],
  declared: ['申报销售额', 'Declared sales'],
  invoicesNotThere: [
    '没有可与账面收入比较的销项发票',
    'there are no sales invoices to hold against the revenue of the books',
  ],
  returnsNotThere: [
    '没有可与账面收入比较的增值税申报',
    'there are no VAT returns to hold against the revenue of the books',
  ],
  tooFewCommon: [
    '两者均有的月份只有{n:count}个，至少需要{least:count}个',
    'only {n|month is|months are} told by both, at least {least} wanted',
  ],
  commonMonths: [
    '按两者均有的{n:count}个月比较',
    '{n|month|months} compared, those that both tell',
  ],

  ages: ['应收账龄结构', 'Receivables by age'],
  agesOver180: ['应收账龄结构·180天以上占比', 'Receivables by age (share over 180 days)'],
  agesOver365: ['应收账龄结构·一年以上占比', 'Receivables by age (share over a year)'],
  agesFormula: [
    '超过该天数的应收账款 ÷ 应收账款；贷方余额的客户不抵减；同一客户账龄中的负数(预收、红字)先抵最早的欠款',
    'Receivables older than that ÷ receivables; customers with a credit balance are not deducted; of one customer what is below nothing (paid in advance, reversed) settles what is oldest',
  ],
  older: ['超过该天数的余额', 'Balance older than that'],
  receivables: ['应收账款余额', 'Receivables'],
  overdue: ['逾期余额', 'Overdue'],
  agesUntold: [
    '{n:count}家的账龄与余额不符或未列账龄',
    'the ages of {n|party do|parties do} not come to their balance or are not told',
  ],
  agesAcross: [
    '账龄分段跨过{days:count}天，无法划分',
    'a part of the list begins before and ends after {days|day|days}',
  ],
  creditSide: [
    '另有{n:count}家余额为零或在贷方，未抵减',
    '{n|more party has|more parties have} no balance or one on the other side, not deducted',
  ],
  creditParties: [
    '另有{n:count}家余额为零或在借方，未抵减',
    '{n|more supplier has|more suppliers have} no balance or a debit one, not deducted',
  ],
  noOwing: ['没有正的应收余额', 'there is no receivable above nought'],
  noOwed: ['没有正的应付余额', 'there is no payable above nought'],
  overdueShare: ['逾期应收率', 'Share of receivables overdue'],
  overdueFormula: [
    '逾期应收账款 ÷ 应收账款；账龄表列示未到期金额时才能判断',
    'Overdue receivables ÷ receivables; only where the list tells what is not due yet',
  ],
  dueUntold: [
    '账龄表没有区分未到期与逾期',
    'the list does not tell what is overdue from what is not due yet',
  ],
  topFive: ['应收集中度CR5', 'Top five customers of receivables'],
  topFiveFormula: [
    '余额最大的五家客户 ÷ 应收账款；贷方余额的客户不抵减',
    'Five customers that owe most ÷ receivables; customers with a credit balance are not deducted',
  ],
  topFiveBalance: ['前五家余额', 'Balance of the first five'],
  salesDays: ['应收周转天数(滚动)', 'Days of sales in receivables, rolling'],
  salesDaysFormula: [
    '应收账款科目期末余额 ÷ 近3个月账面营业收入 × 90；余额含税而收入不含税',
    'Closing balance of receivables in the books ÷ revenue of the last 3 months × 90; the balance is with tax, revenue without',
  ],
  noEnd: ['没有{month:code}末的科目余额', 'there are no balances of the end of {month}'],
  receivablesInCredit: [
    '应收账款科目为贷方余额{owed:yuan}（预收多于应收），不计算周转天数',
    'the account of receivables stands in credit by {owed} (more was paid ahead than is owed): no days of waiting are told',
  ],
  receivablesAt: ['应收账款科目余额', 'Balance of the account of receivables'],
  revenueOfThree: ['近3个月账面营业收入', 'Revenue of the books in 3 months'],
  payablesOverdue: ['应付逾期率', 'Share of payables overdue'],
  payablesOverdueFormula: [
    '逾期应付账款 ÷ 应付账款；账龄表列示未到期金额时才能判断',
    'Overdue payables ÷ payables; only where the list tells what is not due yet',
  ],
  payables: ['应付账款余额', 'Payables'],

  stock: ['存货规模', 'Stock'],
  stockAmount: ['存货规模·金额', 'Stock (amount)'],
  stockItems: ['存货规模·品种数', 'Stock (number of items)'],
  stockFormula: ['最近一期收发存汇总的期末结存', 'Closing stock of the latest stock summary'],
  closing: ['期末结存金额', 'Closing amount'],
  items: ['品种数', 'Items'],
  amountUntold: ['收发存汇总没有结存金额', 'the stock summary tells no closing amount'],
  stockOf: ['{when:period}的收发存汇总', 'stock summary of {when}'],
  stockDays: ['账簿存货周转天数(滚动)', 'Days of stock by the ledger, rolling'],
  stockDaysFormula: [
    '平均存货 ÷ 窗口营业成本 × 30 × 窗口月数，按账套科目推算；平均存货为各月(月初＋月末)÷2按天数加权',
    'Mean stock ÷ cost of sales of the window × 30 × its months, by the accounts of the books; the mean is (opening + closing) ÷ 2 of each month, weighed by days',
  ],
  meanStock: ['平均存货', 'Mean stock'],
  costOfWindow: ['窗口营业成本', 'Cost of sales of the window'],
  negativeStock: ['负库存', 'Stock below nought'],
  negativeCount: ['负库存·行数', 'Stock below nought (rows)'],
  negativeShareOf: ['负库存·占品种数', 'Stock below nought (share of items)'],
  negativeFormula: [
    '最近一期收发存汇总中数量为负的行数，及其占品种数',
    'Rows of the latest stock summary with a quantity below nought, and their share of the items',
  ],
  negativeRows: ['数量为负的行数', 'Rows below nought'],
  ties: ['出入库勾稽', 'Stock ties'],
  tiesFormula: [
    '最近一期收发存汇总中 期初 + 入 − 出 ≠ 期末 的行数',
    'Rows of the latest stock summary in which opening + in − out is not closing',
  ],
  brokenRows: ['不符的行数', 'Rows that do not tie'],
  tiesOff: [
    '合计：期初+入−出与期末相差{off:yuan}',
    'in all, opening + in − out is off the closing by {off}',
  ],

  edits: ['反结账与删改凭证次数', 'Edits after closing'],
  lateEntries: ['凭证集中补录', 'Vouchers entered late'],
  lateEntriesFormula: [
    '所属期结束30天以后录入的凭证 ÷ 写明录入日期的全部凭证；凭证日期不是录入日期，来源没有录入日期的不判断',
    'Vouchers entered more than 30 days after their period ÷ vouchers that tell when they were entered; the day of a voucher is not that of its entry, and nothing is judged where no source tells it',
  ],
  notTold: ['账套文件没有提供{what:words}', 'the books do not tell: {what~}'],
  needsEntered: ['凭证录入时间', 'When vouchers were entered'],

  cashShare: ['现金收款占比', 'Share of cash in receipts'],
  cashShareFormula: [
    '库存现金借方发生额 ÷ (库存现金 + 银行存款借方发生额)；现金与银行之间的存取无法剔除',
    'Debit turnover of cash ÷ (that of cash + that of bank deposits); transfers between the two cannot be told apart',
  ],
  cashIn: ['库存现金借方', 'Cash, debit'],
  allIn: ['库存现金与银行存款借方', 'Cash and bank deposits, debit'],

  credibility: ['数据可信度评分', 'Credibility of the books'],
  credibilityFormula: [
    '100 − Σ 扣分(E-02、E-03、E-04、E-15、E-17、E-22、E-23)，至少{n:count}项可以判断时才评分',
    '100 − Σ points taken off (E-02, E-03, E-04, E-15, E-17, E-22, E-23), only where at least {n|part|parts} can be judged',
  ],
  pointsOff: ['{part:words}扣分', 'Points off: {part~}'],
  tooFewParts: [
    '只有{n:count}项可以判断，至少需要{least:count}项',
    'only {n|part|parts} can be judged, at least {least} wanted',
  ],
  partsOpen: [
    '{n:count}项可以判断，另有{open:count}项没有数据，未扣分',
    '{n|part was|parts were} judged; {open} without data, with nothing taken off',
  ],
})
