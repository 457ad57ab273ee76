/** What is said of books that were uploaded. */
import { words } from '@xinjian/format/say/words'

export const BOOK_SAYS = words({
  otherFirm: [
    '{book:words}属于“{firm:text}”，不是本企业（{own:text}），未导入',
    'The {book~} is of “{firm}”, not of this enterprise ({own}): not imported',
  ],
  redUntold: [
    '有金额只以红色与其他行区分，请确认红字是否为负数',
    'Some amounts are told apart by red alone: say whether red figures are negative',
  ],
  counted: ['{book:words} {n:many} 行', '{book}, {n|row|rows}'],
  noPeriod: [
    '{book:words}没有写明期间，无法入库；请在表头补充期间（如“期间：2024年3月”）后重新上传',
    'The {book~} tells no period and was not taken: add its period above the table (such as “2024-03”) and upload it again',
  ],
  undated: [
    '{book:words}有{n:count}行没有写明日期或所写日期不存在（如2月30日），未入库（首处：{at:text}）；请在表中补充或更正日期、会计期间后重新上传',
    '{book}: not taken, for want of a date that exists (30 February does not): {n|row|rows} (first: {at}); add or correct the date or the accounting period and upload it again',
  ],
  future: [
    '{book:words}有{n:count}行日期晚于上传日，未入库（首处：{at:text}）',
    '{book}: not taken, for a date after the upload: {n|row|rows} (first: {at})',
  ],
  foreign: [
    '{book:words}有{n:count}行不是人民币，未入库（首处：{at:text}）',
    '{book}: not taken, for another currency than CNY: {n|row|rows} (first: {at})',
  ],
  oneSided: [
    '{book:words}每张凭证只列一边，不能代替凭证，未入库；请上传序时簿（凭证列表）',
    'The {book~} lists one side of each voucher and stands for no vouchers: not taken. Upload the voucher journal',
  ],
  gone: [
    '{book:words}在本文件覆盖的范围内比此前上传的少{n:count}行，按对方系统已删除记录，原行保留在历史中；如为筛选后导出，请上传完整文件恢复',
    '{book}: {n|row|rows} of earlier files are not in this one, which covers their months: recorded as deleted and kept in history. If it was filtered, upload the whole file to bring them back',
  ],
  lacking: [
    '此前上传的{n:count}张凭证（如{which:text}）编号在本文件凭证之间，但本文件未列示：已按原内容保留；如已在账套中删除，请上传该月全部凭证，编号自1号起连续',
    '{n|voucher|vouchers} of earlier files ({which}) lie between those of this one, which does not list them: kept as they were. If they were deleted in the accounts, upload all vouchers of the month, numbered from 1 without a gap',
  ],
  noAccount: ['没有账号的流水', 'a statement without an account'],
  statementAlike: [
    '该流水有{n:count}行与已有流水（{account:text}）相同，不能确定是否同一账户，为避免重复计算未入库；请导出带账号和余额的流水后重新上传',
    '{n|line|lines} of this statement are also in one that is held ({account}), and whether it is the same account cannot be told: not taken, so that nothing counts twice. Export it with the account and the balance, and upload it again',
  ],
  today: [
    '{book:words}没有写明截止日期，按上传日（{day:text}）计',
    'The {book~} tells no day and stands for the day of the upload ({day})',
  ],
  overlapping: [
    '同一文件的“{sheet:text}”与前面的{book:words}有相同存货，未重复入库；如为不同仓库，请补充仓库列或分开上传',
    'Sheet “{sheet}” holds items of the {book~} before it and was not taken twice: name the warehouse, or upload it by itself',
  ],
  notKept: ['{book:words}已识别，暂不入库', 'The {book~} was told apart; it is not kept yet'],
  unsure: [
    '工作表“{sheet:text}”看似账簿，但有列含义或金额单位无法判断，未入库；请确认一次，之后相同表头的文件自动沿用',
    'Sheet “{sheet}” looks like a book, and what its columns or its unit are cannot be told: not imported. Say it once, files with the same headings follow',
  ],
  noQuestion: [
    '未找到需要确认的工作表，请刷新后重试',
    'The sheet to settle was not found: reload and try again',
  ],
  noSuchColumn: ['请从列出的列与含义中选择', 'Choose among the columns and meanings in the list'],
  columnsLack: [
    '所选的列不足以构成这种账簿，或有两列选了同一含义，请补充或更正',
    'These columns do not make such a book, or two were given one meaning: add or correct them',
  ],
  sidesUntold: [
    '金额没有分出收入与支出，请指定收入、支出或借贷方向所在的列；表中没有的，请向银行导出带收支方向的流水，或选“不是账簿”',
    'The amounts do not say which way money went: name the columns of receipts and payments, or the one that tells the side; where there is none, export a statement that has it, or choose “No book”',
  ],
  ofOthers: [
    '该版式还用于您无权查看的文件，请由可查看本机构全部数据的同事处理',
    'Files that you may not see are read by this answer too: ask a colleague who sees all data of the company',
  ],
  noLayout: [
    '未找到该项确认，可能已被撤回，请刷新后重试',
    'This answer was not found, it may have been taken back: reload and try again',
  ],
  waiting: [
    '需人工确认：{n:count}张工作表的列含义或金额单位',
    'To be settled by a person: the columns or the unit of {n|sheet|sheets}',
  ],
  withWaiting: [
    '{booked:words}；需人工确认：{n:count}张工作表的列含义或金额单位',
    '{booked}; to be settled by a person: the columns or the unit of {n|sheet|sheets}',
  ],
  vouchersOff: [
    '{n:count}张凭证借贷不平（{at:text}）；按原表入库，未作修改，建议核实',
    'Debit and credit differ in {n|voucher|vouchers} ({at}): taken as written, please check',
  ],
  continuesOff: [
    '{book:words}有{n:count}行期初加减发生额不等于期末（{at:text}）；按原表入库，未作修改，建议核实',
    '{book}: in {n|row|rows} opening and turnover do not give the closing ({at}): taken as written, please check',
  ],
  treeOff: [
    '{n:count}个科目不等于其下级科目之和（{at:text}）；按原表入库，未作修改，建议核实',
    '{n|account is|accounts are} not the sum of the accounts below ({at}): taken as written, please check',
  ],
  agesOff: [
    '{book:words}有{n:count}行余额不等于各账龄段之和（{at:text}）；按原表入库，未作修改，建议核实',
    '{book}: in {n|row|rows} the balance is not the sum of its ageing ({at}): taken as written, please check',
  ],
  totalOff: [
    '{book:words}有{n:count}栏合计与各行之和不符（{at:text}）；各行已入库，建议核实',
    '{book}: the total of {n|column|columns} is not the sum of the rows ({at}); the rows were taken, please check',
  ],
})
