/** What the figures J-01 to J-18 are called and say. */
import { words } from '@xinjian/format/say/words'

export const PUBLIC_INDICATOR_SAYS = words({
  dishonest: ['失信当前数', 'Dishonest debtor now'],
  dishonestFormula: [
    '判断日有效的失信被执行人案号数：公布（没有的为立案）起{months:count}个月内，按案号只计一次',
    'Case numbers of the list of dishonest judgment debtors that hold on the day of judgement: within {months|month|months} of publication (else of filing), each case once',
  ],
  enforced: ['被执行当前数', 'Enforcements now'],
  enforcedFormula: [
    '判断日仍在公示且未载明结案的被执行案号数，按案号只计一次',
    'Case numbers under enforcement that are still shown on the day of judgement and not said to be closed, each once',
  ],
  enforcedAmount: ['被执行当前数·执行标的', 'Enforcements now: amount'],
  limited: ['限制消费令', 'Restricted consumption'],
  limitedFormula: [
    '判断日未解除的限制消费令案号数，按案号只计一次',
    'Case numbers of restriction orders not lifted by the day of judgement, each once',
  ],
  unperformed: ['终本未履行金额', 'Unperformed at the end of enforcement'],
  unperformedFormula: [
    'Σ 终本案件的未履行金额，按案号只计一次；未载明金额的不计并注明件数',
    'Σ amounts not performed of enforcements ended without assets, each case once; those that state no amount are left out and counted',
  ],
  defendant: ['被告案件数', 'Cases as defendant'],
  defendantFormula: [
    '近24个月内立案、开庭、公告或裁判的案件中企业为被告的；一审、二审、再审、执行按案号并为一件，以最早一次的日期为准',
    'Matters of the last 24 months in which the enterprise is defendant; instances and enforcement are joined by their numbers into one matter, dated by its first step',
  ],
  claimed: ['被告金额/年收入', 'Amount as defendant / revenue of a year'],
  claimedFormula: [
    'Σ 近24个月被告案件金额 ÷ 近12个月收入；一件案件只计最后一个载明金额的阶段',
    'Σ amounts of matters as defendant of the last 24 months ÷ revenue of the last 12 months; of a matter the latest stage that states an amount counts',
  ],
  claims: ['被告金额', 'Amount as defendant'],
  revenue: ['近12个月收入', 'Revenue of the last 12 months'],
  noRevenue: ['没有可用的近12个月收入', 'no revenue of the last 12 months that may be used'],
  noAmounts: ['案件均未载明金额', 'no case states an amount'],
  loans: ['借贷与买卖纠纷被告数', 'Cases on loans and sales as defendant'],
  loansFormula: [
    '近24个月被告案件中案由为金融借款、民间借贷或买卖合同的',
    'Of the matters as defendant of the last 24 months, those on financial loans, private loans or contracts of sale',
  ],
  bankLoans: ['金融借款', 'Financial loans'],
  privateLoans: ['民间借贷', 'Private loans'],
  sales: ['买卖合同', 'Contracts of sale'],
  labour: ['劳动争议数', 'Labour disputes'],
  labourFormula: [
    '近24个月案由为劳动争议、劳动合同、追索劳动报酬、工伤等的案件',
    'Matters of the last 24 months on labour disputes, labour contracts, wages or injuries at work',
  ],
  frozen: ['股权冻结比例', 'Share of equity frozen'],
  frozenFormula: [
    'Σ 判断日有效的冻结比例，同一被执行人合计不超过其持股比例，不超过100%；未载明比例的不计并注明笔数',
    'Σ shares frozen on the day of judgement, of one debtor no more than it holds, no more than 100% in all; those that state no share are left out and counted',
  ],
  noRatios: ['冻结均未载明比例', 'no freeze states a share'],
  unratedFreezes: [
    '另有{n:count}笔冻结未载明比例，未计入',
    '{n|more freeze states no share and is|more freezes state no share and are} left out',
  ],
  hearingsName: ['未来60天开庭', 'Hearings within 60 days'],
  hearingsFormula: [
    '开庭日期在判断日至其后{days:count}天之间的案号数，按案号只计一次',
    'Case numbers with a hearing from the day of judgement to {days|day|days} later, each once',
  ],
  abnormal: ['经营异常当前数', 'Lists of abnormal operations now'],
  abnormalFormula: [
    '判断日未移出的经营异常名录记录数',
    'Entries on the list of abnormal operations not removed by the day of judgement',
  ],
  penalties: ['行政处罚次数', 'Administrative penalties'],
  penaltiesFormula: [
    '近24个月决定的行政处罚次数',
    'Administrative penalties decided in the last 24 months',
  ],
  fined: ['罚没金额', 'Amount of penalties'],
  repChanges: ['法定代表人变更次数', 'Changes of legal representative'],
  ownerChanges: ['股东变更次数', 'Changes of shareholders'],
  placeChanges: ['地址变更次数', 'Changes of address'],
  scopeChanges: ['经营范围变更次数', 'Changes of scope'],
  changesFormula: [
    '窗口内有该事项变更的天数；同日多行记为一次',
    'Days in the window with a change of the matter; several lines of one day are one change',
  ],
  personFirms: ['法定代表人关联企业数', 'Firms of the legal representative'],
  personFirmsFormula: [
    '法定代表人任职或持股的其他企业数',
    'Other firms that the legal representative runs or holds shares of',
  ],
  sameAddress: ['同址企业数', 'Firms at the same address'],
  samePhone: ['同电话企业数', 'Firms on the same phone'],
  sharedFormula: [
    '与企业登记地址或电话相同的其他企业数',
    'Other firms with the same address or phone',
  ],
  linksFew: [
    '已查登记的企业中有{n:count}家，实际可能更多，不足以判断',
    '{n} among the firms that were looked at; there may be more, and it cannot be said',
  ],
  linksMore: [
    '只数已查登记的企业，实际可能更多',
    'of the firms that were looked at alone: there may be more',
  ],
  revenueOfYear: [
    '收入取自{year:code}年年报公示的营业总收入',
    'revenue is that of the published annual report of {year}',
  ],
  linksUntold: [
    '未查得（所用来源不提供企业间的关联）',
    'no source in use tells links between firms',
  ],
  paidIn: ['注册资本实缴率', 'Share of registered capital paid in'],
  paidInFormula: [
    '实缴资本 ÷ 注册资本；登记未载明实缴的，为各股东实缴之和 ÷ 认缴之和，且各股东均已载明',
    'Capital paid in ÷ registered capital; where the registration does not state what was paid in, the sum paid in ÷ the sum subscribed by the shareholders, all of whom state both',
  ],
  paidInCapital: ['实缴资本', 'Capital paid in'],
  registeredCapital: ['注册资本', 'Registered capital'],
  subscribed: ['认缴出资', 'Subscribed'],
  paid: ['实缴出资', 'Paid in'],
  paidInUntold: ['未载明实缴资本', 'capital paid in is not stated'],
  mayBeMore: ['{silent:words}，实际可能更多', '{silent}: there may be more'],
})
