import { dictionary } from '../../../i18n/dictionary.ts'

/** What is said of files that are made in the background, whatever is in them. */
export const words = dictionary(
  {
    status: '状态',
    QUEUED: '排队中',
    RUNNING: '生成中',
    DONE: '可下载',
    FAILED: '未完成',
    CANCELLED: '已取消',
    EXPIRED: '已过保留期',
    rows: '记录数',
    size: '大小',
    until: '保留至',
    download: '下载',
    stop: '取消',
  },
  {
    status: 'Status',
    QUEUED: 'Waiting',
    RUNNING: 'Being made',
    DONE: 'Ready',
    FAILED: 'Not finished',
    CANCELLED: 'Cancelled',
    EXPIRED: 'No longer kept',
    rows: 'Records',
    size: 'Size',
    until: 'Kept until',
    download: 'Download',
    stop: 'Cancel',
  },
)
