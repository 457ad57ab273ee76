/** Rules on returns, payments and statements. */
import { LAW } from './laws.ts'
import type { AdviceTable } from './shape.ts'

export const TAX_ADVICE: AdviceTable = {
  'R-001': {
    category: '申报缴纳',
    advice: '要求企业结清欠税或提供延期、分期缴纳的批准文件，并重新采集核对。',
    policy: LAW.arrears,
  },
  'R-005': {
    category: '申报缴纳',
    advice: '了解逾期申报的原因，核对是否已补申报并缴清滞纳金与罚款。',
    policy: LAW.lateFiling,
  },
  'R-006': {
    category: '申报缴纳',
    advice: '核对未见申报的所属期，要求提供申报回执或说明不需申报的依据。',
    policy: LAW.lateFiling,
  },
  'R-007': {
    category: '申报缴纳',
    advice: '核对零申报期间的银行流水与开票，确认是否确无收入。',
    policy: LAW.filing,
  },
  'R-008': {
    category: '增值税',
    advice: '逐期核对开票与申报，确认差异是否因申报期错配、红冲或免税，必要时更正申报。',
    policy: LAW.filing,
  },
  'R-009': {
    category: '增值税',
    advice: '逐期核对开票金额与申报销售额，确认时间性差异后更正申报少计的部分。',
    policy: LAW.filing,
  },
  'R-010': {
    category: '增值税',
    advice: '核对未开票收入的明细与以后补开发票的冲减记录。',
    policy: LAW.filing,
  },
  'R-011': {
    category: '所得税',
    advice: '编制增值税与所得税收入差异明细，说明视同销售、固定资产处置、时间性差异等原因。',
    policy: LAW.accrual,
  },
  'R-012': {
    category: '增值税',
    advice: '分析进销结构、存货与留抵，说明税负低于同行的原因。',
    policy: LAW.assessment,
  },
  'R-013': {
    category: '增值税',
    advice: '比较前后两年的进销结构、税率与优惠，说明税负变动的原因。',
    policy: LAW.review,
  },
  'R-053': {
    category: '增值税',
    advice: '盘点存货并与留抵税额核对，确认是否有已发出未确认收入的货物。',
    policy: LAW.review,
  },
  'R-054': {
    category: '增值税',
    advice: '核对免税、简易计税项目对应的进项是否已按规定转出。',
    policy: `${LAW.vat}关于进项税额不得从销项税额中抵扣的规定`,
  },
  'R-055': {
    category: '增值税',
    advice: '核对农产品收购发票的销售方、数量与付款，确认收购业务真实。',
    policy: LAW.farm,
  },
  'R-056': {
    category: '所得税',
    advice: '分析成本费用结构与税收优惠，说明所得税贡献率低于同行的原因。',
    policy: LAW.assessment,
  },
  'R-057': {
    category: '所得税',
    advice: '了解亏损期间扩大销售的资金来源与定价，核对成本费用的真实性。',
    policy: LAW.review,
  },
  'R-058': {
    category: '所得税',
    advice: '核对财务报表与所得税申报的利润，取得纳税调整与报表更正的说明。',
    policy: LAW.cit,
  },
  'R-059': {
    category: '财务',
    advice: '核对收入与成本的配比，说明毛利率异常的原因。',
    policy: LAW.review,
  },
  'R-060': {
    category: '财务',
    advice: '取得其他应收款明细，核对股东与关联方借款的用途、期限与归还情况。',
    policy: LAW.loans,
  },
  'R-061': {
    category: '财务',
    advice: '取得预收款项账龄明细，核对对应的交货与收入确认时间。',
    policy: LAW.accrual,
  },
  'R-062': {
    category: '财务',
    advice: '实地盘点存货并与账面核对，了解滞销、跌价与未入账发出的情况。',
    policy: LAW.review,
  },
  'R-063': {
    category: '申报缴纳',
    advice: '按购销合同金额测算应缴印花税，核对是否已按期申报。',
    policy: LAW.stamp,
  },
  'R-064': {
    category: '申报缴纳',
    advice: '核对城市维护建设税的适用税率与减征政策，确认随增值税足额缴纳。',
    policy: LAW.city,
  },
  'R-065': {
    category: '申报缴纳',
    advice: '核对个人所得税申报人员与参保人员名单，了解差异原因。',
    policy: LAW.withholding,
  },
  'R-066': {
    category: '增值税',
    advice: '核对接近政策临界值的期间，确认收入、人数与资产按实际发生计量。',
    policy: LAW.small,
  },
  'R-067': {
    category: '申报缴纳',
    advice: '取得处罚或稽查文书，核对处理结果、补税金额与缴纳情况。',
    policy: LAW.penalty,
  },
  'R-068': {
    category: '申报缴纳',
    advice: '了解产生滞纳金的原因，核对税款是否已全部缴清。',
    policy: LAW.lateFee,
  },
  'R-070': {
    category: '财务',
    advice: '核对账套收入与开票、申报的差异，确认账簿反映实际业务。',
    policy: LAW.books,
  },
}
