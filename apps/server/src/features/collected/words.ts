import { words } from '@xinjian/format/say/words'

/** What waits, as the queue of exports of records calls it. */
export const COLLECTED_SAYS = words({
  exports: ['导出', 'exports'],
})
