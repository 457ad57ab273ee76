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
  },
  en: {
    sinceFounding: 'Founded in {month}; months before are not listed.',
    emptyColumns: 'Columns without data, not listed: {names}',
    monthWindows: 'By windows of months',
    statementWindows: 'By statements',
    otherWindows: 'By other windows',
    withoutValue: 'Indicators without a value',
    whyMissing: 'Reason',
  },
} as const
