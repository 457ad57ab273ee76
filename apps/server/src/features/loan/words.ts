import { words } from '@xinjian/format/say/words'

/** What is refused of credit lines and loans. */
export const CREDIT_SAYS = words({
  noSuchLine: ['没有这个额度，请刷新后重试', 'There is no such credit line: reload the page'],
  noSuchLoan: ['没有这笔借款，请刷新后重试', 'There is no such loan: reload the page'],
  noSuchDeed: ['没有这笔登记，请刷新后重试', 'There is no such entry: reload the page'],
  borrowerUnknown: [
    '平台上没有这家企业的账号，请先请其注册',
    'No company with this tax number uses the platform: ask it to register first',
  ],
  borrowerIsSelf: ['不能为本公司设立额度', 'A company cannot lend to itself'],
  lineStands: [
    '这家企业已有待批准或有效的额度，请先注销',
    'This company has a credit line already: cancel that one first',
  ],
  lineDays: ['额度的到期日须晚于起始日', 'A credit line must end after it begins'],
  lineMoved: [
    '额度的状态已变化，请刷新后重试',
    'The state of the credit line has changed: reload the page',
  ],
  lineInUse: [
    '额度尚有已用或冻结的金额，结清后才能注销',
    'The credit line is still in use: it can be cancelled once all is settled',
  ],
  noActiveLine: [
    '该企业没有有效的额度，请先设立并批准',
    'This company has no active credit line: set one up and have it approved',
  ],
  lineNotInTerm: [
    '借款须在额度有效期（{from:code}至{to:code}）内发放',
    'The loan must begin within the term of the credit line ({from} to {to})',
  ],
  lineShort: [
    '额度不足：可用{available:code}元，申请{asked:code}元',
    'The credit line is short: {available} yuan are available, {asked} were asked for',
  ],
  dueBeforeFrom: ['到期日须晚于起息日', 'The due date must be after the first day of interest'],
  tenorTooLong: ['期限最长{n:count}天', 'The term is at most {n} days'],
  subjectTaken: ['该业务单已有未结束的借款', 'There is a loan on this order or receivable already'],
  loanMoved: [
    '借款的状态已变化，请刷新后重试',
    'The state of the loan has changed: reload the page',
  ],
  lineFrozen: [
    '额度已冻结，解冻前不能放款',
    'The credit line is frozen: nothing is paid out on it until it is released',
  ],
  dueDayPassed: [
    '到期日已过，不能再放款，请不予通过后重新申请',
    'The due date has passed: reject the loan and apply anew',
  ],
  contractChanged: [
    '合同文本已变化，请重新阅读后签署',
    'The text of the contract has changed: read it again before signing',
  ],
  contractBroken: [
    '合同存证校验不一致，不能放款，请联系平台',
    'The contract is not what was signed: the loan cannot be paid out; call the platform',
  ],
  notRunning: ['这笔借款未在还款中', 'This loan is not being repaid'],
  dayTooLate: ['入账日不能晚于今天', 'The value date cannot be after today'],
  dayTooEarly: [
    '入账日不能早于{day:code}（放款日或上一笔已入账的日期）',
    'The value date cannot be before {day} (the disbursement or the last booked entry)',
  ],
  moreThanOwed: [
    '金额超过当日结清金额{sum:code}元',
    'The amount is more than what settles the loan that day ({sum} yuan)',
  ],
  moreThanDue: [
    '金额超过当日应还{sum:code}元；提前还款请勾选“提前还款”',
    'The amount is more than is due that day ({sum} yuan): tick early repayment',
  ],
  moreThanWaivable: [
    '减免金额超过当日应还的该项{sum:code}元',
    'The waiver is more than what is due of this part that day ({sum} yuan)',
  ],
  referenceMissing: ['请填写银行流水号', 'Enter the bank reference'],
  referenceTaken: ['这个银行流水号已登记', 'This bank reference was entered already'],
  partMissing: ['请选择减免哪一项', 'Choose what is waived'],
  bankRefused: ['银行未予付款：{why:text}', 'The bank refused the payment: {why}'],
  dayBooks: ['系统日终', 'end of day'],
  bankBooks: ['银行入账', 'booked by the bank'],
})
