/** The company's event stream, one to a tab however many listen: a browser has few connections to a server. */
import { type JobEvent, jobEvents } from '@xinjian/contract/nouns/intake/job-events'
import { follow } from './events.ts'

type Listener = (event: JobEvent) => void

const listeners = new Set<Listener>()
const openings = new Set<() => void>()
let stop: (() => void) | null = null

/**
 * Hears every event until the returned function is called; the stream opens with the first listener and ends with the last. `opened` is
 * called with every opening: whoever asked before it asks again, or what happened between is never heard.
 */
export function hear(listener: Listener, opened?: () => void): () => void {
  listeners.add(listener)
  if (opened) openings.add(opened)
  stop ??= follow(
    jobEvents,
    (event) => {
      if (event.kind !== 'heartbeat') for (const each of [...listeners]) each(event)
    },
    () => {
      for (const each of [...openings]) each()
    },
  )
  return () => {
    listeners.delete(listener)
    if (opened) openings.delete(opened)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}
