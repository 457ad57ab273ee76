/** What to verify of each rule, and the laws that are named: the catalogue of `engine/joint/catalogue`. */
const COLLECTION = 'Tax Collection and Administration Law'
const ASSESSMENT = 'Measures for Tax Assessment (trial; Guoshuifa [2005] 43)'
const INVOICES = 'Measures for the Administration of Invoices'

export const RULE_POLICIES: Readonly<Record<string, string>> = {
  '《中华人民共和国税收征收管理法》第二十五条；《中华人民共和国税收征收管理法实施细则》第三十二条': `${COLLECTION}, art. 25; its Implementing Rules, art. 32`,
  '《中华人民共和国税收征收管理法》第二十五条、第六十二条': `${COLLECTION}, arts. 25, 62`,
  '《中华人民共和国税收征收管理法》第三十二条': `${COLLECTION}, art. 32`,
  '《中华人民共和国税收征收管理法》第三十二条、第四十五条': `${COLLECTION}, arts. 32, 45`,
  '《中华人民共和国税收征收管理法》第三十五条；《纳税评估管理办法（试行）》（国税发〔2005〕43号）': `${COLLECTION}, art. 35; ${ASSESSMENT}`,
  '《纳税评估管理办法（试行）》（国税发〔2005〕43号）': ASSESSMENT,
  '《中华人民共和国税收征收管理法》第六十三条、第六十四条': `${COLLECTION}, arts. 63, 64`,
  '《纳税缴费信用管理办法》（国家税务总局公告2025年第12号）':
    'Measures for Tax and Fee Credit (STA Announcement 2025 No. 12)',
  '《中华人民共和国发票管理办法》': INVOICES,
  '《中华人民共和国发票管理办法》关于不得虚开发票的规定': `${INVOICES}, on invoices without a transaction`,
  '《国家税务总局关于异常增值税扣税凭证管理等有关事项的公告》（国家税务总局公告2019年第38号）':
    'STA Announcement 2019 No. 38, on abnormal VAT vouchers',
  '《国家税务总局关于走逃（失联）企业开具增值税专用发票认定处理有关问题的公告》（国家税务总局公告2016年第76号）':
    'STA Announcement 2016 No. 76, on special invoices of firms that cannot be found',
  '《国家税务总局关于推广应用全面数字化电子发票的公告》（国家税务总局公告2024年第11号）':
    'STA Announcement 2024 No. 11, on digital invoices',
  '《国家税务总局关于红字增值税发票开具有关问题的公告》（国家税务总局公告2016年第47号）':
    'STA Announcement 2016 No. 47, on red VAT invoices',
  '《中华人民共和国增值税法》': 'Value-Added Tax Law',
  '《中华人民共和国增值税法》关于进项税额不得从销项税额中抵扣的规定':
    'Value-Added Tax Law, on input tax that may not be deducted',
  '《农产品增值税进项税额核定扣除试点实施办法》（财税〔2012〕38号）':
    'Trial measures for input tax of farm produce (Caishui [2012] 38)',
  '《中华人民共和国企业所得税法》第二十一条': 'Enterprise Income Tax Law, art. 21',
  '《中华人民共和国企业所得税法实施条例》第九条':
    'Implementing Regulations of the Enterprise Income Tax Law, art. 9',
  '《中华人民共和国企业所得税法实施条例》第四十三条':
    'Implementing Regulations of the Enterprise Income Tax Law, art. 43',
  '《财政部 国家税务总局关于规范个人投资者个人所得税征收管理的通知》（财税〔2003〕158号）':
    'Notice on income tax of individual investors (Caishui [2003] 158)',
  '《财政部 税务总局关于进一步支持小微企业和个体工商户发展有关税费政策的公告》（财政部 税务总局公告2023年第12号）':
    'MOF and STA Announcement 2023 No. 12, on small firms',
  '《中华人民共和国印花税法》及所附税目税率表': 'Stamp Tax Law and its table of rates',
  '《中华人民共和国城市维护建设税法》第二条、第四条':
    'Urban Maintenance and Construction Tax Law, arts. 2, 4',
  '《中华人民共和国社会保险法》第五十七条、第六十条': 'Social Insurance Law, arts. 57, 60',
  '《中华人民共和国个人所得税法》第九条；《中华人民共和国社会保险法》第六十条':
    'Individual Income Tax Law, art. 9; Social Insurance Law, art. 60',
  '《中华人民共和国市场主体登记管理条例》第二十四条':
    'Regulations on the Registration of Market Entities, art. 24',
  '《最高人民法院关于公布失信被执行人名单信息的若干规定》':
    'Provisions of the Supreme People’s Court on the list of dishonest debtors',
  '《中华人民共和国会计法》第九条': 'Accounting Law, art. 9',
}

export const RULE_ADVICE: Readonly<Record<string, string>> = {
  '抽查贴近限额的发票，核对合同、出库单与收款是否与票面一致，确认是否因限额拆分开票。':
    'Sample invoices near the ceiling against contract, delivery and receipt; ask whether the ceiling made them be split.',
  '了解总额度接近用尽的原因，核对增额申请与实际订单。':
    'Ask why the quota is nearly used up; hold requests for more against orders.',
  '抽查作废发票的原因与对应业务，确认作废联次齐全、业务未实际发生。':
    'Sample void invoices: why, all copies there, and no business behind them.',
  '逐张核对集中作废当日的发票，说明作废原因并提供重开发票或业务取消的凭据。':
    'Go through the invoices of that day one by one: why void, and what replaced them.',
  '抽查红字发票对应的退货、折让或开票有误凭据，核对红字信息确认单。':
    'Sample red invoices against returns, allowances or errors and their confirmation slips.',
  '核对次年初红冲发票的原业务是否真实发生，以及收入是否在原年度确认。':
    'Verify that the business reversed early next year took place, and in which year its revenue stands.',
  '将开票骤增月份的发票与合同、物流、收款逐笔核对，测算额度时剔除其后红冲的部分。':
    'Hold each invoice of the surge against contract, transport and receipt; leave out of the limit what was reversed.',
  '了解夜间开票的业务原因（电商、跨时区、系统批量开具等），抽查对应业务。':
    'Ask why invoices are issued at night (web shop, time zones, batches) and sample them.',
  '了解节假日开票的业务原因，抽查对应的送货或服务记录。':
    'Ask why invoices are issued on holidays; sample deliveries or services.',
  '抽查整万元发票，核对合同单价、数量与收款是否吻合。':
    'Sample invoices over round sums against unit price, quantity and receipt.',
  '核对同日连号开给同一购方的发票是否为同一业务拆分，查看合同与送货单。':
    'See whether runs to one buyer on one day are one business split; look at contract and delivery.',
  '核对开票增长对应的新增订单、产能与收款，确认增长可持续。':
    'Hold the growth against orders, capacity and receipts.',
  '了解开票大幅下降的原因（停产、客户流失、改由关联方开票等），核对最近月份的收款。':
    'Ask why sales fell (standstill, customers lost, another firm issuing) and look at recent receipts.',
  '了解未开票月份是否有经营与未开票收入，核对当月银行流水与申报。':
    'Ask whether there was business without invoices; look at bank and returns of those months.',
  '确认企业目前是否正常经营，要求提供最近的合同、送货与收款凭据。':
    'Make sure that the firm trades now: latest contracts, deliveries, receipts.',
  '核对实际主营业务与登记行业、经营范围是否一致，必要时要求变更登记。':
    'Hold the actual trade against the registered one; have the registration changed where needed.',
  '核对同一商品适用不同税率的依据（兼营、简易计税、税率调整前后等）。':
    'Ask what the different rates rest on (mixed trade, simple method, a change of rates).',
  '抽查单价偏离较大的发票，核对规格、数量单位与合同价格。':
    'Sample prices far off the mean: specification, unit, contract.',
  '核对税号与名称不一致的发票，确认是否为更名、分支机构或录入错误。':
    'See whether number and name differ by a new name, a branch or a slip.',
  '核对开票设备与开票人员是否为本企业所有，是否由代理机构代为开票。':
    'Ask whose the device and the clerk are, and whether an agent issues.',
  '盘点存货并核对进项对应的实物去向，了解是否有未开票收入或集中备货。':
    'Count the stock, follow the goods; ask about sales without invoices or stocking up.',
  '要求提供该品类的采购合同、入库单与付款凭证，确认货物来源。':
    'Ask for purchase contract, receipt into store and payment of this kind of goods.',
  '按品类核对采购与销售，了解加工、组装或品名归类差异。':
    'Hold purchases against sales by kind; ask about processing, assembly or naming.',
  '核对毛利水平与费用负担能力，了解是否为过票、代采或平价调拨业务。':
    'Look at margin and costs; ask about pass-through, buying on behalf or transfers at cost.',
  '核对先销后进商品的交货与入库时间，了解是否为预收销售或期初存货。':
    'Compare delivery with receipt into store; ask about sales in advance or opening stock.',
  '核对异常凭证清单，确认已作进项转出或已申请核实，评估补税金额对现金流的影响。':
    'Go through the list; see that input tax was reversed or a review asked for, and what it costs.',
  '核对状态异常供应商的合同、货物与付款，确认交易发生在其状态异常之前。':
    'Hold contract, goods and payment of such suppliers against the day their standing changed.',
  '核对状态异常客户的应收账款余额与回款，评估坏账可能。':
    'Look at what such customers owe and pay; weigh the loss.',
  '了解对第一大供应商的依赖程度、账期与替代来源，核对是否为关联方。':
    'Ask about dependence, terms, other sources and links with the first supplier.',
  '了解对主要客户的依赖程度、合同期限与回款情况，核对是否为关联方。':
    'Ask about dependence, contract, payments and links with the main customers.',
  '核对既购又销的对手方业务实质（委托加工、退换货、互供等），测算收入时剔除没有实质的部分。':
    'Ask what mutual trade is (processing, returns, exchange); leave out of revenue what is none.',
  '沿环路逐笔核对货物与资金流向，确认每一环均有真实交付。':
    'Follow goods and money round the circle; every step must have a delivery.',
  '了解购销均在外省的原因，核对物流单据与仓储地点。':
    'Ask why both sides lie in other provinces; look at transport and store.',
  '实地查看经营场所，核对租金、水电、运输等支出由谁承担及其凭证。':
    'Visit the premises; see who pays rent, power and transport.',
  '核对餐饮住宿支出与业务规模是否相称，确认未抵扣不得抵扣的进项税额。':
    'Hold meals and lodging against the size of trade; see that no such input tax was deducted.',
  '暂停业务，要求企业向主管税务机关解除非正常状态并提供证明。':
    'Halt; have the firm regain normal standing with the bureau and prove it.',
  '了解评为D级的原因，待信用修复或重新评价后再议。':
    'Ask why it is rated D; return to it after repair or a new rating.',
  '了解等级下降的扣分项目及整改情况。': 'Ask which points were lost and what was mended.',
  '核对实际用工与参保情况，了解劳务外包、灵活用工或异地参保。':
    'Hold staff against the insured; ask about contractors or insurance elsewhere.',
  '核对成立初期大额业务的合同、人员与场地，了解业务是否由原有主体转入。':
    'Look at contracts, staff and premises of the first business; ask whether another firm handed it over.',
  '了解法定代表人变更原因，核实新任法定代表人的从业经历与资信。':
    'Ask why the legal representative changed; verify the record of the new one.',
  '核对变更事项的原因与登记资料，确认经营地点与主营业务的现状。':
    'Ask why it changed; make sure of premises and main trade.',
  '核实法定代表人是否实际经营，了解实际控制人与授权安排。':
    'Ask whether the legal representative runs the firm, who controls it and by what mandate.',
  '核对共用地址、电话或人员的企业之间的关系与往来。':
    'Ask how the firms of one address, phone or person are linked and trade.',
  '通过中国执行信息公开网查询失信与被执行情况，了解履行进度。':
    'Look it up in the public register of enforcement; ask how far it is settled.',
  '要求企业结清欠税或提供延期、分期缴纳的批准文件，并重新采集核对。':
    'Have it paid, or see the approval of a delay; collect anew.',
  '了解逾期申报的原因，核对是否已补申报并缴清滞纳金与罚款。':
    'Ask why it was late; see that it was filed and fees were paid.',
  '核对未见申报的所属期，要求提供申报回执或说明不需申报的依据。':
    'Ask for receipts of the periods without a return, or why none was due.',
  '核对零申报期间的银行流水与开票，确认是否确无收入。':
    'Look at bank and invoices of those periods: was there no revenue?',
  '逐期核对开票与申报，确认差异是否因申报期错配、红冲或免税，必要时更正申报。':
    'Hold invoices against returns by period: timing, red invoices, exemption; correct where needed.',
  '逐期核对开票金额与申报销售额，确认时间性差异后更正申报少计的部分。':
    'Hold invoiced against declared by period; correct what is left after timing.',
  '核对未开票收入的明细与以后补开发票的冲减记录。':
    'Look at sales without invoices and what was taken off when they were invoiced.',
  '编制增值税与所得税收入差异明细，说明视同销售、固定资产处置、时间性差异等原因。':
    'List how VAT and income tax revenue differ: deemed sales, disposals, timing.',
  '分析进销结构、存货与留抵，说明税负低于同行的原因。':
    'Ask why the burden is below its peers: purchases, stock, credit carried.',
  '比较前后两年的进销结构、税率与优惠，说明税负变动的原因。':
    'Compare both years: purchases, rates, reliefs.',
  '盘点存货并与留抵税额核对，确认是否有已发出未确认收入的货物。':
    'Count the stock against the credit carried; was anything delivered without revenue?',
  '核对免税、简易计税项目对应的进项是否已按规定转出。':
    'See that input tax of exempt and simple sales was reversed.',
  '核对农产品收购发票的销售方、数量与付款，确认收购业务真实。':
    'Look at seller, quantity and payment of farm produce.',
  '分析成本费用结构与税收优惠，说明所得税贡献率低于同行的原因。':
    'Ask why the contribution is below its peers: costs, reliefs.',
  '了解亏损期间扩大销售的资金来源与定价，核对成本费用的真实性。':
    'Ask what pays for growth at a loss, how prices are set, and verify the costs.',
  '核对财务报表与所得税申报的利润，取得纳税调整与报表更正的说明。':
    'Hold profit of statements against the return; ask for adjustments.',
  '核对收入与成本的配比，说明毛利率异常的原因。':
    'Match revenue with cost; ask why the margin is odd.',
  '取得其他应收款明细，核对股东与关联方借款的用途、期限与归还情况。':
    'Ask for the list of other receivables: loans to owners, their use, term and repayment.',
  '取得预收款项账龄明细，核对对应的交货与收入确认时间。':
    'Ask how old the advances are; match them with deliveries and revenue.',
  '实地盘点存货并与账面核对，了解滞销、跌价与未入账发出的情况。':
    'Count the stock against the books; ask about slow goods, falling prices, unbooked deliveries.',
  '按购销合同金额测算应缴印花税，核对是否已按期申报。':
    'Compute the stamp tax of the contracts; see that it was filed.',
  '核对城市维护建设税的适用税率与减征政策，确认随增值税足额缴纳。':
    'See which rate and relief apply, and that it was paid with VAT.',
  '核对个人所得税申报人员与参保人员名单，了解差异原因。':
    'Compare the persons declared with those insured.',
  '核对接近政策临界值的期间，确认收入、人数与资产按实际发生计量。':
    'Look at the periods near the line: revenue, staff and assets as they were.',
  '取得处罚或稽查文书，核对处理结果、补税金额与缴纳情况。':
    'Ask for the decision: outcome, tax, payment.',
  '了解产生滞纳金的原因，核对税款是否已全部缴清。':
    'Ask why fees arose; see that the tax was paid.',
  '核对账套收入与开票、申报的差异，确认账簿反映实际业务。':
    'Compare the ledger with invoices and returns.',
}
