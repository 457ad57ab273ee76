/** Words that stand on the paper of a report alone. */
export const PAPER_WORDS = {
  zh: {
    sinceFounding: '企业自{month}起成立，成立前的月份不列。',
    emptyColumns: '没有数据而未列出的列：{names}',
    monthWindows: '按月份窗口',
    statementWindows: '按财务报表',
    otherWindows: '按其他窗口',
    withoutValue: '没有数值的指标',
    whyMissing: '原因',
    sheetRows: '共{n}条，其余见在线报告',
    sheetRest:
      '本页为一页简版，各表最多列{n}条；全部记录、来源原文、指标口径与规则结果见在线报告。',
  },
  en: {
    sinceFounding: 'Founded in {month}; months before are not listed.',
    emptyColumns: 'Columns without data, not listed: {names}',
    monthWindows: 'By windows of months',
    statementWindows: 'By statements',
    otherWindows: 'By other windows',
    withoutValue: 'Indicators without a value',
    whyMissing: 'Reason',
    sheetRows: '{n} in all, the rest online',
    sheetRest:
      'This is the report on one sheet, with at most {n|row|rows} of each table; all records, what the sources told, definitions and results of rules stand in the report online.',
  },
} as const
