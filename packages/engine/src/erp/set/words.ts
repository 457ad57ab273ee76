/** What the report says of the set of books: the program, its version, when it was last read, which files were brought. */
import { words } from '@xinjian/format/say/words'

export const BOOK_SET_SAYS = words({
  product: ['财务软件', 'Accounting program'],
  version: ['软件版本', 'Version of the program'],
  filesTellNone: [
    '未告知（账簿由文件导入，文件不写明软件）',
    'not told (the books came as files, which name no program)',
  ],
  notTold: ['未告知', 'not told'],
  begins: ['启用期（按账簿最早月份）', 'In use since (by the first month of the books)'],
  syncedAt: ['最近同步', 'Last read from the program'],
  notConnected: ['未授权接入财务软件', 'no program was connected'],
  neverSynced: ['尚未完成过同步', 'never read to the end'],
  importedAt: ['最近导入文件', 'Last file brought'],
  noFiles: ['没有导入文件', 'no file was brought'],
  periodsCovered: ['账期覆盖', 'Periods covered'],
  covered: [
    '{from:code}至{to:code}，共{n:count}个月有账',
    '{from} to {to}, {n|month|months} in the books',
  ],

  sources: ['账簿来源', 'Where the books came from'],
  way: ['取得方式', 'Way'],
  name: ['软件或文件', 'Program or file'],
  at: ['同步或导入时间', 'Read or brought at'],
  state: ['状态', 'State'],
  books: ['账簿', 'Books'],
  period: ['期间', 'Period'],
  rows: ['行数', 'Rows'],
  byProgram: ['授权接入', 'connected'],
  byFile: ['文件导入', 'file'],
  success: ['同步完成', 'read whole'],
  partial: ['部分同步', 'read in part'],
  failed: ['最近一次同步失败', 'the last reading failed'],
  open: ['最近一次同步未完成', 'the last reading is not over'],
  byHeadings: ['按表头识别', 'read by its headings'],
  bySettled: ['按本机构确认的列识别', 'read by columns that the institution settled'],
  sourcesNote: [
    '软件与版本以软件登录时的回应为准；文件不写明由哪个软件导出，不作推断',
    'Program and version are as the program says at the login; files do not say which program wrote them, and none is guessed',
  ],
  filesNote: [
    '列示最近的{shown:count}个文件，共{n:count}个',
    'The newest {shown|file|files} of {n}',
  ],
})
