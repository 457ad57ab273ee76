/**
 * A lane per place of a source (each bureau has one), and one to the verification platform: so many calls at once, so many waiting, the rest is told to come back. So
 * what hangs fills its own lane and no other.
 */
import { SourceError } from './failure.ts'

interface Room {
  atOnce: number
  waiting: number
  /** What is thrown when the queue is full, or the caller gives up waiting. */
  refuse(why: 'QUEUE_FULL' | 'TIMEOUT'): Error
}

const OF_SOURCE: Room = {
  atOnce: 12,
  waiting: 200,
  refuse: (why) => new SourceError('TE-09', why, null),
}

export class Lane {
  readonly #room: Room
  #running = 0
  #queue: (() => void)[] = []

  constructor(room: Room = OF_SOURCE) {
    this.#room = room
  }

  get load(): number {
    return this.#running + this.#queue.length
  }

  /** Runs `work` when there is room. Throws the room's refusal when the queue is full or the caller gives up waiting. */
  async run<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#room.atOnce) await this.#wait(signal)
    else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      // The place is handed over, not given back: `running` stays.
      if (next) next()
      else this.#running--
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.#queue.length >= this.#room.waiting) throw this.#room.refuse('QUEUE_FULL')
    return new Promise((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.#queue = this.#queue.filter((g) => g !== go)
        reject(this.#room.refuse('TIMEOUT'))
      }
      this.#queue.push(go)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
}
