import { words } from '@xinjian/format/say/words'

/** What only the basic report says. */
export const BASIC_SAYS = words({
  overview: ['企业概况与风险提示', 'The enterprise at a glance, and warnings'],
  registration: ['税务登记信息', 'Tax registration'],
  owners: ['投资方与变更记录', 'Owners and changes'],
  rating: ['纳税信用等级', 'Tax credit rating'],
  standing: ['欠税与违法违章', 'Arrears and violations'],
  standingIndicators: ['欠税与违法违章指标', 'Indicators of arrears and violations'],
  appendix: ['指标附表', 'Tables of indicators'],
  version: ['计算版本 {version:code}', 'Version {version}'],
  shareholderList: ['投资方', 'Owners'],
  changeList: ['变更记录', 'Changes of registration'],
  ratingList: ['纳税信用评级', 'Tax credit ratings'],
  arrearsList: ['欠税', 'Arrears'],
  violationList: ['违法违章', 'Violations'],
  notObtained: [
    '未取得：{names:list}。未取得不代表没有。',
    'Not obtained: {names}. Not obtained does not mean there is none.',
  ],
  investments: ['对外投资', 'investments in others'],
  branches: ['分支机构', 'branches'],
  courtCases: ['司法案件', 'court cases'],
  licences: ['资质许可', 'licences'],
  noSource: [
    '本报告不含{names:list}，这些见工商司法报告。不作说明不代表没有。',
    'This report does not cover {names}: the report of registry and courts does. Not covered does not mean there is none.',
  ],
  noRating: [
    '未取得税务机关的纳税信用评级：{why:words}。',
    'No tax credit rating obtained from the tax bureau: {why~}.',
  ],
  arrearsOpen: ['欠税情况无法判断：{why:words}。', 'Arrears cannot be judged: {why~}.'],
  violationsOpen: ['违法违章情况无法判断：{why:words}。', 'Violations cannot be judged: {why~}.'],
  noArrears: [
    '最近一次采集时，税务机关未显示欠税余额。',
    'At the last collection the tax bureau showed no arrears.',
  ],
  ratedA: [
    '最近一次纳税信用评价为A级（{year:words}）。',
    'The last tax credit rating is A ({year}).',
  ],
  old: [
    '数据截至{day:code}，距报告日{n:count}天，其后的变化不在本报告中，建议重新采集。',
    'Data to {day}, {n|day|days} before the report; later changes are not in it. Please collect again.',
  ],
})

/** How the basic report is put together. */
export const BASIC_METHOD_SAYS = words({
  lists: [
    '本报告只列示采集到的登记、投资方、变更、纳税信用、欠税与违法违章信息，不评分，不给出结论，也不建议额度。',
    'This report lists what was collected of registration, owners, changes, tax credit, arrears and violations. It gives no score, no verdict and no limit.',
  ],
  lastCollected: [
    '欠税与登记状态以最近一次采集时税务机关显示的为准，之后的变化不在其中。未采集的项目写明未采集，不视为没有。',
    'Arrears and the state of registration are as the tax bureau showed them at the last collection; later changes are not in it. What was not collected is said to be so, and is not taken for none.',
  ],
  noSource: [
    '本报告由采集到的税务登记信息作成，不含{names:list}，这些见工商司法报告。',
    'This report is made of what was collected of the tax registration and does not cover {names}: the report of registry and courts does.',
  ],
  old: [
    '数据截至日距报告日超过{n:count}天的，在首页注明并建议重新采集。',
    'Where the data end more than {n|day|days} before the report, the first page says so and advises to collect again.',
  ],
  data: [
    '登记、投资方、纳税信用、欠税及违法违章信息',
    'registration, owners, tax credit, arrears and violations',
  ],
  judged: ['指标与规则提示', 'Indicators and rule alerts'],
})
