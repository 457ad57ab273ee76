/** Rules on issuing and receiving invoices. */
import { LAW } from './laws.ts'
import type { AdviceTable } from './shape.ts'

export const INVOICE_ADVICE: AdviceTable = {
  'R-014': {
    category: '发票',
    advice: '抽查贴近限额的发票，核对合同、出库单与收款是否与票面一致，确认是否因限额拆分开票。',
    policy: LAW.invoices,
  },
  'R-015': {
    category: '发票',
    advice: '了解总额度接近用尽的原因，核对增额申请与实际订单。',
    policy: LAW.digital,
  },
  'R-016': {
    category: '发票',
    advice: '抽查作废发票的原因与对应业务，确认作废联次齐全、业务未实际发生。',
    policy: LAW.invoices,
  },
  'R-017': {
    category: '发票',
    advice: '逐张核对集中作废当日的发票，说明作废原因并提供重开发票或业务取消的凭据。',
    policy: LAW.invoices,
  },
  'R-018': {
    category: '发票',
    advice: '抽查红字发票对应的退货、折让或开票有误凭据，核对红字信息确认单。',
    policy: LAW.red,
  },
  'R-019': {
    category: '发票',
    advice: '核对次年初红冲发票的原业务是否真实发生，以及收入是否在原年度确认。',
    policy: LAW.red,
  },
  'R-020': {
    category: '发票',
    advice: '将开票骤增月份的发票与合同、物流、收款逐笔核对，测算额度时剔除其后红冲的部分。',
    policy: LAW.fakes,
  },
  'R-021': {
    category: '发票',
    advice: '了解夜间开票的业务原因（电商、跨时区、系统批量开具等），抽查对应业务。',
  },
  'R-022': {
    category: '发票',
    advice: '了解节假日开票的业务原因，抽查对应的送货或服务记录。',
  },
  'R-023': {
    category: '发票',
    advice: '抽查整万元发票，核对合同单价、数量与收款是否吻合。',
  },
  'R-024': {
    category: '发票',
    advice: '核对同日连号开给同一购方的发票是否为同一业务拆分，查看合同与送货单。',
    policy: LAW.invoices,
  },
  'R-025': {
    category: '发票',
    advice: '核对开票增长对应的新增订单、产能与收款，确认增长可持续。',
  },
  'R-026': {
    category: '发票',
    advice: '了解开票大幅下降的原因（停产、客户流失、改由关联方开票等），核对最近月份的收款。',
  },
  'R-027': {
    category: '发票',
    advice: '了解未开票月份是否有经营与未开票收入，核对当月银行流水与申报。',
  },
  'R-028': {
    category: '发票',
    advice: '确认企业目前是否正常经营，要求提供最近的合同、送货与收款凭据。',
  },
  'R-050': {
    category: '发票',
    advice: '核对实际主营业务与登记行业、经营范围是否一致，必要时要求变更登记。',
    policy: LAW.changes,
  },
  'R-051': {
    category: '发票',
    advice: '核对同一商品适用不同税率的依据（兼营、简易计税、税率调整前后等）。',
    policy: LAW.vat,
  },
  'R-052': {
    category: '发票',
    advice: '抽查单价偏离较大的发票，核对规格、数量单位与合同价格。',
  },
  'R-071': {
    category: '发票',
    advice: '核对税号与名称不一致的发票，确认是否为更名、分支机构或录入错误。',
    policy: LAW.invoices,
  },
  'R-072': {
    category: '发票',
    advice: '核对开票设备与开票人员是否为本企业所有，是否由代理机构代为开票。',
    policy: LAW.invoices,
  },
}
