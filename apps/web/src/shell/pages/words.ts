import { dictionary } from '../../i18n/dictionary.ts'

/** Words of the pages that stand in for others. */
export const words = dictionary(
  {
    notFoundTitle: '没有找到这个页面',
    notFoundText: '链接可能有误，或页面尚未开放。请检查网址，或回到首页继续。',
    forbiddenTitle: '您没有查看此页面的权限',
    forbiddenText: '如需开通，请联系贵公司的系统管理员。',
    backHome: '返回首页',
    backApp: '返回工作台',
    backLast: '返回上一页',
  },
  {
    notFoundTitle: 'This page does not exist',
    notFoundText: 'The link may be wrong, or the page is not open yet.',
    forbiddenTitle: 'You may not see this page',
    forbiddenText: 'Please ask the administrator of your company for access.',
    backHome: 'Home',
    backApp: 'Dashboard',
    backLast: 'Back',
  },
)
