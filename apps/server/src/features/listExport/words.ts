import { words } from '@xinjian/format/say/words'

/** What is refused of exports of lists. */
export const LIST_EXPORT_SAYS = words({
  files: ['文件', 'files'],
  mostPacked: [
    '一次最多打包 {most:count} 份，所选有 {n:count} 份，请缩小范围后重试',
    'At most {most|document fits|documents fit} in one package, {n|was|were} chosen: choose fewer and try again',
  ],
  noRecordMatches: ['没有符合条件的记录', 'No record matches'],
  noSuchExportYours: ['没有这次导出，或不是您本人的导出', 'There is no such export of yours'],
  recordsListNoFiles: [
    '该列表的记录没有可打包的文件',
    'The records of this list have no files to pack',
  ],
  exports: ['导出', 'exports'],
  exportOverNothingCancel: [
    '该导出已结束，无需取消',
    'This export is over: there is nothing to cancel',
  ],
  fileKeptTimeGone: [
    '文件已过保留期，请重新导出',
    'The file was kept for its time and is gone: export it again',
  ],
  fileNotReadyYet: ['文件尚未生成，请稍候', 'The file is not ready yet: wait a moment'],
  consentTakenBackAfter: [
    '导出后有企业撤回授权，文件中的部分数据已封存，请重新导出',
    'A consent was taken back after this export and part of it is sealed: export again',
  ],
})
