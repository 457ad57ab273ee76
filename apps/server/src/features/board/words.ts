import { words } from '@xinjian/format/say/words'

/** What the board of collections refuses. */
export const BOARD_SAYS = words({
  collectionNotFound: ['未找到该采集任务', 'This collection was not found'],
})
