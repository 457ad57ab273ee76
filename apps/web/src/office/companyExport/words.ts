import { dictionary } from '../../i18n/dictionary.ts'

/** What is said of exports of everything that a company has. */
export const words = dictionary(
  {
    title: '数据导出',
    note: '将贵公司在平台上的全部数据导出为一个压缩包：各表数据、存储的文件，以及带平台签名的清单。申请与下载均须验证身份，并通知全体企业管理员。',
    ask: '导出全部数据',
    askNote:
      '口令、密钥等不在导出范围内；非贵公司人员的个人信息按页面口径脱敏；已撤回授权的数据不导出。未导出的内容及原因见压缩包内清单。',
    reason: '导出事由',
    asked: '已开始导出',
    askedBy: '申请人',
    no: '编号',
    files: '文件数',
    at: '申请时间',
    none: '还没有导出过全部数据',
    noneHint: '点右上方“导出全部数据”，生成后保留72小时。',
    noMatch: '没有符合条件的导出',
  },
  {
    title: 'Export of all data',
    note: 'All data of your company as one archive: its tables, its stored files, and a list of both that the platform signed. Ordering and downloading ask who you are, and are told to all administrators.',
    ask: 'Export all data',
    askNote:
      'Passwords and keys are not exported. Personal data of people who are not your own is masked as on the pages. What a withdrawn consent reaches is left out. The list in the archive says what is missing and why.',
    reason: 'Reason',
    asked: 'The export has begun',
    askedBy: 'Ordered by',
    no: 'Number',
    files: 'Files',
    at: 'Ordered',
    none: 'Nothing was exported yet',
    noneHint: 'Press “Export all data” above. The archive is kept for 72 hours.',
    noMatch: 'No export matches',
  },
)
