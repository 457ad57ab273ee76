/** What is said of statements, returns and payment certificates that were uploaded. */
import { words } from '@xinjian/format/say/words'

export const POSTED_SAYS = words({
  statements: [
    '财务报表 {n:count} 张（{periods:list}）',
    '{n|financial statement|financial statements} ({periods})',
  ],
  returns: ['申报表 {n:count} 张（{periods:list}）', '{n|tax return|tax returns} ({periods})'],
  payments: [
    '完税证明 {n:count} 张（{periods:list}）',
    '{n|tax payment certificate|tax payment certificates} ({periods})',
  ],
  year: ['{year:year}年', '{year}'],
  month: ['{year:year}年{month:count}月', '{year}/{month}'],
  monthsOfYear: ['{year:year}年{from:count}月至{to:count}月', '{year}/{from} to {year}/{to}'],
  months: ['{from:words}至{to:words}', '{from} to {to}'],
  bookOf: ['{book:words}（{months:words}）', '{book} ({months})'],
  unchanged: ['内容未变', 'nothing new in them'],
  bureauHas: [
    '其中 {n:count} 张税务局已有，以税务局数据为准',
    '{n} of them the tax bureau gave before: its figures hold',
  ],
  accountsToChoose: [
    '需人工核对：{n:count} 个项目待选择会计科目',
    'to be checked by a person: the account of {n|item|items}',
  ],
  doubts: ['{n:count} 处数字不一致，建议核实', '{n|figure does|figures do} not tie, please check'],
  quarterOf: ['{year:year}年第{quarter:count}季度', 'Q{quarter} {year}'],
  yearOf: ['{year:year}年度', '{year}'],
  monthRun: ['{from:code}至{to:code}', '{from} to {to}'],
  returnOf: ['申报表（{period:period}）', 'return of {period}'],
  statementOf: ['报表（{day:code}）', 'statement of {day}'],
  paymentsOf: ['缴款信息', 'Tax payments'],
  differs: [
    '与税务局采集的{of:words}不一致：{what:words}，税务局 {bureau:amount} 元，本文件 {upload:amount} 元；以税务局数据为准，建议核实',
    'Differs from the {of~} of the tax bureau: {what} is {bureau} yuan there and {upload} yuan in this file. The figure of the bureau holds, please check',
  ],
  differsMore: [
    '与税务局采集的{of:words}另有 {n:count} 处不一致',
    '{n|more figure differs|more figures differ} from the {of~} of the tax bureau',
  ],
  begin: ['{label:text}年初余额', '{label}, opening balance of the year'],
  end: ['{label:text}期末余额', '{label}, closing balance'],
  current: ['{label:text}本期金额', '{label}, amount of the period'],
  ytd: ['{label:text}本年累计金额', '{label}, amount of the year to date'],
  identityOfReturn: [
    '勾稽关系不符（{where:text}）：{rule:text}，差额 {difference:text} 元；按原表读取，未作修改，建议核实',
    'Figures do not tie ({where}): {rule}, off by {difference} yuan. Read as printed, please check',
  ],
  identityOfStatement: [
    '勾稽关系不符（{period:text}）：{rule:text}，差额 {difference:text} 元；已按原表入库，未作修改，建议核实',
    'Figures do not tie ({period}): {rule}, off by {difference} yuan. Taken in as printed, please check',
  ],
  returnTwice: [
    '文件里已有一张{period:period}的“{form:text}”，本张未入库；如需以本张为准，请单独上传',
    'The file has a “{form}” of {period} already: this one was left out. Upload it by itself if it is the right one',
  ],
  statementTwice: [
    '文件里已有一张 {day:code} 的{kind:words}，本张未入库；如需以本张为准，请单独上传',
    'The file has a {kind~} of {day} already: this one was left out. Upload it by itself if it is the right one',
  ],
  replaced: [
    '此前上传的{period:period}的申报表与本表所属期重叠，已改以本表为准',
    'The return of {period} that was uploaded before overlaps this one, which holds now',
  ],
  unsureLines: [
    '需人工核对：{n:count} 个栏次识别不清，未入库（{lines:text}），请改传表格或电子版原件',
    'To be checked by a person: {n|line is|lines are} not clear and left out ({lines}); upload the table or the electronic original',
  ],
  unsureManyLines: [
    '需人工核对：{n:count} 个栏次识别不清，未入库（{lines:text}等），请改传表格或电子版原件',
    'To be checked by a person: {n|line is|lines are} not clear and left out ({lines} and others); upload the table or the electronic original',
  ],
  ofNobody: [
    '“{form:text}”没有写明纳税人，已按所选企业入库，建议核实',
    '“{form}” names no taxpayer: taken in for the enterprise that was chosen, please check',
  ],
  overlapsBureau: [
    '税务局采集的申报表与本表所属期（{period:period}）重叠，本表未入库，建议核实',
    'A return of the tax bureau overlaps this one ({period}): this one was left out, please check',
  ],
  bureauNotFiled: [
    '税务局显示{period:period}未申报，本表未入库，建议核实',
    'The tax bureau shows no return filed for {period}: this one was left out, please check',
  ],
  bureauSilent: [
    '税务局采集的申报信息中没有{period:period}这一期，本表未入库，建议核实',
    'What was collected of the tax bureau has no period {period}: this one was left out, please check',
  ],
  paymentMissing: [
    '税务局采集的缴款信息中没有这一笔：{tax:text}，{day:code}，{amount:amount} 元；未入库，建议核实',
    'What was collected of the tax bureau has no such payment: {tax}, {day}, {amount} yuan. Left out, please check',
  ],
  chooseAccount: [
    '需人工核对：项目“{label:text}”可能对应多个会计科目，请选择一次，之后自动沿用',
    'To be checked by a person: “{label}” may be one of several accounts. Choose once, it is kept for later files',
  ],
  filings: [
    '这是“申报记录”清单，只有申报日期和税额，没有申报表各栏金额，未入库；请上传申报表本身',
    'This is a list of filings, with dates and tax alone and without the lines of the returns: left out. Upload the returns themselves',
  ],
  ofOtherFirm: [
    '该表属于“{other:text}”，不是本企业（{own:text}），未导入',
    'This form is of “{other}”, not of this enterprise ({own}): not imported',
  ],
  otherUnit: [
    '{kind:words}的金额单位是“{unit:text}”，不是人民币，未入库；请上传人民币报表',
    '{kind}: amounts are in “{unit}”, not in yuan: left out. Upload the statement in yuan',
  ],
  undated: [
    '{kind:words}没有写明报表日期，无法入库；请在表头补充日期后重新上传',
    '{kind}: no date is told, so that it cannot be taken in. Add the date above the table and upload it again',
  ],
  certificateWithoutLines: [
    '“{form:text}”没有读出缴款明细，未入库；请改传表格或电子版原件',
    'No payments were read from “{form}”: left out. Upload the table or the electronic original',
  ],
  otherStandard: [
    '上传时注明为“{told:text}”，表内为“{read:text}”；已按表内所示入库，建议核实',
    'Said to be by “{told}” when it was uploaded, and the form says “{read}”: taken in as the form says, please check',
  ],
  noStatements: [
    '文件里没有财务报表。此处只接收财务报表，发票请在“数据采集”中上传',
    'The file has no financial statements. Only these are taken here: upload invoices under “Data collection”',
  ],
})
