import { dictionary } from '../i18n/dictionary.ts'

export const words = dictionary(
  {
    notice: '提示',
    cancel: '取消',
    leaveAsk: '填写的内容尚未提交，关闭后不会保留。确定关闭吗？',
    leave: '关闭',
    stay: '继续填写',
    dayShape: '如 2026-02-28',
    dayPick: '打开日历',
  },
  {
    notice: 'Notice',
    cancel: 'Cancel',
    leaveAsk: 'What you typed has not been sent and will be lost. Close anyway?',
    leave: 'Close',
    stay: 'Go on',
    dayShape: 'e.g. 2026-02-28',
    dayPick: 'Open the calendar',
  },
)
