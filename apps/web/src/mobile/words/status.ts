import { dictionary } from '../../i18n/dictionary.ts'

/** A bureau that is closed, and what is done at the bureau itself. */
export const status = dictionary(
  {
    statusTitle: '{name}税局维护中',
    statusText: '恢复后本页会自动进入登录，您填写和签署的内容都已保存。',
    statusUntil: '预计恢复',
    statusReason: '税局公告',
    statusLeft: '约 {time} 后',
    statusNow: '立即查看',
    statusChecked: '已核对，仍在维护',
    statusOther: '选择其他地区',
    statusLeave: '可以离开，稍后用同一链接回来继续',
    allTitle: '各地税局状态',
    allClosed: '{all} 家税局中有 {n} 家正在维护，每分钟更新。',
    allOpen: '全部税局目前都可登录，每分钟更新。',
    guideBack: '返回登录',
    guideOpen: '前往办理',
  },
  {
    statusTitle: '{name}: under maintenance',
    statusText: 'This page goes on to the login by itself. Everything is kept.',
    statusUntil: 'Back at',
    statusReason: 'Notice',
    statusLeft: 'in about {time}',
    statusNow: 'Look now',
    statusChecked: 'Still under maintenance',
    statusOther: 'Another area',
    statusLeave: 'You may leave and come back by the same link',
    allTitle: 'Tax bureaus now',
    allClosed: '{n} of {all} are under maintenance. Updated every minute.',
    allOpen: 'All can be logged in to. Updated every minute.',
    guideBack: 'Back to the login',
    guideOpen: 'Open',
  },
)
