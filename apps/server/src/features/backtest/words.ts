import { words } from '@xinjian/format/say/words'

/** What is refused of trials of rule books, on the figures of today or of the past. */
export const BACKTEST_SAYS = words({
  lastMonthOver: [
    '截至月份须为已结束的月份，最晚为{month:code}',
    'The last month must be over: {month} at the latest',
  ],
  noSuchTrial: ['没有这次试算', 'There is no such trial'],
  backtests: ['回测', 'backtests'],
  enterpriseUnknown: ['未找到企业 {taxNo:code}', 'Enterprise {taxNo} was not found'],
  noSuchBacktest: ['没有这次回测', 'There is no such backtest'],
  backtestOver: ['这次回测已经结束', 'This backtest is over'],
  readList: ['查看规则回测名单', 'Looked at a list of a back-test of rules'],
  exportedList: ['导出规则回测名单', 'Exported a list of a back-test of rules'],
  backtestObject: ['规则回测 {no:code}', 'back-test of rules {no}'],
  running: ['正在回测', 'Running'],
  stoppedKept: ['已停止，已算出的结果保留', 'Stopped; what was computed is kept'],
})
