import { dictionary } from '../../i18n/dictionary.ts'

export const words = dictionary(
  {
    menu: '功能菜单',
    noMenu: '您的账号还没有可用的功能，请联系管理员开通。',
    toApp: '回到工作台',
    tabMenu: '页签操作',
    visited: '已打开的页面',
    refresh: '刷新',
    close: '关闭',
    closeOthers: '关闭其他',
    closeAll: '关闭全部',
    closeMenu: '收起菜单',
  },
  {
    menu: 'Menu',
    noMenu: 'Your account has no functions yet. Ask your administrator.',
    toApp: 'To the dashboard',
    tabMenu: 'Tab actions',
    visited: 'Open pages',
    refresh: 'Refresh',
    close: 'Close',
    closeOthers: 'Close others',
    closeAll: 'Close all',
    closeMenu: 'Close menu',
  },
)
