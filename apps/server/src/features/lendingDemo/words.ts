import { words } from '@xinjian/format/say/words'

/** What the lending demonstration refuses. */
export const LENDING_DEMO_SAYS = words({
  onlyVisits: [
    '请从演示中心进入，再体验酒商贷',
    'Enter by the demonstration centre to try the order loan',
  ],
  tooEarly: [
    '还没有走到这一步，请按页面提示先完成前面的步骤',
    'This step comes later: complete the earlier ones first',
  ],
  onlyInvented: [
    '演示只接受预填的虚构资料，请勿填写真实信息；可点“恢复预填”',
    'The demonstration takes the prefilled, invented data alone: enter nothing real, and restore what was filled in',
  ],
  codeTooSoon: ['验证码刚刚发送，请稍后再试', 'A code was just sent: wait a little'],
  codeNone: ['请先发送验证码', 'Have a code sent first'],
  codeWrong: ['验证码不正确，还可再试{n:count}次', 'The code is wrong: {n|try is|tries are} left'],
  codeUsedUp: ['错误次数过多，请重新发送验证码', 'Too many wrong tries: have a new code sent'],
  codeExpired: ['验证码已过期，请重新发送', 'The code has expired: have a new one sent'],
  textChanged: ['文本已变化，请重新阅读', 'The text has changed: read it again'],
  creditRefused: [
    '综合评估未通过（演示：资金方拒绝），可在“演示选项”恢复正常后重新申请',
    'Not approved (demonstration: refused by the lender); set the options back to normal to apply anew',
  ],
  cardName: ['持卡人姓名与银行预留不一致', 'The name is not the one that the bank holds'],
  cardId: ['证件号码与银行预留不一致', 'The ID number is not the one that the bank holds'],
  cardMobile: ['手机号与银行预留不一致', 'The mobile number is not the one that the bank holds'],
  cardKind: ['该卡为信用卡，请更换储蓄卡', 'This is a credit card: use a debit card'],
  cardLost: ['该卡已挂失，请更换银行卡', 'This card was reported lost: use another'],
  cardDown: [
    '银行卡验证服务暂时没有回应，请稍后重试',
    'The card check does not answer: try again later',
  ],
  lineNotActive: [
    '额度已冻结或已到期，暂不能提款',
    'The credit line is frozen or has ended: nothing can be drawn',
  ],
  lineShort: [
    '额度不足：可用{available:code}元，申请{asked:code}元',
    'The credit line is short: {available} yuan are available, {asked} were asked for',
  ],
  noProduct: ['没有这个产品，请从产品列表选择', 'No such product: choose one of the list'],
  noTerm: ['该产品没有这个期限，请重新选择', 'The product has no such term: choose another'],
  amountRange: [
    '该产品单笔金额须在{least:code}元至{most:code}元之间',
    'Of this product a loan is between {least} and {most} yuan',
  ],
  noOrder: ['没有这张采购订单，请重新选择', 'No such purchase order: choose another'],
  orderTaken: [
    '这张采购订单已有借款，请选择其他订单',
    'There is a loan on this order already: choose another',
  ],
  orderShort: [
    '超过订单可融资金额{most:code}元，请减少提款金额',
    'More than is lent on this order ({most} yuan): draw less',
  ],
  tooManyLoans: [
    '本次演示的借款已达上限，请重新开始',
    'This visit has made its most loans: start over',
  ],
  noLoan: ['没有这笔借款，请返回“我的借款”', 'No such loan: go back to your loans'],
  loanMoved: [
    '借款的状态已变化，请刷新后重试',
    'The state of the loan has changed: reload the page',
  ],
  signBoth: ['请先阅读并签署借款合同与受托支付协议', 'Read and sign both contracts first'],
  enterCode: ['请填写6位验证码', 'Enter the code of six digits'],
  faceMismatch: [
    '刷脸比对未通过，请重试或改用短信验证',
    'The face does not match: try again, or use a code',
  ],
  faceDown: [
    '人脸核验服务暂时没有回应，请改用短信验证',
    'The face check does not answer: use a code',
  ],
  loanRejected: [
    '资金方未批准本笔提款（演示）',
    'The lender did not approve this drawdown (demonstration)',
  ],
  bankRefused: [
    '收款账户状态异常，付款被退回（演示）',
    'The payee’s account is not in order, and the payment came back (demonstration)',
  ],
  bankSilent: [
    '银行尚未回应，款项处理中，请稍后刷新',
    'The bank has not answered yet: look again later',
  ],
  duePassed: [
    '到期日已过，不能再付款，请重新开始',
    'The due date has passed: it cannot be paid out any more; start over',
  ],
  moreThanOwed: [
    '金额超过当日结清金额{sum:code}元',
    'The amount is more than what settles the loan that day ({sum} yuan)',
  ],
  tooManyDays: [
    '演示日期最多可推后{n:count}天，请重新开始',
    'A visit may let {n} days pass at most: start over',
  ],
})
