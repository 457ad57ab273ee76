import { words } from '@xinjian/format/say/words'

/** What is refused of messages from the public site, and what they are about. */
export const LEAD_SAYS = words({
  PRODUCT: ['产品咨询', 'about products'],
  INTEGRATION: ['系统对接', 'about an integration'],
  PARTNER: ['商务合作', 'about a partnership'],
  OBJECTION: ['数据异议', 'objecting to data'],
  OTHER: ['其他事项', 'about something else'],
  tooManyMessages: [
    '当前留言过多，请稍后再试，或直接拨打本页所列电话',
    'There are too many messages right now: try again later, or call the number on this page',
  ],
  noSuchMessage: ['没有这条留言，可能已删除', 'There is no such message; it may have been deleted'],
})
