import { words } from '@xinjian/format/say/words'

/** What to verify, rule by rule, on issuing and receiving invoices: to the officer and the enterprise. */
export const INVOICE_ADVICE_SAYS = words({
  'R-014': [
    '抽查贴近限额的发票，核对合同、出库单与收款是否与票面一致，确认是否因限额拆分开票。',
    'Sample invoices near the ceiling against contract, delivery and receipt; ask whether the ceiling made them be split.',
  ],
  'R-015': [
    '了解总额度接近用尽的原因，核对增额申请与实际订单。',
    'Ask why the quota is nearly used up; hold requests for more against orders.',
  ],
  'R-016': [
    '抽查作废发票的原因与对应业务，确认作废联次齐全、业务未实际发生。',
    'Sample void invoices: why, all copies there, and no business behind them.',
  ],
  'R-017': [
    '逐张核对集中作废当日的发票，说明作废原因并提供重开发票或业务取消的凭据。',
    'Go through the invoices of that day one by one: why void, and what replaced them.',
  ],
  'R-018': [
    '抽查红字发票对应的退货、折让或开票有误凭据，核对红字信息确认单。',
    'Sample red invoices against returns, allowances or errors and their confirmation slips.',
  ],
  'R-019': [
    '核对次年初红冲发票的原业务是否真实发生，以及收入是否在原年度确认。',
    'Verify that the business reversed early next year took place, and in which year its revenue stands.',
  ],
  'R-020': [
    '将开票骤增月份的发票与合同、物流、收款逐笔核对，测算额度时剔除其后红冲的部分。',
    'Hold each invoice of the surge against contract, transport and receipt; leave out of the limit what was reversed.',
  ],
  'R-021': [
    '了解夜间开票的业务原因（电商、跨时区、系统批量开具等），抽查对应业务。',
    'Ask why invoices are issued at night (web shop, time zones, batches) and sample them.',
  ],
  'R-022': [
    '了解节假日开票的业务原因，抽查对应的送货或服务记录。',
    'Ask why invoices are issued on holidays; sample deliveries or services.',
  ],
  'R-023': [
    '抽查整万元发票，核对合同单价、数量与收款是否吻合。',
    'Sample invoices over round sums against unit price, quantity and receipt.',
  ],
  'R-024': [
    '核对同日连号开给同一购方的发票是否为同一业务拆分，查看合同与送货单。',
    'See whether runs to one buyer on one day are one business split; look at contract and delivery.',
  ],
  'R-025': [
    '核对开票增长对应的新增订单、产能与收款，确认增长可持续。',
    'Hold the growth against orders, capacity and receipts.',
  ],
  'R-026': [
    '了解开票大幅下降的原因（停产、客户流失、改由关联方开票等），核对最近月份的收款。',
    'Ask why sales fell (standstill, customers lost, another firm issuing) and look at recent receipts.',
  ],
  'R-027': [
    '了解未开票月份是否有经营与未开票收入，核对当月银行流水与申报。',
    'Ask whether there was business without invoices; look at bank and returns of those months.',
  ],
  'R-028': [
    '确认企业目前是否正常经营，要求提供最近的合同、送货与收款凭据。',
    'Make sure that the firm trades now: latest contracts, deliveries, receipts.',
  ],
  'R-050': [
    '核对实际主营业务与登记行业、经营范围是否一致，必要时要求变更登记。',
    'Hold the actual trade against the registered one; have the registration changed where needed.',
  ],
  'R-051': [
    '核对同一商品适用不同税率的依据（兼营、简易计税、税率调整前后等）。',
    'Ask what the different rates rest on (mixed trade, simple method, a change of rates).',
  ],
  'R-052': [
    '抽查单价偏离较大的发票，核对规格、数量单位与合同价格。',
    'Sample prices far off the mean: specification, unit, contract.',
  ],
  'R-071': [
    '核对税号与名称不一致的发票，确认是否为更名、分支机构或录入错误。',
    'See whether number and name differ by a new name, a branch or a slip.',
  ],
  'R-072': [
    '核对开票设备与开票人员是否为本企业所有，是否由代理机构代为开票。',
    'Ask whose the device and the clerk are, and whether an agent issues.',
  ],
})
