/** Words of a report that is shown by a template of its institution. */
export const VIEW_WORDS = {
  zh: {
    view: '显示范围',
    viewBy: '按机构模板显示，共 {of} 节中的 {shown} 节',
    viewWhole: '现显示全部 {of} 节；机构模板显示其中 {shown} 节',
    viewTemplate: '模板“{name}”（第 {version} 版）',
    viewHidden: '未显示：{names}',
    viewAdded: '模板未含的章节排在最后：{names}',
    viewAll: '显示全部章节',
    viewBack: '按模板显示',
    viewSame: '结论、数据质量、口径与声明始终显示；章节编号、报告指纹与全文一致。',
    viewPaper: '本件不是报告全文；验真与指纹对应报告全文。',
  },
  en: {
    view: 'Shown',
    viewBy: 'By the template of the institution: {shown} of {of|section|sections}',
    viewWhole: 'The whole: {of|section|sections}; the template of the institution shows {shown}',
    viewTemplate: 'Template “{name}” (version {version})',
    viewHidden: 'Not shown: {names}',
    viewAdded: 'Last, because the template does not know them: {names}',
    viewAll: 'Show all sections',
    viewBack: 'Show by template',
    viewSame:
      'Verdict, data quality, methods and statements are always shown; section marks and fingerprint are those of the whole report.',
    viewPaper: 'This is not the whole report; proof and fingerprint are of the whole.',
  },
}
