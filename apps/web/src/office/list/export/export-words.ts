import { dictionary } from '../../../i18n/dictionary.ts'

/** What is said of exports. */
export const words = dictionary(
  {
    exporting: '导出中 {n}%',
    waiting: '排队导出中',
    cancel: '取消导出',
    cancelled: '已取消导出',
    saved: '已导出 {n} 条记录',
    title: '我的导出',
    note: '列表导出与报告打包在后台生成，关闭页面不影响；文件仅本人可下载，保留24小时。',
    file: '文件',
    list: '列表',
    allStatus: '全部状态',
    asked: '导出时间',
    action: '操作',
    none: '还没有导出过列表',
    noneHint: '在任一列表右上方点“导出 Excel”，即可导出当前筛选条件下的全部记录。',
    noMatch: '没有符合条件的导出',
  },
  {
    exporting: 'Exporting {n}%',
    waiting: 'Waiting to export',
    cancel: 'Cancel the export',
    cancelled: 'The export was cancelled',
    saved: '{n} records were exported',
    title: 'My exports',
    note: 'Lists are exported, and reports packed, in the background, also while no page is open. Files are yours alone and kept for 24 hours.',
    file: 'File',
    list: 'List',
    allStatus: 'Any status',
    asked: 'Asked',
    action: 'Action',
    none: 'No list was exported yet',
    noneHint: 'Press “Export to Excel” above any list to export all records under its filters.',
    noMatch: 'No export matches',
  },
)
