import { type Voucher, type VoucherPicture, verify } from '@xinjian/contract/nouns/verify'
import { MOST_ARCHIVE_BYTES, MOST_PICTURE_BYTES } from '@xinjian/contract/verify/picture-limits'
import { useEffect, useReducer, useRef } from 'react'
import { call, tellOf } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { sendForm } from '../../../api/send-form.ts'
import { filesOfArchive, isArchive } from './archive.ts'
import { type Dropped, dropReducer } from './drop.ts'

/** Recognition of one company reads two at a time. */
const AT_ONCE = 2
const TOO_MANY = 429
const WAIT_MS = 5000
const UNDER_WAY: readonly Dropped['state'][] = ['sending', 'opening', 'reading']

/** The files on the page: read two at a time, each with its progress; a bad one stops none of the others. */
export function useDrop(words: { tooLarge: string; archiveTooLarge: string }) {
  const [items, dispatch] = useReducer(dropReducer, [])
  const aborts = useRef(new Map<number, AbortController>())
  const next = useRef(1)

  /** What the service makes of one of them; null = it has nothing to be sent. */
  const sending = ({ id, file, entry }: Dropped, signal: AbortSignal): Promise<void> | null => {
    const read = (picture: VoucherPicture) => dispatch({ do: 'read', id, picture })
    if (entry) {
      const which = { id: entry.archive, n: entry.n }
      return call(verify.verifyArchiveFile, which, { silent: true, signal }).then(read)
    }
    if (!file) return null
    const form = new FormData()
    form.append('file', file, file.name)
    const onProgress = (percent: number) => {
      const state = percent < 100 ? 'sending' : isArchive(file.name) ? 'opening' : 'reading'
      dispatch({ do: 'patch', id, patch: { percent, state } })
    }
    if (!isArchive(file.name))
      return sendForm(verify.verifyOcr, form, { signal, onProgress }).then(read)
    return sendForm(verify.verifyArchive, form, { signal, onProgress }).then((archive) => {
      dispatch({ do: 'unpacked', id, files: filesOfArchive(archive, () => next.current++) })
    })
  }

  const start = (item: Dropped) => {
    const { id, file, entry } = item
    const patch = (patch: Partial<Dropped>) => dispatch({ do: 'patch', id, patch })
    const archive = file !== null && isArchive(file.name)
    if (file && file.size > (archive ? MOST_ARCHIVE_BYTES : MOST_PICTURE_BYTES))
      return patch({ state: 'failed', message: archive ? words.archiveTooLarge : words.tooLarge })
    const abort = new AbortController()
    const sent = sending(item, abort.signal)
    if (!sent) return
    aborts.current.set(id, abort)
    patch({ state: entry ? 'reading' : 'sending', percent: 0, message: '' })
    sent
      .catch((error: unknown) => {
        if (abort.signal.aborted) return
        void tellOf(error, { silent: true })
        const busy = error instanceof Error && 'status' in error && error.status === TOO_MANY
        patch(busy ? { state: 'held' } : { state: 'failed', message: messageOf(error) })
        if (busy) setTimeout(() => patch({ state: 'waiting' }), WAIT_MS)
      })
      .finally(() => aborts.current.delete(id))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list alone decides what to start next
  useEffect(() => {
    const busy = items.filter(({ state }) => UNDER_WAY.includes(state)).length
    const waiting = items.filter(({ state }) => state === 'waiting')
    for (const item of waiting.slice(0, Math.max(0, AT_ONCE - busy)))
      if (!aborts.current.has(item.id)) start(item)
  }, [items])

  // What is still on its way belongs to a page that is gone.
  useEffect(() => {
    const { current } = aborts
    return () => {
      for (const abort of current.values()) abort.abort()
    }
  }, [])

  const cancel = (id: number) => {
    aborts.current.get(id)?.abort()
    aborts.current.delete(id)
    dispatch({ do: 'remove', id })
  }
  return {
    items,
    add: (files: readonly File[]) =>
      dispatch({ do: 'add', files: files.map((file) => ({ id: next.current++, file })) }),
    open: (picture: VoucherPicture) => dispatch({ do: 'opened', id: next.current++, picture }),
    again: (id: number) => dispatch({ do: 'patch', id, patch: { state: 'waiting', message: '' } }),
    cancel,
    cancelAll: () => {
      for (const { id, state } of items) if (state !== 'done' && state !== 'failed') cancel(id)
    },
    clear: () => dispatch({ do: 'clear' }),
    change: (id: number, patch: Partial<Voucher>) => dispatch({ do: 'voucher', id, patch }),
  }
}
