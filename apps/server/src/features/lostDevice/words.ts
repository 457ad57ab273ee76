import { words } from '@xinjian/format/say/words'

/** What is refused of requests about a lost device. */
export const LOST_DEVICE_SAYS = words({
  noSuchRequest: ['没有这份申报', 'There is no such request'],
  youCannotDealWith: [
    '不能办理本人账号的申报，请由其他管理员办理',
    'You cannot deal with a request about your own account: another administrator must',
  ],
  requestBeenDealtWith: [
    '这份申报已处理，请刷新后查看',
    'This request has been dealt with: reload the page',
  ],
})
