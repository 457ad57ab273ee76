import { createStore } from './store.ts'

export type Tone = 'success' | 'info' | 'warning' | 'error'

export interface ToastEntry {
  id: number
  tone: Tone
  message: string
  /** One thing that can still be done about it. */
  action?: ToastAction | undefined
}

export interface ToastAction {
  label: string
  run: () => void
}

export interface BoxEntry {
  id: number
  tone: Tone
  title: string
  message: string
  okText?: string
  /** Absent = no cancel button, as for the session warnings. */
  cancelText?: string
  settle: (ok: boolean) => void
}

export const toasts = createStore<readonly ToastEntry[]>([])
export const boxes = createStore<readonly BoxEntry[]>([])

let nextId = 1

/** A note that leaves by itself after `ms` (default 3 s, errors 5 s). The same text is not stacked twice. */
export function toast(
  tone: Tone,
  message: string,
  ms = tone === 'error' ? 5000 : 3000,
  action?: ToastAction,
): void {
  if (toasts.get().some((t) => t.message === message)) return
  const entry: ToastEntry = { id: nextId++, tone, message, action }
  toasts.set((now) => [...now.slice(-3), entry])
  setTimeout(() => dropToast(entry.id), ms)
}

export const dropToast = (id: number): void => toasts.set((now) => now.filter((t) => t.id !== id))

/** Asks, or tells when `cancelText` is absent; resolves with the answer. Boxes queue, one is shown at a time. */
export function ask(box: Omit<BoxEntry, 'id' | 'settle'>): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++
    const settle = (ok: boolean) => {
      boxes.set((now) => now.filter((b) => b.id !== id))
      resolve(ok)
    }
    boxes.set((now) => [...now, { ...box, id, settle }])
  })
}
