/** The files of the page of verification: they go on being read while their reader looks at another page, and are there again after a reload. */
import { type Voucher, type VoucherPicture, verify } from '@xinjian/contract/nouns/verify'
import { MOST_PICTURE_BYTES } from '@xinjian/contract/verify/picture-limits'
import { call, tellOf } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { sendForm } from '../../../api/send-form.ts'
import type { User } from '../../../shell/session.ts'
import { createStore } from '../../../ui/store.ts'
import { type DropAction, type Dropped, dropReducer, isOver } from './drop.ts'

/** Recognition of one company reads two at a time. */
const AT_ONCE = 2
const TOO_MANY = 429
const WAIT_MS = 5000
/** In `sessionStorage`: of one tab alone, so that two tabs hold two heaps of files. */
const KEY = 'verify.pictures'

export const drops = createStore<readonly Dropped[]>([])
const aborts = new Map<number, AbortController>()
let next = 1
let owner: User | null = null

interface Kept {
  user: number
  pictures: number[]
}

/** The page is opened by somebody: what another left is gone, what he had in this tab before it was loaded anew is opened again. */
export function claim(user: User | null): void {
  if (user === owner) return
  owner = user
  for (const abort of aborts.values()) abort.abort()
  aborts.clear()
  drops.set([])
  if (user) void restore(user)
}

async function restore(user: User): Promise<void> {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
  if (kept?.user !== user.id) return
  for (const id of kept.pictures) {
    const picture = await call(verify.pictureDetail, { id }, { silent: true }).catch(() => null)
    if (owner !== user) return
    if (picture) dropped.open(picture)
  }
}

function dispatch(action: DropAction): void {
  drops.set((now) => dropReducer(now, action))
  const pictures = drops.get().flatMap(({ picture }) => picture?.id ?? [])
  if (owner && action.do !== 'patch' && action.do !== 'voucher')
    sessionStorage.setItem(KEY, JSON.stringify({ user: owner.id, pictures } satisfies Kept))
  startNext()
}

/** Each that is begun begins the next. */
function startNext(): void {
  const items = drops.get()
  const busy = items.filter(({ state }) => state === 'sending' || state === 'reading').length
  const item = items.find(({ id, state }) => state === 'waiting' && !aborts.has(id))
  if (item?.file && busy < AT_ONCE) start(item.id, item.file)
}

function start(id: number, file: File): void {
  const patch = (patch: Partial<Dropped>) => dispatch({ do: 'patch', id, patch })
  if (file.size > MOST_PICTURE_BYTES) {
    patch({ state: 'failed', message: '' })
    return
  }
  const abort = new AbortController()
  aborts.set(id, abort)
  const form = new FormData()
  form.append('file', file, file.name)
  sendForm(verify.verifyOcr, form, {
    signal: abort.signal,
    onProgress: (percent) => patch({ percent, state: percent < 100 ? 'sending' : 'reading' }),
  })
    .finally(() => aborts.delete(id))
    .then((picture) => dispatch({ do: 'read', id, picture }))
    .catch((error: unknown) => {
      if (abort.signal.aborted) return
      void tellOf(error, { silent: true })
      const busy = error instanceof Error && 'status' in error && error.status === TOO_MANY
      patch(busy ? { state: 'held' } : { state: 'failed', message: messageOf(error) })
      if (busy) setTimeout(() => patch({ state: 'waiting' }), WAIT_MS)
    })
  patch({ state: 'sending', percent: 0, message: '' })
}

function cancel(id: number): void {
  aborts.get(id)?.abort()
  aborts.delete(id)
  dispatch({ do: 'remove', id })
}

/** What a person does with the files on the page. */
export const dropped = {
  add: (files: readonly File[]) =>
    dispatch({ do: 'add', files: files.map((file) => ({ id: next++, file })) }),
  open: (picture: VoucherPicture) => dispatch({ do: 'opened', id: next++, picture }),
  again: (id: number) =>
    dispatch({ do: 'patch', id, patch: { state: 'waiting', message: '', picture: null } }),
  /** A line that broke fails one file after the other: one press begins them all again. */
  againAll: () => {
    for (const { id, file, state } of drops.get())
      if (file && state === 'failed' && file.size <= MOST_PICTURE_BYTES) dropped.again(id)
  },
  cancel,
  cancelAll: () => {
    for (const item of drops.get()) if (!isOver(item)) cancel(item.id)
  },
  clear: () => dispatch({ do: 'clear' }),
  change: (id: number, patch: Partial<Voucher>) => dispatch({ do: 'voucher', id, patch }),
}
