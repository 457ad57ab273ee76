import { words } from '@xinjian/format/say/words'

/** What is said and refused of risk orders. */
export const RISK_ORDER_SAYS = words({
  orders: ['风控订单', 'risk orders'],
  reckonNeedsDay: ['按入库数据重算，请选择日期', 'Choose the day that reports are reckoned as of'],
  reckonNeedsAll: [
    '按入库数据重算涉及全部企业的数据，只能查看本人数据的账号不能使用',
    'Reckoning reads the data of all enterprises: an account that sees its own alone cannot order it',
  ],
  readIt: ['查看风控判断', 'Looked at a judgement of risk'],
  readList: ['查看风控判断名单', 'Looked at a list of judgements of risk'],
  exportedList: ['导出风控判断名单', 'Exported a list of judgements of risk'],
  orderObject: ['风控订单 {no:code}', 'risk order {no}'],
  noSuchOrder: ['没有这个订单', 'There is no such order'],
  noSuchSubject: ['订单中没有这家企业', 'The order has no such enterprise'],
  personsOnly: [
    '风控订单由登录的人员提交，接口密钥不能提交',
    'Risk orders are made by people who are logged in, not by keys',
  ],
  chooseList: ['请选择企业名单文件', 'Choose the file with the list of enterprises'],
  listEmpty: ['名单中没有企业，请填写后再上传', 'The list names no enterprise'],
  noBadRow: ['这个名单没有有误的行', 'The list has no faulty row'],
  repeatsRow: ['与第{n:count}行是同一家企业', 'The same enterprise as in row {n}'],
  repeatsRowOf: [
    '与工作表“{sheet:text}”第{n:count}行是同一家企业',
    'The same enterprise as in row {n} of sheet “{sheet}”',
  ],
  otherName: [
    '名称与本公司登记的“{name:text}”不符，请核对',
    'The name differs from the one on record: {name}',
  ],
  notOpen: ['这个订单已结束，不能再改变', 'This order is over'],
  notRunning: ['这个订单不在处理中', 'This order is not being worked at'],
  notPaused: ['这个订单没有暂停', 'This order is not paused'],
  judging: ['正在判断', 'Being judged'],
  reportsMade: ['正在生成报告', 'Reports are being made'],
  balanceShort: [
    '余额不足，已暂停；充值后可继续，已判断的不重复计费',
    'The balance is short: recharge and go on; nothing is charged twice',
  ],
  notJudgedYet: ['这家企业还没有判断结果', 'This enterprise is not judged yet'],
  ofTrial: [
    '试算不决定任何企业，不能改判',
    'A trial decides on nobody: there is nothing to override',
  ],
  sealed: ['授权已撤销，数据已封存，不能改判', 'Consent was taken back: it cannot be overridden'],
  sameOutcome: ['改判的结果与现在相同', 'It has this outcome already'],
  openAlready: [
    '这家企业已有待决定的改判，请先处理',
    'An override of this enterprise waits already',
  ],
  stateChanged: ['这个改判的状态已变化，请刷新后重试', 'It was decided meanwhile: reload the page'],
  noSuchOverride: ['没有这个改判', 'There is no such override'],
  sameVersion: ['请选择两个不同的版本', 'Choose two different versions'],
  dayNotOver: ['日期不能晚于今天', 'The day is not after today'],
})
