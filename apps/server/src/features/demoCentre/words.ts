import { words } from '@xinjian/format/say/words'

/** What the demonstration centre refuses. */
export const DEMO_CENTRE_SAYS = words({
  notHere: [
    '本环境没有示例数据，未开放演示中心；如需体验请联系我们',
    'This installation holds no sample data and has no demonstration centre: contact us to try the product',
  ],
  nothingCollected: [
    '请先在“税务采集”完成一次采集，再查看税务报告',
    'Walk through a collection first, and then see its tax report',
  ],
  checkNotDone: [
    '安全校验未完成或已过期，请刷新页面后重新进入',
    'The security check was not completed or has run out: reload the page and enter again',
  ],
})
