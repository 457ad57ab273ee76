import { words } from '@xinjian/format/say/words'

/** What to verify, rule by rule, on taxes, filing and statements: to the officer and the enterprise. */
export const TAX_ADVICE_SAYS = words({
  'R-001': [
    '要求企业结清欠税或提供延期、分期缴纳的批准文件，并重新采集核对。',
    'Have it paid, or see the approval of a delay; collect anew.',
  ],
  'R-005': [
    '了解逾期申报的原因，核对是否已补申报并缴清滞纳金与罚款。',
    'Ask why it was late; see that it was filed and fees were paid.',
  ],
  'R-006': [
    '核对未见申报的所属期，要求提供申报回执或说明不需申报的依据。',
    'Ask for receipts of the periods without a return, or why none was due.',
  ],
  'R-007': [
    '核对零申报期间的银行流水与开票，确认是否确无收入。',
    'Look at bank and invoices of those periods: was there no revenue?',
  ],
  'R-008': [
    '逐期核对开票与申报，确认差异是否因申报期错配、红冲或免税，必要时更正申报。',
    'Hold invoices against returns by period: timing, red invoices, exemption; correct where needed.',
  ],
  'R-009': [
    '逐期核对开票金额与申报销售额，确认时间性差异后更正申报少计的部分。',
    'Hold invoiced against declared by period; correct what is left after timing.',
  ],
  'R-010': [
    '核对未开票收入的明细与以后补开发票的冲减记录。',
    'Look at sales without invoices and what was taken off when they were invoiced.',
  ],
  'R-011': [
    '编制增值税与所得税收入差异明细，说明视同销售、固定资产处置、时间性差异等原因。',
    'List how VAT and income tax revenue differ: deemed sales, disposals, timing.',
  ],
  'R-012': [
    '分析进销结构、存货与留抵，说明税负低于同行的原因。',
    'Ask why the burden is below its peers: purchases, stock, credit carried.',
  ],
  'R-013': [
    '比较前后两年的进销结构、税率与优惠，说明税负变动的原因。',
    'Compare both years: purchases, rates, reliefs.',
  ],
  'R-053': [
    '盘点存货并与留抵税额核对，确认是否有已发出未确认收入的货物。',
    'Count the stock against the credit carried; was anything delivered without revenue?',
  ],
  'R-054': [
    '核对免税、简易计税项目对应的进项是否已按规定转出。',
    'See that input tax of exempt and simple sales was reversed.',
  ],
  'R-055': [
    '核对农产品收购发票的销售方、数量与付款，确认收购业务真实。',
    'Look at seller, quantity and payment of farm produce.',
  ],
  'R-056': [
    '分析成本费用结构与税收优惠，说明所得税贡献率低于同行的原因。',
    'Ask why the contribution is below its peers: costs, reliefs.',
  ],
  'R-057': [
    '了解亏损期间扩大销售的资金来源与定价，核对成本费用的真实性。',
    'Ask what pays for growth at a loss, how prices are set, and verify the costs.',
  ],
  'R-058': [
    '核对财务报表与所得税申报的利润，取得纳税调整与报表更正的说明。',
    'Hold profit of statements against the return; ask for adjustments.',
  ],
  'R-059': [
    '核对收入与成本的配比，说明毛利率异常的原因。',
    'Match revenue with cost; ask why the margin is odd.',
  ],
  'R-060': [
    '取得其他应收款明细，核对股东与关联方借款的用途、期限与归还情况。',
    'Ask for the list of other receivables: loans to owners, their use, term and repayment.',
  ],
  'R-061': [
    '取得预收款项账龄明细，核对对应的交货与收入确认时间。',
    'Ask how old the advances are; match them with deliveries and revenue.',
  ],
  'R-062': [
    '实地盘点存货并与账面核对，了解滞销、跌价与未入账发出的情况。',
    'Count the stock against the books; ask about slow goods, falling prices, unbooked deliveries.',
  ],
  'R-063': [
    '按购销合同金额测算应缴印花税，核对是否已按期申报。',
    'Compute the stamp tax of the contracts; see that it was filed.',
  ],
  'R-064': [
    '核对城市维护建设税的适用税率与减征政策，确认随增值税足额缴纳。',
    'See which rate and relief apply, and that it was paid with VAT.',
  ],
  'R-065': [
    '核对个人所得税申报人员与参保人员名单，了解差异原因。',
    'Compare the persons declared with those insured.',
  ],
  'R-066': [
    '核对接近政策临界值的期间，确认收入、人数与资产按实际发生计量。',
    'Look at the periods near the line: revenue, staff and assets as they were.',
  ],
  'R-067': [
    '取得处罚或稽查文书，核对处理结果、补税金额与缴纳情况。',
    'Ask for the decision: outcome, tax, payment.',
  ],
  'R-068': [
    '了解产生滞纳金的原因，核对税款是否已全部缴清。',
    'Ask why fees arose; see that the tax was paid.',
  ],
  'R-070': [
    '核对账套收入与开票、申报的差异，确认账簿反映实际业务。',
    'Compare the ledger with invoices and returns.',
  ],
})
