/** The company's event stream, one to a tab however many listen: a browser has few connections to a server. */
import { intake, type JobEvent } from '@xinjian/contract/nouns/intake'
import { follow } from './events.ts'

type Listener = (event: JobEvent) => void

const listeners = new Set<Listener>()
let stop: (() => void) | null = null

/** Hears every event until the returned function is called; the stream opens with the first listener and ends with the last. */
export function hear(listener: Listener): () => void {
  listeners.add(listener)
  stop ??= follow(intake.jobEvents, (event) => {
    if (event.kind !== 'heartbeat') for (const each of [...listeners]) each(event)
  })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}
