/** English of what is refused of lists: deeds on many rows, exports, saved views. */
export const LISTS: Readonly<Record<string, string>> = {
  '符合条件的记录比您确认的 {} 条多，尚未执行，请刷新列表后重新确认':
    'More records match now than the {} you confirmed; nothing was done: reload the list and confirm again',
  '没有这次批量操作，或不是您本人的操作': 'There is no such batch of yours',
  没有这个批量操作: 'There is no such kind of batch',
  没有这个列表: 'There is no such list',
  请填写原因: 'Say why',
  '该批量操作已结束，无需停止': 'This batch is over: there is nothing to stop',
  请填写文件名: 'Enter a name for the file',
  请填写视图名称: 'Enter a name for the view',
  请先选择记录: 'Choose records first',
  逐条选择最多1000条: 'At most 1000 records are chosen one by one',
  '一次最多打包 {} 份，所选有 {} 份，请缩小范围后重试':
    'At most {} documents fit in one package, {} were chosen: choose fewer and try again',
  没有符合条件的记录: 'No record matches',
  '没有这次导出，或不是您本人的导出': 'There is no such export of yours',
  该列表的记录没有可打包的文件: 'The records of this list have no files to pack',
  '该导出已结束，无需取消': 'This export is over: there is nothing to cancel',
  '文件已过保留期，请重新导出': 'The file was kept for its time and is gone: export it again',
  '文件尚未生成，请稍候': 'The file is not ready yet: wait a moment',
  导出编号有误: 'Not the number of an export',
  请至少保留一列: 'Keep at least one column',
  最多导出60列: 'At most 60 columns are exported',
  '已有同名的视图，请换一个名称': 'There is a view of this name already: choose another name',
  '每个列表最多保存{}个视图，请先删除不用的':
    'A list keeps at most {} views: delete one that is not used first',
  '没有这个视图，或不是您本人的视图': 'There is no such view of yours',
  没有这个视图: 'There is no such view',
  筛选条件过长: 'The conditions of the filter are too long: choose fewer',
}
