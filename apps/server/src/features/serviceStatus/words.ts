import { words } from '@xinjian/format/say/words'

/** What is refused of announcements of incidents. */
export const SERVICE_STATUS_SAYS = words({
  noSuchIncident: ['没有这条公告', 'There is no such announcement'],
  noSuchUpdate: [
    '没有这次更新，或它本身就是一次更正',
    'There is no such update, or it is a correction itself',
  ],
  startsInFuture: [
    '开始时间在将来的，请选择“计划维护”',
    'What begins in the future is scheduled maintenance: choose that',
  ],
})
