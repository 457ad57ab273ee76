/** Whether a guide leads this visit, and from which of its stops it was entered. */
import { GUIDE_CHANNEL } from '@xinjian/contract/collect/doors'
import { LAST, type Shelf } from '../tax/line/channel.ts'

const STOP = 'collect.guide'

/** null = nobody guides it. */
export const guidedFrom = (store: Shelf): string | null =>
  store.getItem(LAST) === GUIDE_CHANNEL ? store.getItem(STOP) : null

/** The visit that begins now is led in from this stop. */
export const leadFrom = (store: Shelf, path: string): void => store.setItem(STOP, path)
