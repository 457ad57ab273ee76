import { words } from '@xinjian/format/say/words'

/** What is refused of templates of reports. */
export const TEMPLATE_SAYS = words({
  tellsWhatReportConcludes: ['它说明报告的结论', 'it tells what the report concludes'],
  tellsWhichDataReport: [
    '它说明报告依据了哪些数据、哪些未取得',
    'it tells which data the report has and which it lacks',
  ],
  noSection: [
    '{report:text}没有“{section:text}”这一节，请从章节列表中选择',
    '{report} has no section “{section}”: choose from the list of sections',
  ],
  sectionTwice: [
    '“{section:text}”出现了两次，请只保留一处',
    '“{section}” stands there twice: keep one of them',
  ],
  notHidden: ['“{section:text}”不能隐藏：{why:words}', '“{section}” cannot be hidden: {why}'],
  sectionMissing: [
    '缺少“{section:text}”，请列出全部章节并注明是否显示',
    '“{section}” is missing: list all sections and say of each whether it is shown',
  ],
  noExampleKindReport: ['这种报告还没有演示内容', 'There is no example of this kind of report yet'],
  noSuchKindReport: [
    '没有这种报告产品，请从列表中选择',
    'There is no such kind of report: choose from the list',
  ],
  noSuchTemplateBeen: [
    '没有这个报告模板，可能已被删除',
    'There is no such template: it may have been deleted',
  ],
  somebodyChangedDeletedTemplate: [
    '这个模板已被他人修改或删除，请刷新后重试',
    'Somebody has changed or deleted this template: reload and try again',
  ],
  templateDeletedReloadPage: [
    '这个模板已被删除，请刷新后重试',
    'This template was deleted: reload the page',
  ],
  kindReportTemplateName: [
    '该报告类型已有同名模板，请换一个名称',
    'This kind of report has a template of this name: choose another name',
  ],
})
