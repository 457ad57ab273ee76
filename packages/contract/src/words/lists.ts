import { words } from '@xinjian/format/say/words'

/** What the schemas of lists, their exports and views do not accept. */
export const LISTS_FIELD_SAYS = words({
  sayWhy: ['请填写原因', 'Say why'],
  noSuchKindBatch: ['没有这个批量操作', 'There is no such kind of batch'],
  chooseRecordsFirst: ['请先选择记录', 'Choose records first'],
  mostRecords: ['逐条选择最多1000条', 'At most 1000 records are chosen one by one'],
  notNumberErasure: ['清除申请编号有误', 'Not the number of an erasure'],
  typeCompanyName: ['请完整输入企业名称', 'Type the name of the company in full'],
  notNumberExport: ['导出编号有误', 'Not the number of an export'],
  noSuchList: ['没有这个列表', 'There is no such list'],
  enterNameFile: ['请填写文件名', 'Enter a name for the file'],
  keepOneColumn: ['请至少保留一列', 'Keep at least one column'],
  mostColumns: ['最多导出60列', 'At most 60 columns are exported'],
  enterNameView: ['请填写视图名称', 'Enter a name for the view'],
  conditionsFilterTooLong: [
    '筛选条件过长',
    'The conditions of the filter are too long: choose fewer',
  ],
})
