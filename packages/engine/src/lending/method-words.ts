import { words } from '@xinjian/format/say/words'

/** How reports on lending are made. */
export const LENDING_METHOD_SAYS = words({
  sources: [
    '借贷记录来自持牌机构的多头借贷信息来源，只在主体本人授权有效时查询：企业凭其查询授权，法定代表人、其配偶与实际控制人各凭本人签署的授权。未授权的不查询；未查得、未取到与未授权都不等于没有。',
    'Lending records come from licensed bureaus and are asked for only under a consent in force: of the enterprise under its own, of the legal representative, the spouse and the actual controller under a consent that each signed. Without it nobody is asked. Not told, no answer and no consent do not mean that there is none.',
  ],
  windows: [
    'd7、d15、m1、m3、m6、m12为滚动窗口，截至数据截止日（北京时间，含当日）；近3个月、近6个月、近12个月为不含本月的完整月份。规则取两者中较大的，本月新增的申请不会漏判。',
    'Windows d7, d15, m1, m3, m6 and m12 roll up to the day of the cut-off in Shanghai, which counts; the last 3, 6 and 12 months are whole months without the running one. Rules take the larger of both, so that what happens this month is not missed.',
  ],
  institutions: [
    '机构由来源以匿名编号区分，同一来源的同一编号为同一机构，企业与个人向同一机构申请只计一家。',
    'Institutions are told apart by the codes of a bureau: the same code of the same bureau is one institution, also where enterprise and persons applied at it.',
  ],
  shares: [
    '申请少于{n:count}次的占比只列示不判断；只有日期、没有时刻的申请不计入夜间与周末。',
    'Shares of fewer than {n|application|applications} are told and not judged; applications with the day alone count neither for night nor for weekends.',
  ],
  level: [
    '多头程度：任一多头指标达红线为高；未达红线而有指标达黄线为中；企业记录已查得、均未达线且放款余额均已告知为低；其余不作判断。',
    'How crowded: high where any figure is past its red line; middle where one is past its yellow line; low where the enterprise’s records were told, none is and the balances of all loans are told; else not judged.',
  ],
  auths: [
    '银税互动授权机构数与税务报告同一口径、同一计算。',
    'Institutions authorised by the bank-tax link are counted as in the tax report, by the same code.',
  ],
  persons: [
    '自然人姓名按规定隐去；撤回授权后，其记录不再用于新的报告。',
    'Names of natural persons are hidden as required; after a consent is withdrawn its records are used in no new report.',
  ],
  debt: [
    '中长期负债取资产负债表的长期借款、应付债券与长期应付款；报表未列示的项目不计为零，另行注明。',
    'Long-term debt is long-term loans, bonds payable and long-term payables of the balance sheet; an item that it does not carry is no zero and is said.',
  ],
  fees: [
    '融资费用取税收分类编码306开头的进项发票（保险服务除外），不含税，蓝票减红票；30601为贷款服务，即利息。',
    'Costs of lending are input invoices of goods codes beginning with 306 (insurance left out), without tax, blue less red; 30601 are loans, that is interest.',
  ],
  dataLending: [
    '持牌来源的借贷记录、税务机关的银税互动授权记录、进项发票、财务报表与工商公示信息',
    'lending records of licensed bureaus, authorisations of the bank-tax link, input invoices, statements and what the registry publishes',
  ],
  dataDebt: [
    '财务报表、进项发票、持牌来源的借贷记录与工商公示信息',
    'statements, input invoices, lending records of licensed bureaus and what the registry publishes',
  ],
  judged: ['指标与规则提示', 'Indicators and rule alerts'],
  judgedDebt: ['指标', 'Indicators'],
  calm: [
    '已查询借贷记录，截至{day:code}近6个月申请机构{n:count}家，未达预警线。',
    'Lending records were looked up: {n|institution was|institutions were} applied at in 6 months up to {day}, which is within the lines.',
  ],
  open: [
    '多头借贷情况无法判断：{why:words}。',
    'How crowded it is among lenders cannot be judged: {why}.',
  ],
  openAuths: [
    '银税互动授权情况无法判断：{why:words}。',
    'Authorisations of the bank-tax link cannot be judged: {why}.',
  ],
  openPersons: [
    '{silent:clauses}，其个人借贷不在判断之内。',
    '{silent}: what they owe themselves is not judged.',
  ],
  openDebt: ['中长期负债无法判断：{why:words}。', 'Long-term debt cannot be judged: {why}.'],
})
