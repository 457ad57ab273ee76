import { words } from '@xinjian/format/say/words'

/** What is refused of policies, and what their samples say. */
export const RISK_POLICY_SAYS = words({
  noSuchVersion: ['没有这个策略版本', 'There is no such version of the policy'],
  noneInForce: [
    '这个策略没有启用中的版本，请先启用一个复核通过的版本',
    'No version of this policy is in force: put an approved one in force first',
  ],
  submittedCannot: [
    '这个版本已提交复核，不能再改；请新建一个版本',
    'This version was submitted for review and cannot be changed: create a new version',
  ],
  stateChanged: [
    '这个版本的状态已变化，请刷新后重试',
    'The state of this version has changed meanwhile: reload and try again',
  ],
  reportNotNeeded: [
    '第{n:count}行用到的{report:words}不在本策略所用的报告中',
    'Line {n} speaks of a report that the policy does not use: {report}',
  ],
  noSuchSubject: [
    '第{n:count}行：{report:words}没有“{key:code}”，请从列表中选择',
    'Line {n}: {report} has no "{key}": choose from the list',
  ],
  wrongRelation: [
    '第{n:count}行的比较方式不适用于所选内容，请重新选择',
    'Line {n} compares in a way that does not fit what it speaks of: choose again',
  ],
  wrongValue: [
    '第{n:count}行比较的值有误，请重新填写',
    'Line {n} compares with a value that cannot be meant: enter it again',
  ],
  doubleReport: ['同一种报告只能选择一次', 'A kind of report is chosen once'],
  scoreNotThere: [
    '所选报告不给出评分，请选择有评分的报告',
    'The chosen report comes to no score: choose one that does',
  ],
  limitNotThere: [
    '额度公式用到的数据有误：须为本策略所用报告的建议额度，或以元计的指标',
    'The limit is reckoned of suggestions of the reports used, or of indicators in yuan',
  ],
  gradeWithoutScore: [
    '按等级给额度须先选择评分所用的报告',
    'A limit by grade needs the report whose score is used',
  ],
  standard: ['信鉴标准准入（发票）', 'Standard admission on invoices'],
  branchOffice: ['是否分公司', 'Whether it is a branch office'],
  shareholders: ['大股东变更满6个月', 'Six months since the main shareholder changed'],
  paysTax18: ['正常纳税满18个月', 'Taxes paid for 18 months'],
  paysTax12: ['纳税满12个月', 'Taxes paid for 12 months'],
  silentTax6: ['无连续6个月不纳税', 'No six months in a row without tax'],
  filed3: ['近3个月有申报', 'A return within three months'],
  quarters3: ['有3期以上季度财务报表', 'Three quarterly statements'],
  steadySales: ['近半年销售平稳', 'Steady sales within half a year'],
  phone12: ['法定代表人手机在网满12个月', 'A mobile number used for 12 months'],
  listedAbnormal: ['无经营异常名录', 'Not listed as operating abnormally'],
  mainBusiness: ['主营业务近6个月未变', 'The same business for six months'],
  share5: ['法定代表人持股5%以上', 'The legal representative holds 5 % or more'],
  share20: ['法定代表人持股20%以上', 'The legal representative holds 20 % or more'],
  queries6: ['近半年征信查询不超过6次', 'At most six credit enquiries in half a year'],
  debt500: ['对外负债不超过500万元', 'Outside debt of at most 5 million yuan'],
  banks2: ['授信银行不超过2家', 'At most two lending banks'],
})
