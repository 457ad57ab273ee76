import { words } from '@xinjian/format/say/words'

/** What is refused of saved views. */
export const LIST_VIEW_SAYS = words({
  demoAccountCannotSave: [
    '演示账号不能保存视图与列设置',
    'A demo account cannot save views or columns',
  ],
  viewNameAlreadyChoose: [
    '已有同名的视图，请换一个名称',
    'There is a view of this name already: choose another name',
  ],
  mostViews: [
    '每个列表最多保存{n:count}个视图，请先删除不用的',
    'A list keeps at most {n|view|views}: delete one that is not used first',
  ],
  noSuchViewYours: ['没有这个视图，或不是您本人的视图', 'There is no such view of yours'],
  noSuchView: ['没有这个视图', 'There is no such view'],
})
