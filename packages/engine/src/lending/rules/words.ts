/** What the rules on lending say. They advise to verify and never accuse. */
import { words } from '@xinjian/format/say/words'

export const LENDING_RULE_SAYS = words({
  institutions3: ['近3个月申请机构多', 'Many institutions applied at in 3 months'],
  institutions6: ['近6个月申请机构多', 'Many institutions applied at in 6 months'],
  times: ['近1个月申请频繁', 'Frequent applications in a month'],
  nonbank: ['非银申请占比高', 'Large share of non-bank applications'],
  auths: ['银税授权机构多', 'Many institutions authorised by bank-tax link'],
  queries: ['近6个月授权查询频繁', 'Frequent queries by consent in 6 months'],
  lenders: ['在贷机构多', 'Many institutions with open loans'],
  night: ['夜间申请占比高', 'Large share of applications at night'],

  linePartiesBoth: [
    '完整月份或滚动窗口中较大者>{medium:count}家中、>{high:count}家高',
    'The larger of whole months and rolling window above {medium} medium, above {high} high',
  ],
  lineTimesBoth: [
    '完整月份或滚动窗口中较大者>{medium:count}次中、>{high:count}次高',
    'The larger of whole months and rolling window above {medium} times medium, above {high} high',
  ],
  lineParties: [
    '>{medium:count}家中、>{high:count}家高',
    'Above {medium} medium, above {high} high',
  ],
  lineTimes: [
    '>{medium:count}次中、>{high:count}次高',
    'Above {medium} times medium, above {high} high',
  ],
  lineShare: ['>{medium:percent}中、>{high:percent}高', 'Above {medium} medium, above {high} high'],

  institutions3Text: [
    '近3个月向{n:count}家机构申请融资，建议核实资金用途与申请原因。',
    'Applied at {n|institution|institutions} in 3 months: please verify use of the money and why.',
  ],
  institutions6Text: [
    '近6个月向{n:count}家机构申请融资，建议核实资金用途与申请原因。',
    'Applied at {n|institution|institutions} in 6 months: please verify use of the money and why.',
  ],
  timesText: [
    '近1个月申请融资{n:count}次，建议核实是否急需资金。',
    'Applied {n|time|times} within a month: please verify whether money is needed urgently.',
  ],
  nonbankText: [
    '近12个月向非银行机构的申请占{part:percent}，建议核实未向银行申请的原因。',
    'Of the applications of 12 months {part} went to non-banks: please verify why not to banks.',
  ],
  authsText: [
    '近12个月向{n:count}家机构作银税互动授权，建议核实申请结果。',
    'Authorised {n|institution|institutions} by the bank-tax link in 12 months: please verify what came of it.',
  ],
  queriesText: [
    '近6个月被授权查询{n:count}次，建议核实申请结果。',
    'Queried {n|time|times} by consent in 6 months: please verify what came of it.',
  ],
  lendersText: [
    '在{n:count}家机构有未结清贷款，建议核实合计负债与还款安排。',
    'Loans are open at {n|institution|institutions}: please verify what is owed in all and how it is repaid.',
  ],
  nightText: [
    '近12个月夜间申请占{part:percent}，建议核实是否本人操作。',
    'Of the applications of 12 months {part} were made at night: please verify who made them.',
  ],
})
