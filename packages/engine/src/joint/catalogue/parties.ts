/** Rules on buyers, sellers and what flows between them, and on the enterprise itself. */
import { LAW } from './laws.ts'
import type { AdviceTable } from './shape.ts'

export const PARTY_ADVICE: AdviceTable = {
  'R-029': {
    category: '上下游',
    advice: '盘点存货并核对进项对应的实物去向，了解是否有未开票收入或集中备货。',
    policy: LAW.review,
  },
  'R-030': {
    category: '上下游',
    advice: '要求提供该品类的采购合同、入库单与付款凭证，确认货物来源。',
    policy: LAW.fakes,
  },
  'R-031': {
    category: '上下游',
    advice: '按品类核对采购与销售，了解加工、组装或品名归类差异。',
    policy: LAW.fakes,
  },
  'R-032': {
    category: '上下游',
    advice: '核对毛利水平与费用负担能力，了解是否为过票、代采或平价调拨业务。',
    policy: LAW.fakes,
  },
  'R-033': {
    category: '上下游',
    advice: '核对先销后进商品的交货与入库时间，了解是否为预收销售或期初存货。',
    policy: LAW.fakes,
  },
  'R-034': {
    category: '上下游',
    advice: '核对异常凭证清单，确认已作进项转出或已申请核实，评估补税金额对现金流的影响。',
    policy: LAW.abnormal,
  },
  'R-035': {
    category: '上下游',
    advice: '核对状态异常供应商的合同、货物与付款，确认交易发生在其状态异常之前。',
    policy: LAW.lost,
  },
  'R-036': {
    category: '上下游',
    advice: '核对状态异常客户的应收账款余额与回款，评估坏账可能。',
  },
  'R-037': {
    category: '上下游',
    advice: '了解对第一大供应商的依赖程度、账期与替代来源，核对是否为关联方。',
  },
  'R-038': {
    category: '上下游',
    advice: '了解对主要客户的依赖程度、合同期限与回款情况，核对是否为关联方。',
  },
  'R-039': {
    category: '上下游',
    advice:
      '核对既购又销的对手方业务实质（委托加工、退换货、互供等），测算收入时剔除没有实质的部分。',
    policy: LAW.fakes,
  },
  'R-040': {
    category: '上下游',
    advice: '沿环路逐笔核对货物与资金流向，确认每一环均有真实交付。',
    policy: LAW.fakes,
  },
  'R-041': {
    category: '上下游',
    advice: '了解购销均在外省的原因，核对物流单据与仓储地点。',
    policy: LAW.fakes,
  },
  'R-042': {
    category: '上下游',
    advice: '实地查看经营场所，核对租金、水电、运输等支出由谁承担及其凭证。',
  },
  'R-043': {
    category: '上下游',
    advice: '核对餐饮住宿支出与业务规模是否相称，确认未抵扣不得抵扣的进项税额。',
    policy: LAW.hospitality,
  },
  'R-002': {
    category: '经营主体',
    advice: '暂停业务，要求企业向主管税务机关解除非正常状态并提供证明。',
    policy: LAW.lost,
  },
  'R-003': {
    category: '经营主体',
    advice: '了解评为D级的原因，待信用修复或重新评价后再议。',
    policy: LAW.credit,
  },
  'R-004': {
    category: '经营主体',
    advice: '了解等级下降的扣分项目及整改情况。',
    policy: LAW.credit,
  },
  'R-044': {
    category: '经营主体',
    advice: '核对实际用工与参保情况，了解劳务外包、灵活用工或异地参保。',
    policy: LAW.insurance,
  },
  'R-045': {
    category: '经营主体',
    advice: '核对成立初期大额业务的合同、人员与场地，了解业务是否由原有主体转入。',
  },
  'R-046': {
    category: '经营主体',
    advice: '了解法定代表人变更原因，核实新任法定代表人的从业经历与资信。',
    policy: LAW.changes,
  },
  'R-047': {
    category: '经营主体',
    advice: '核对变更事项的原因与登记资料，确认经营地点与主营业务的现状。',
    policy: LAW.changes,
  },
  'R-048': {
    category: '经营主体',
    advice: '核实法定代表人是否实际经营，了解实际控制人与授权安排。',
  },
  'R-049': {
    category: '经营主体',
    advice: '核对共用地址、电话或人员的企业之间的关系与往来。',
  },
  'R-069': {
    category: '经营主体',
    advice: '通过中国执行信息公开网查询失信与被执行情况，了解履行进度。',
    policy: LAW.defaulters,
  },
}
