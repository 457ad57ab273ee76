import { dictionary } from '../../../i18n/dictionary.ts'

export const words = dictionary(
  {
    title: '选择会计科目',
    note: '以下报表项目可能对应多个会计科目。请各选择一次，本机构之后上传的同名项目自动沿用。',
    choose: '请选择',
    other: '都不是（只保留项目名称）',
    save: '确定',
    saved: '已保存，之后自动沿用',
    done: '本批次的项目已全部选择',
    none: '没有需要选择的项目',
    was: '{label}：{item}（{who}，{at}）',
    close: '关闭',
    BALANCE: '资产负债表',
    INCOME: '利润表',
    CASH: '现金流量表',
  },
  {
    title: 'Choose items',
    note: 'These lines of the statements may mean several items. Choose once: later files of your institution follow.',
    choose: 'Please choose',
    other: 'None of them (keep the name only)',
    save: 'Save',
    saved: 'Saved; later files follow',
    done: 'All lines of this import have been chosen',
    none: 'Nothing to choose',
    was: '{label}: {item} ({who}, {at})',
    close: 'Close',
    BALANCE: 'Balance sheet',
    INCOME: 'Income statement',
    CASH: 'Cash flow statement',
  },
)
