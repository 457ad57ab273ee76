/** How many notices the user has not read, kept in one place for the bell and the pages that mark them. */
import { notice } from '@xinjian/contract/nouns/notice'
import { call } from '../../api/client.ts'
import { createStore } from '../../ui/store.ts'

/** null = not known yet. */
export const unread = createStore<number | null>(null)

/** Asks anew; a server that cannot be reached leaves the number as it was. */
export async function loadUnread(): Promise<void> {
  try {
    unread.set((await call(notice.noticeCount, {}, { silent: true })).unread)
  } catch {}
}

/** Marks notices as read, all of them without `ids`. */
export async function markRead(ids?: readonly number[]): Promise<void> {
  const now = await (ids
    ? call(notice.noticeRead, { ids: [...ids] }, { silent: true })
    : call(notice.noticeReadAll, {}))
  unread.set(now.unread)
}
