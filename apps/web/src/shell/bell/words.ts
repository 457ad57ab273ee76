import { dictionary } from '../../i18n/dictionary.ts'

export const words = dictionary(
  {
    bell: '消息',
    bellUnread: '消息，{n} 条未读',
    title: '消息中心',
    which: '显示哪些消息',
    all: '全部',
    onlyUnread: '未读',
    readAll: '全部标为已读',
    more: '查看全部消息',
    choose: '设置接收方式',
    none: '还没有消息',
    noneUnread: '没有未读消息',
    unread: '未读',
  },
  {
    bell: 'Notices',
    bellUnread: 'Notices, {n} unread',
    title: 'Notices',
    which: 'Which notices',
    all: 'All',
    onlyUnread: 'Unread',
    readAll: 'Mark all as read',
    more: 'All notices',
    choose: 'Choose what to hear',
    none: 'No notices yet',
    noneUnread: 'Nothing unread',
    unread: 'Unread',
  },
)
