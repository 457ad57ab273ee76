import { createStore } from '../../ui/store.ts'

export interface LoggedError {
  id: number
  message: string
  info: string
  url: string
}

export const errorLog = createStore<readonly LoggedError[]>([])

/** Oldest entries go first; a page in an error loop must not eat the memory. */
const MAX = 100
let nextId = 1

/** Product spec §8: a cancelled dialog and the resize observer's notice are no errors. */
export function isNoise(reason: unknown): boolean {
  if (reason === 'cancel') return true
  if (reason instanceof DOMException && reason.name === 'AbortError') return true
  const message = reason instanceof Error ? reason.message : String(reason)
  return message === 'cancel' || message.includes('ResizeObserver loop')
}

/** Keeps an unhandled UI error for the dialog. A refusal the user was already told about is not one. */
export function logError(reason: unknown, info: string): void {
  if (isNoise(reason)) return
  if (reason instanceof Error && 'told' in reason && reason.told === true) return
  const message = reason instanceof Error ? reason.message : String(reason)
  const entry = { id: nextId++, message, info, url: location.href }
  errorLog.set((now) => [...now, entry].slice(-MAX))
}

export function clearErrors(): void {
  errorLog.set([])
}

/** Errors outside of React: events, timers, promises nobody waits for. */
export function watchErrors(): void {
  window.addEventListener('error', (event) => logError(event.error ?? event.message, 'window'))
  window.addEventListener('unhandledrejection', (event) => logError(event.reason, 'promise'))
}
