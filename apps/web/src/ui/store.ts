import { useSyncExternalStore } from 'react'

export interface Store<S> {
  get(): S
  set(next: S | ((now: S) => S)): void
  subscribe(listener: () => void): () => void
}

/** A value that components can follow: all the global state this front end needs, in twenty lines. */
export function createStore<S>(initial: S): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next) {
      const value = typeof next === 'function' ? (next as (now: S) => S)(state) : next
      if (Object.is(value, state)) return
      state = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Follows a store; re-renders when it changes. */
export function useStore<S>(store: Store<S>): S {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
