/** What the report on an enterprise's books says beside its indicators, rules and chapters: books, checks, page one, verdict, method. */
import { words } from '@xinjian/format/say/words'

export const ERP_SAYS = words({
  books: ['账务', 'books'],
  bookOne: ['期账务', 'period of the books'],
  periodOne: ['期', 'period'],
  bookData: ['企业账套', 'Books of the enterprise'],
  ledgerData: ['科目余额与凭证', 'Balances and vouchers'],
  bankData: ['银行流水', 'Bank lines'],
  noLedger: ['没有科目余额或凭证', 'there are no balances and no vouchers'],
  noBalances: ['没有科目余额表', 'there are no balances of accounts'],
  noVouchers: ['没有凭证', 'there are no vouchers'],
  noReceivables: ['没有应收账款账龄表', 'there is no list of receivables by age'],
  noPayables: ['没有应付账款账龄表', 'there is no list of payables by age'],
  noBank: ['没有银行流水', 'there are no bank lines'],
  noStock: ['没有收发存汇总', 'there is no stock summary'],
  noMoves: ['没有出入库流水', 'there are no moves of stock'],
  noLayout: [
    '科目表无法判断依据的会计准则，不按科目类别推算',
    'the chart of accounts does not tell the accounting standard, so nothing is derived by class of account',
  ],
  noAccount: ['账套没有相应科目', 'the books have no such account'],
  noStatements: [
    '账套不足以推算财务报表',
    'the books do not suffice to derive financial statements',
  ],
  small: ['小企业会计准则(按科目判断)', 'Standards for small enterprises (by the accounts)'],
  general: ['企业会计准则(按科目判断)', 'Standards for enterprises (by the accounts)'],

  monthsWhole: ['账套近24个月完整', 'Books of all of the last 24 months'],
  balancesTie: ['科目余额表借贷平衡', 'Balances: debit equals credit'],
  balancesOut: [
    '{n:count}期不平，最大差额{off:yuan}',
    '{n|period differs|periods differ}, by {off} at most',
  ],
  continues: ['前期期末与后期期初衔接', 'Each period opens as the one before closed'],
  breaks: [
    '{n:count}处不衔接，最大差额{off:yuan}（{account:code}，{month:code}）',
    '{n|account does not|accounts do not} carry on, by {off} at most ({account}, {month})',
  ],
  noNeighbours: ['没有相邻的两期可核对', 'no two periods follow one another'],
  booksAgree: ['科目余额表与凭证一致', 'Balances and vouchers agree'],
  booksDiffer: [
    '{n:count}个月的借方发生额不一致，最大相差{off:yuan}（{month:code}）；以科目余额表为准，未作调整',
    'debit turnover of {n|month differs|months differ}, by {off} at most ({month}); balances are followed, nothing was mended',
  ],
  oneBookOnly: [
    '没有同时取得科目余额表与凭证的月份',
    'no month is told by both balances and vouchers',
  ],
  vouchersTie: ['凭证借贷平衡', 'Vouchers: debit equals credit'],
  vouchersOut: ['{n:count}张凭证借贷不平', '{n|voucher has|vouchers have} sides that differ'],
  closingTies: [
    '损益结转与推算净利润一致',
    'Profit closed into the year agrees with the derived one',
  ],
  closingDiffers: [
    '{n:count}个月的本年利润净发生额与推算净利润不一致，最大相差{off:yuan}（{month:code}）',
    'of {n|month|months} the profit closed is not the derived one, by {off} at most ({month})',
  ],
  noClosing: ['没有可核对的结转', 'no closing that could be compared'],
  placed: ['科目均能归入报表项目', 'Every account belongs to an item of a statement'],
  unplaced: [
    '{n:count}个一级科目未能归入报表项目：{accounts:list}；只计入合计',
    '{n|account belongs|accounts belong} to no item: {accounts}; counted in totals only',
  ],
  noneFound: ['未发现', 'none found'],
  allAgree: ['均一致', 'all agree'],
  ageingWhole: ['应收账龄与余额一致', 'Ages of receivables come to their balances'],
  ageingOff: [
    '{n:count}家的账龄合计与余额不符或未列账龄',
    'the ages of {n|customer do|customers do} not come to their balance or are not told',
  ],
  bankContinues: ['银行流水余额连续', 'Bank balances follow from their lines'],
  bankBreaks: [
    '{n:count}笔流水的余额与上一笔不衔接，流水可能不完整',
    'the balance of {n|line does|lines do} not follow from the one before: lines may be missing',
  ],
  selfTold: ['账套有外部数据可核对', 'Others tell something of the books'],
  selfToldDetail: [
    '账套由企业自行编制，近12个月既没有可比的开票，也没有可比的申报',
    'the books are the enterprise’s own, and neither invoices nor returns of the last 12 months can be held against them',
  ],
  comparedWith: [
    '近12个月可与{others:list}核对',
    'compared over the last 12 months with: {others}',
  ],
  invoices: ['销项发票', 'Sales invoices'],
  returns: ['增值税申报', 'VAT returns'],

  praiseWhole: [
    '近24个月账套每月均有，各期借贷平衡。',
    'The books of the last 24 months are complete and tie in every period.',
  ],
  praiseOutside: [
    '{when:span}账面营业收入与开票基本一致，偏离不超过{line:percent}。',
    'Over the {when} the revenue of the books is within {line} of the invoices.',
  ],
  praiseDeclared: [
    '{when:span}账面营业收入与增值税申报基本一致，偏离不超过{line:percent}。',
    'Over the {when} the revenue of the books is within {line} of the VAT returns.',
  ],
  praiseGrown: [
    '{when:span}账面营业收入同比增长{growth:percent}。',
    'Revenue of the books in the {when} grew by {growth} on the year before.',
  ],
  outsideOpen: [
    '账面收入未能与外部数据核对：{why:words}。',
    'Revenue of the books could not be held against others: {why}.',
  ],
  credibilityOpen: [
    '账套可信度无法评分：{why:words}。',
    'The credibility of the books cannot be scored: {why}.',
  ],

  outsideGateTitle: ['账面收入有外部数据印证', 'Revenue of the books is borne out by others'],
  outsideGateThreshold: [
    '账面收入既不能与开票也不能与申报核对的，须人工复核',
    'Revenue of the books that can be held neither against invoices nor against returns needs a review by a person',
  ],
  outsideGateSource: [
    '平台默认裁决表：自报数据',
    'default table of the platform: data told by the enterprise itself',
  ],
  outsideGateText: [
    '账套由企业自行编制，账面收入没有足够月份的开票或申报可以核对。',
    'The books are the enterprise’s own, and too few months of invoices or returns are there to hold their revenue against.',
  ],
  stockGateTitle: ['存货周转不慢', 'Stock is not slow'],
  stockGateAt: [
    '近12个月账簿存货周转天数(滚动)超过{n:count}天须人工复核',
    'Stock days by the ledger over the last 12 months above {n}: for a person',
  ],
  stockGateSource: ['domain §3.5 E-14', 'domain §3.5 E-14'],
  slowStock: [
    '近12个月账簿存货周转天数(滚动)为{days:count}天，超过{n:count}天，建议盘点并核实去化情况。',
    'Over the last 12 months stock turned in {days|day|days} by the ledger, above {n}: count it and check how it sells.',
  ],
  askForStock: ['请提供盘点表与库龄明细。', 'The last stock count, and the age of what lies.'],
  askForOutside: [
    '请补齐近12个月的账簿、销项发票或增值税申报，账簿与其中一项须有至少{n:count}个月相同，以便核对账面收入。',
    'Please complete the books, sales invoices or VAT returns of the last 12 months: the books and one of the others must have {n|month|months} in common, so that revenue can be compared.',
  ],
  changeOutside: [
    '取得开票或申报数据并核对一致后，结论不再受限于自报数据。',
    'With invoices or returns that agree, the verdict no longer rests on the enterprise’s own word.',
  ],
  keepingBooks: ['账套', 'the books'],

  periodsTo: ['所属期至{to:code}', 'periods to {to}'],
  conventionBooks: [
    '账套数据由企业自行编制并提供，属自报数据；本报告以开票与增值税申报相互核对，未经核对的内容如实注明。',
    'The books are kept and provided by the enterprise itself; they are held against invoices and VAT returns, and what could not be compared is said to be so.',
  ],
  conventionLedger: [
    '科目余额表与凭证同时覆盖的月份以科目余额表为准，差异在数据质量中列示，不作调整。只合计没有上级的科目，下级科目不重复计算。',
    'Where balances and vouchers tell the same month, balances are followed; differences stand among the checks of the data and nothing is mended. Accounts under others are not counted again.',
  ],
  conventionDerived: [
    '财务报表按科目类别由账套推算，并非企业报送的报表。损益科目在已结转本年利润的月份只取其增加方的发生额，红字应记在同一方；依据小企业会计准则还是企业会计准则，由科目编码与名称判断。',
    'Statements are derived from the ledger by class of account and are not those that the enterprise filed. Of months closed into the profit of the year only the side on which an account grows is taken, with reversals in red on the same side; which standard is followed is told by codes and names of accounts.',
  ],
  conventionCredibility: [
    '可信度由100分起按各项异常扣分，扣分值为平台设定；没有数据的项目不扣分并列示。',
    'Credibility begins at 100 and loses points, set by the platform, for each part that is not as it should be; parts without data lose nothing and are listed.',
  ],
  conventionStockDays: [
    '账簿存货周转天数(E-14)按总账存货科目与营业成本计算；存货报告的收发存存货周转天数按收发存汇总的结存与出库金额计算，平均结存的算法相同。领用、加工费、暂估与未结转成本会使两者不同，差异较大时应核实。',
    'Days of stock by the ledger (E-14) are those of the stock accounts and the cost of sales in the ledger; those by the stock summary, in the inventory report, are of its balances and of what went out, with the same mean. Use of the firm’s own, processing, estimates and cost not yet carried over part the two: a wide gap should be verified.',
  ],
  conventionParties: [
    '往来账龄按截止日前最近一份账龄表；贷方余额的客户、借方余额的供应商单列，不抵减。',
    'Ages are those of the newest list before the cut-off; customers with a credit balance and suppliers with a debit one stand apart and are not deducted.',
  ],
  conventionFiled: [
    '账套推算的报表与报送的财务报表按季末逐行对照，不设容差；两个准则分列的项目合并后对照，含义不同的行不作比较，一方没有列示的不视为零。资产与负债两行增加相同金额的，视为列示在另一方，不计为不一致。',
    'Statements derived from the ledger and those filed are compared line by line at quarter ends, without a tolerance; items that one standard shows apart are put together, lines that mean other things are not compared, and what a side does not tell is not taken for nought. An asset and a debt that grew by the same amount are taken for a balance shown on the other side, not for a difference.',
  ],
  conventionHeld: [
    '账面工资为应付职工薪酬下名称为工资、薪金、奖金、津贴、补贴等科目的贷方发生额(应发数)，社会保险、公积金、福利、工会与教育经费、离职补偿等不计。账面进项税额为应交增值税下进项税额科目的借方发生额，不含待认证与转出。两者只与同期的社保应缴、申报与专用发票对照，不计入可信度评分。',
    'Wages of the books are the credit side of the accounts under payroll payable that are named wages, salaries, bonuses or allowances; insurance, housing fund, welfare, union and training funds and compensation are left out. Input tax is the debit side of the account of that name under VAT payable, without what is not confirmed or was transferred out. Both are held against the insurance owed, returns and special invoices of the same months, and count in no score of credibility.',
  ],
  dataOfReport: [
    '企业账套、银行流水、登记信息，以及用于对照的发票、申报、财务报表与社保缴费记录',
    'the enterprise’s books, bank lines and registration, and the invoices, returns, statements and records of social insurance that they are held against',
  ],
  judgedOfReport: ['指标、可信度与规则提示', 'indicators, credibility and alerts of rules'],
  version: ['计算版本 {version:code}', 'Version {version}'],
})
