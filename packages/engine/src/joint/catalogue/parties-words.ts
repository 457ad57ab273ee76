import { words } from '@xinjian/format/say/words'

/** What to verify, rule by rule, on partners and the enterprise itself: to the officer and the enterprise. */
export const PARTY_ADVICE_SAYS = words({
  'R-029': [
    '盘点存货并核对进项对应的实物去向，了解是否有未开票收入或集中备货。',
    'Count the stock, follow the goods; ask about sales without invoices or stocking up.',
  ],
  'R-030': [
    '要求提供该品类的采购合同、入库单与付款凭证，确认货物来源。',
    'Ask for purchase contract, receipt into store and payment of this kind of goods.',
  ],
  'R-031': [
    '按品类核对采购与销售，了解加工、组装或品名归类差异。',
    'Hold purchases against sales by kind; ask about processing, assembly or naming.',
  ],
  'R-032': [
    '核对毛利水平与费用负担能力，了解是否为过票、代采或平价调拨业务。',
    'Look at margin and costs; ask about pass-through, buying on behalf or transfers at cost.',
  ],
  'R-033': [
    '核对先销后进商品的交货与入库时间，了解是否为预收销售或期初存货。',
    'Compare delivery with receipt into store; ask about sales in advance or opening stock.',
  ],
  'R-034': [
    '核对异常凭证清单，确认已作进项转出或已申请核实，评估补税金额对现金流的影响。',
    'Go through the list; see that input tax was reversed or a review asked for, and what it costs.',
  ],
  'R-035': [
    '核对状态异常供应商的合同、货物与付款，确认交易发生在其状态异常之前。',
    'Hold contract, goods and payment of such suppliers against the day their standing changed.',
  ],
  'R-036': [
    '核对状态异常客户的应收账款余额与回款，评估坏账可能。',
    'Look at what such customers owe and pay; weigh the loss.',
  ],
  'R-037': [
    '了解对第一大供应商的依赖程度、账期与替代来源，核对是否为关联方。',
    'Ask about dependence, terms, other sources and links with the first supplier.',
  ],
  'R-038': [
    '了解对主要客户的依赖程度、合同期限与回款情况，核对是否为关联方。',
    'Ask about dependence, contract, payments and links with the main customers.',
  ],
  'R-039': [
    '核对既购又销的对手方业务实质（委托加工、退换货、互供等），测算收入时剔除没有实质的部分。',
    'Ask what mutual trade is (processing, returns, exchange); leave out of revenue what is none.',
  ],
  'R-040': [
    '沿环路逐笔核对货物与资金流向，确认每一环均有真实交付。',
    'Follow goods and money round the circle; every step must have a delivery.',
  ],
  'R-041': [
    '了解购销均在外省的原因，核对物流单据与仓储地点。',
    'Ask why both sides lie in other provinces; look at transport and store.',
  ],
  'R-042': [
    '实地查看经营场所，核对租金、水电、运输等支出由谁承担及其凭证。',
    'Visit the premises; see who pays rent, power and transport.',
  ],
  'R-043': [
    '核对餐饮住宿支出与业务规模是否相称，确认未抵扣不得抵扣的进项税额。',
    'Hold meals and lodging against the size of trade; see that no such input tax was deducted.',
  ],
  'R-002': [
    '暂停业务，要求企业向主管税务机关解除非正常状态并提供证明。',
    'Halt; have the firm regain normal standing with the bureau and prove it.',
  ],
  'R-003': [
    '了解评为D级的原因，待信用修复或重新评价后再议。',
    'Ask why it is rated D; return to it after repair or a new rating.',
  ],
  'R-004': [
    '了解等级下降的扣分项目及整改情况。',
    'Ask which points were lost and what was mended.',
  ],
  'R-044': [
    '核对实际用工与参保情况，了解劳务外包、灵活用工或异地参保。',
    'Hold staff against the insured; ask about contractors or insurance elsewhere.',
  ],
  'R-045': [
    '核对成立初期大额业务的合同、人员与场地，了解业务是否由原有主体转入。',
    'Look at contracts, staff and premises of the first business; ask whether another firm handed it over.',
  ],
  'R-046': [
    '了解法定代表人变更原因，核实新任法定代表人的从业经历与资信。',
    'Ask why the legal representative changed; verify the record of the new one.',
  ],
  'R-047': [
    '核对变更事项的原因与登记资料，确认经营地点与主营业务的现状。',
    'Ask why it changed; make sure of premises and main trade.',
  ],
  'R-048': [
    '核实法定代表人是否实际经营，了解实际控制人与授权安排。',
    'Ask whether the legal representative runs the firm, who controls it and by what mandate.',
  ],
  'R-049': [
    '核对共用地址、电话或人员的企业之间的关系与往来。',
    'Ask how the firms of one address, phone or person are linked and trade.',
  ],
  'R-069': [
    '通过中国执行信息公开网查询失信与被执行情况，了解履行进度。',
    'Look it up in the public register of enforcement; ask how far it is settled.',
  ],
})
