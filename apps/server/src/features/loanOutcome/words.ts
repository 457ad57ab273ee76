import { words } from '@xinjian/format/say/words'

/** What is refused of outcomes of loans, and what their workbooks say. */
export const LOAN_SAYS = words({
  chooseList: ['请选择贷款结果文件', 'Choose the file with outcomes of loans'],
  listEmpty: ['名单中没有贷款，请填写后再上传', 'The list names no loan'],
  repeatsRow: ['与第{n:count}行是同一笔贷款', 'The same loan as in row {n}'],
  grantedLater: [
    '放款日期晚于今天，请核对',
    'The day of the grant lies in the future: please check',
  ],
  lateTooLong: [
    '逾期{n:count}天，超过放款至今的{most:count}天，请核对',
    'Overdue for {n|day|days}, but granted {most|day|days} ago: please check',
  ],
  noBadRow: ['这个名单没有有误的行', 'The list has no faulty row'],
  noSuchList: ['没有这个名单', 'There is no such list'],
  personsOnly: [
    '贷款结果由登录的人员录入，接口密钥不能录入',
    'Outcomes are entered by people who are logged in, not by keys',
  ],
  templateBook: ['贷款结果模板', 'Template of loan outcomes'],
  listSheet: ['贷款结果', 'Loan outcomes'],
  notesSheet: ['填写说明', 'Notes'],
  column: ['列', 'Column'],
  howTo: ['填写方法', 'How to fill it in'],
  taxNo: ['纳税人识别号', 'Tax number'],
  loanNo: ['借据编号', 'Number of the loan'],
  granted: ['放款日期', 'Granted'],
  matured: ['到期日期', 'Matured'],
  overdueDays: ['逾期天数', 'Days overdue'],
  howTaxNo: ['必填，借款企业的统一社会信用代码', 'Needed: tax number of the borrower'],
  howLoanNo: [
    '选填；同一企业同一天放款多笔时须填写',
    'Needed where an enterprise got several loans on one day',
  ],
  howGranted: ['必填，如 2025-01-31', 'Needed, such as 2025-01-31'],
  howMatured: [
    '必填，晚于放款日期；未到期且没有逾期的贷款暂不用于训练',
    'Needed, after the grant; loans that have not matured and are not bad are not used yet',
  ],
  howOverdue: [
    '必填，全程最长的逾期天数，没有逾期填0',
    'Needed: most days that any payment was late, 0 where none was',
  ],
  mostLoans: ['一次最多 {n:count} 笔', 'At most {n} loans at a time'],
  sameLoan: [
    '同一企业、借据编号与放款日期为同一笔贷款，再次上传以新的结果为准',
    'Tax number, number of the loan and day of grant tell a loan: a later list puts its outcome right',
  ],
  badBook: ['贷款结果有误的行', 'Faulty rows of loan outcomes'],
  exportBook: ['贷款结果', 'Loan outcomes'],
  row: ['行', 'Row'],
  sheet: ['工作表', 'Sheet'],
  why: ['原因', 'Why'],
  name: ['企业名称', 'Enterprise'],
  enteredBy: ['首次录入人', 'First entered by'],
  enteredAt: ['首次录入时间', 'First entered at'],
  correctedBy: ['最近更正人', 'Last corrected by'],
  correctedAt: ['最近更正时间', 'Last corrected at'],
  before: ['更正前', 'Before the corrections'],
  wasBefore: [
    '到期{matured:code}，逾期{days:count}天（{by:text}于{at:text}录入）',
    'matured {matured}, {days|day|days} overdue (entered by {by} at {at})',
  ],
  earlier: ['另有更早的更正{n:count}次', 'and {n} earlier {n|correction|corrections}'],
  next: ['；', '; '],
})
