/** Whether this phone reaches us: the browser's word, and what the last calls met. */
import { createStore } from '../../../ui/store.ts'

export interface Network {
  online: boolean
  /** A call is being tried again after it did not come through. */
  retrying: boolean
}

export const network = createStore<Network>({ online: true, retrying: false })

export const setRetrying = (retrying: boolean): void =>
  network.set((now) => (now.retrying === retrying ? now : { ...now, retrying }))

let watching = false

export function watchNetwork(): void {
  if (watching) return
  watching = true
  const judge = () => network.set((now) => ({ ...now, online: navigator.onLine }))
  judge()
  window.addEventListener('online', judge)
  window.addEventListener('offline', judge)
}

/** Resolves after `ms`, or as soon as the line is back. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    globalThis.addEventListener?.('online', done)
  })
}
