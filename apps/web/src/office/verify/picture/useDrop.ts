import { type Voucher, type VoucherPicture, verify } from '@xinjian/contract/nouns/verify'
import { MOST_PICTURE_BYTES } from '@xinjian/contract/verify/picture-limits'
import { useEffect, useReducer, useRef } from 'react'
import { tellOf } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { sendForm } from '../../../api/send-form.ts'
import { type Dropped, dropReducer } from './drop.ts'

/** Recognition of one company reads two at a time. */
const AT_ONCE = 2
const TOO_MANY = 429
const WAIT_MS = 5000

/** The files on the page: read two at a time, each with its progress; a bad one stops none of the others. */
export function useDrop(words: { tooLarge: string }) {
  const [items, dispatch] = useReducer(dropReducer, [])
  const aborts = useRef(new Map<number, AbortController>())
  const next = useRef(1)

  const start = ({ id, file }: Dropped) => {
    if (!file) return
    const patch = (patch: Partial<Dropped>) => dispatch({ do: 'patch', id, patch })
    if (file.size > MOST_PICTURE_BYTES) return patch({ state: 'failed', message: words.tooLarge })
    const abort = new AbortController()
    aborts.current.set(id, abort)
    patch({ state: 'sending', percent: 0, message: '' })
    const form = new FormData()
    form.append('file', file, file.name)
    sendForm(verify.verifyOcr, form, {
      signal: abort.signal,
      onProgress: (percent) => patch({ percent, state: percent < 100 ? 'sending' : 'reading' }),
    })
      .then((picture) => dispatch({ do: 'read', id, picture }))
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
    const busy = items.filter(({ state }) => state === 'sending' || state === 'reading').length
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
