import { words } from '@xinjian/format/say/words'

/** What is said and refused of own score cards. */
export const SCORE_CARD_SAYS = words({
  trainings: ['评分卡训练', 'trainings of score cards'],
  noSuchVersion: ['没有这个评分卡版本', 'There is no such version of the score card'],
  noOutcome: [
    '还没有录入贷款结果，请先上传名单',
    'No outcome of a loan was entered: upload a list first',
  ],
  personsOnly: [
    '自有评分卡由登录的人员训练与复核，接口密钥不能操作',
    'Score cards are trained and decided on by people who are logged in, not by keys',
  ],
  oneAtATime: [
    '已有一次训练在进行，请等它完成或先取消',
    'A training is under way: wait for it, or cancel it first',
  ],
  notOpen: ['这次训练已结束，不能取消', 'This training is over'],
  notTrained: [
    '这个版本没有训练完成，不能提交',
    'This version is not trained: it cannot be submitted',
  ],
  stateChanged: [
    '这个版本的状态已变化，请刷新后重试',
    'The state of this version has changed meanwhile: reload and try again',
  ],
  reading: ['正在取放款前的报告', 'Reading the reports that stood when loans were granted'],
  training: ['正在训练与验证', 'Being trained and validated'],
  tooFew: [
    '可用的贷款结果中须既有正常的也有违约的，现有正常{good:count}笔、违约{bad:count}笔，未能使用的：{left:list}；请补充录入，或导入这些企业放款前的发票',
    'Outcomes that can be used must hold good and bad loans, now {good} and {bad}; not used: {left}. Enter more, or import invoices of these enterprises of before the grant',
  ],
  noneLeft: ['无', 'none'],
  leftOut: ['{why:words}{n:count}笔', '{why}: {n|loan|loans}'],
  NOT_DUE: ['未到期或仍在逾期且没有违约的', 'not matured or still late, and not bad'],
  NO_FIRM: ['本公司没有其企业的', 'no such enterprise'],
  NONE: ['放款前没有发票报告或发票的', 'no invoice report and no invoices of before the grant'],
  STALE: ['放款前的发票数据已超过180天的', 'invoices of before the grant were older than 180 days'],
  SEALED: ['企业已撤销授权的', 'consent was taken back'],
  NO_CONSENT: ['没有有效授权的', 'no consent in force'],
  FAILED: ['报告无法读取的', 'the report cannot be read'],
  NO_SCORE: ['报告没有评分的', 'the report has no score'],
  noSignal: [
    '这些贷款结果看不出指标与违约有关，没有得到评分卡',
    'These outcomes do not tell good loans from bad by the figures: there is no card',
  ],
  failed: ['训练没有完成，请重试', 'The training was not completed: try again'],
  cancelled: ['已取消', 'Cancelled'],
})
