/** The files of the page of verification: they go on being read while their reader looks at another page, and are there again after a reload. */
import { type Voucher, type VoucherPicture, verify } from '@xinjian/contract/nouns/verify'
import { MOST_ARCHIVE_BYTES, MOST_PICTURE_BYTES } from '@xinjian/contract/verify/picture-limits'
import { call, tellOf } from '../../../../api/client.ts'
import { messageOf } from '../../../../api/errors.ts'
import { sendForm } from '../../../../api/send-form.ts'
import type { User } from '../../../../shell/session.ts'
import { createStore } from '../../../../ui/store.ts'
import { filesOfArchive, isArchive } from './archive.ts'
import { type DropAction, type Dropped, dropReducer, isOver } from './drop.ts'

/** Recognition of one company reads two at a time. */
const AT_ONCE = 2
const TOO_MANY = 429
const WAIT_MS = 5000
const UNDER_WAY: readonly Dropped['state'][] = ['sending', 'opening', 'reading']
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
  const busy = items.filter(({ state }) => UNDER_WAY.includes(state)).length
  const item = items.find(({ id, state }) => state === 'waiting' && !aborts.has(id))
  if (item && maySend(item) && busy < AT_ONCE) start(item)
}

/** What was opened from the records, or cannot be read where it lies in its archive, has nothing to send. */
const maySend = ({ file, entry }: Dropped): boolean => file !== null || entry !== null

function start(item: Dropped): void {
  const { id, file, entry } = item
  const patch = (patch: Partial<Dropped>) => dispatch({ do: 'patch', id, patch })
  if (file && !fits(file)) {
    patch({ state: 'failed', message: '' })
    return
  }
  const abort = new AbortController()
  aborts.set(id, abort)
  sent(item, abort.signal)
    .finally(() => aborts.delete(id))
    .then(dispatch)
    .catch((error: unknown) => {
      if (abort.signal.aborted) return
      void tellOf(error, { silent: true })
      const busy = error instanceof Error && 'status' in error && error.status === TOO_MANY
      patch(busy ? { state: 'held' } : { state: 'failed', message: messageOf(error) })
      if (busy) setTimeout(() => patch({ state: 'waiting' }), WAIT_MS)
    })
  patch({ state: entry ? 'reading' : 'sending', percent: 0, message: '' })
}

const fits = ({ name, size }: File): boolean =>
  size <= (isArchive(name) ? MOST_ARCHIVE_BYTES : MOST_PICTURE_BYTES)

/** What the service makes of one of them, which lies in an archive there or is a file here. */
async function sent({ id, name, file, entry }: Dropped, signal: AbortSignal): Promise<DropAction> {
  if (entry) {
    const which = { id: entry.archive, n: entry.n }
    const picture = await call(verify.verifyArchiveFile, which, { silent: true, signal })
    return { do: 'read', id, picture }
  }
  const form = new FormData()
  form.append('file', file!, name)
  const archive = isArchive(name)
  const onProgress = (percent: number) => {
    const state = percent < 100 ? 'sending' : archive ? 'opening' : 'reading'
    dispatch({ do: 'patch', id, patch: { percent, state } })
  }
  if (!archive)
    return {
      do: 'read',
      id,
      picture: await sendForm(verify.verifyOcr, form, { signal, onProgress }),
    }
  const opened = await sendForm(verify.verifyArchive, form, { signal, onProgress })
  return { do: 'unpacked', id, files: filesOfArchive(opened, () => next++) }
}

function cancel(id: number): void {
  aborts.get(id)?.abort()
  aborts.delete(id)
  dispatch({ do: 'remove', id })
}

/** Whether another try may come to something. */
export const mayRepeat = (item: Dropped): boolean =>
  maySend(item) && (item.file === null || fits(item.file))

/** What a person does with the files on the page. */
export const dropped = {
  add: (files: readonly File[]) =>
    dispatch({ do: 'add', files: files.map((file) => ({ id: next++, file })) }),
  open: (picture: VoucherPicture) => dispatch({ do: 'opened', id: next++, picture }),
  again: (id: number) =>
    dispatch({ do: 'patch', id, patch: { state: 'waiting', message: '', picture: null } }),
  /** A line that broke fails one file after the other: one press begins them all again. */
  againAll: () => {
    for (const item of drops.get())
      if (item.state === 'failed' && mayRepeat(item)) dropped.again(item.id)
  },
  cancel,
  cancelAll: () => {
    for (const item of drops.get()) if (!isOver(item)) cancel(item.id)
  },
  clear: () => dispatch({ do: 'clear' }),
  change: (id: number, patch: Partial<Voucher>) => dispatch({ do: 'voucher', id, patch }),
}
