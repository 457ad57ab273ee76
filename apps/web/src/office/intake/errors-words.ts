import { dictionary } from '../../i18n/dictionary.ts'

/** Words of the errors and notes of one import, which are fetched with them. */
export const words = dictionary(
  {
    errorsNote: '以下为前 {n} 条，共 {all} 条。正确的发票已经入库。',
    noErrors: '没有需要说明的内容',
    remarksTitle: '导入说明',
    remarksNote: '已按原表读取，未作修改。以下 {n} 条请核实。',
    downloadCsv: '下载全部错误（CSV）',
    place: '位置',
    column: '字段',
    reason: '原因',
    raw: '原始内容',
    close: '关闭',
  },
  {
    errorsNote: 'The first {n} of {all}. Correct invoices have been stored.',
    noErrors: 'Nothing to note',
    remarksTitle: 'Notes on the import',
    remarksNote: 'All was read as it stands. Please look at these {n}.',
    downloadCsv: 'Download all errors (CSV)',
    place: 'Place',
    column: 'Field',
    reason: 'Reason',
    raw: 'Content',
    close: 'Close',
  },
)
