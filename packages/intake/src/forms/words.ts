import { words } from '@xinjian/format/say/words'

/** What is said of statements, tax documents and books that were not read, or of which a part was left out. */
export const FORM_SAYS = words({
  balanceSheet: ['资产负债表', 'Balance sheet'],
  incomeStatement: ['利润表', 'Income statement'],
  cashFlowStatement: ['现金流量表', 'Cash flow statement'],
  bookWithoutRows: [
    '表格里只有表头，没有数据行，没有入库；请导出有数据的期间，或填写后再上传。',
    'The table has a header and no rows: nothing was taken in. Export a period that has some, or fill it in first',
  ],
  statementNotWhole: [
    '这是银行流水，但逐笔余额未能前后衔接（可能缺页或识别有误），没有入库；请上传网银导出的 Excel 或 CSV 文件。',
    'This is a bank statement whose balances do not follow from line to line (a page may be missing or misread): nothing was taken in. Upload the Excel or CSV file of online banking',
  ],
  slipNotSure: [
    '这是银行回单，但日期、收付双方或金额（大写与小写须一致）没有全部读准，没有入库；请上传网银下载的 PDF 原件，或上传网银导出的流水。',
    'This is a payment slip whose day, parties or amount (in words as in figures) were not all read for sure: nothing was taken in. Upload the original PDF, or the statement, of online banking',
  ],
  rulesOfStatements: [
    '这是电子税务局报表的计算与校验规则（公式），不是报表数据，里面没有金额；请上传报表本身。',
    'These are the rules (formulas) by which the tax bureau checks statements, and no amounts: upload the statements themselves',
  ],
  nothingKnown: [
    '文件里没有找到发票、财务报表或纳税申报资料，请确认后上传发票原件，资产负债表、利润表、现金流量表，或纳税申报表、完税证明。',
    'No invoice, statement or tax document was found in the file: upload the original of an invoice, a balance sheet, income or cash flow statement, a tax return or a tax payment certificate',
  ],
  paymentsUnclear: [
    '需人工核对：{n:count} 行识别不清，未入库，请改传表格或电子版原件',
    'To be checked by a person: {n|line is|lines are} not clear and left out; upload the table or the electronic original',
  ],
  paymentsUndated: [
    '{n:count} 行没有缴款日期或金额，未入库',
    '{n|line has|lines have} no day of payment or no amount, and {n|was|were} left out',
  ],
  ofForm: ['“{form:text}”{why:words}', '“{form}” {why}'],
  isBlank: ['是空白表样，没有填写金额，未入库', 'is a blank form without amounts: left out'],
  notUsed: [
    '已识别，报告暂不使用该表，未入库',
    'was read; reports do not use this form yet: left out',
  ],
  ofAssessed: [
    '是核定征收户适用的申报表，暂不入库',
    'is the form of taxpayers who are assessed: left out for now',
  ],
  withoutPeriod: [
    '没有写明完整的税款所属期，无法入库；请补充所属期后重新上传',
    'does not tell its tax period whole and cannot be taken in: add the period and upload it again',
  ],
  withoutAmounts: [
    '没有读出可以确认的金额，未入库；请改传表格或电子版原件',
    'gave no amount that is sure: left out; upload the table or the electronic original',
  ],
  layoutUnknown: [
    '的版式无法确认，与现行申报表行次不同，未入库',
    'is of an edition that cannot be told, its lines differ from those of today: left out',
  ],
  layoutOfYear: [
    '是{year:code}年版，与现行申报表行次不同，未入库',
    'is the edition of {year}, its lines differ from those of today: left out',
  ],
  prepaidByMonth: [
    '是按月预缴的申报表，暂只接收按季预缴，未入库',
    'is a prepayment by month, and those by quarter alone are taken in for now: left out',
  ],
  noWholeYear: [
    '的税款所属期不是一个完整年度，未入库，建议核实',
    'is not for a whole year: left out, to be checked',
  ],
  editionOf2014: [
    '是2014年版，报告不使用，未入库',
    'is the edition of 2014, which reports do not use: left out',
  ],
  blankReturn: [
    '这是一张空白表样：没有纳税人、所属期，也没有填写金额',
    'This is a blank form: no taxpayer, no period and no amounts',
  ],
  instructions: [
    '这是申报表的填写说明，不含纳税人的申报数据，请上传申报表本身。',
    'These are instructions for a return, without what a taxpayer declared: upload the return itself',
  ],
  listOfForms: [
    '这是申报页面的表单目录，表内没有申报数据，请打开其中的申报表后保存或导出再上传。',
    'This is the list of forms on a page of the bureau, without what was declared: open the return, save or export it, and upload that',
  ],
  sumsOfBureau: [
    '有的栏次表内的本年累计与税务机关另列的累计数（LJS）不一致，这些栏次的本年累计取后者',
    'Some lines tell another sum of the year than the bureau tells beside them (LJS): that of the bureau was taken',
  ],
  formulas: [
    '这是申报表的计算与校验公式（{n:count} 条），用来算表和核对，不含纳税人的申报数据，请上传申报表本身。',
    'These are formulas of returns ({n}), without what a taxpayer declared: upload the return itself',
  ],
  cellFormulas: [
    '这是申报表的单元格公式（{n:count} 张表），用来算表，不含纳税人的申报数据，请上传申报表本身。',
    'These are formulas of cells ({n|form|forms}), without what a taxpayer declared: upload the return itself',
  ],
  moreLines: [
    '表内行数超过 {n:count} 行，其后的行没有读取',
    'The form has more than {n|line|lines}, the rest was not read',
  ],
  blankStatement: [
    '这是一张空白表样：没有日期，也没有填写金额，未入库',
    'This is a blank form without date and amounts: left out',
  ],
  columnsUndated: [
    '“{columns:text}”列没有可以确定的日期，该列未入库',
    'No date can be told of column “{columns}”: left out',
  ],
  itemsUnclear: [
    '需人工核对：{n:count} 个项目识别不清，未入库（{labels:text}），请改传表格或电子版原件',
    'To be checked by a person: {n|item is|items are} not clear and left out ({labels}); upload the table or the electronic original',
  ],
})
