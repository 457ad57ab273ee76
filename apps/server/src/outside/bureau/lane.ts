/**
 * A lane per bureau: so many calls at once, so many waiting, the rest is told to come back. So a bureau that hangs fills its
 * own lane and no other.
 */
import { BureauError } from './failure.ts'

const AT_ONCE = 12
const WAITING = 200

export class Lane {
  #running = 0
  #queue: (() => void)[] = []

  get load(): number {
    return this.#running + this.#queue.length
  }

  /** Runs `work` when there is room. Throws TE-09 when the queue is full or the caller gives up waiting. */
  async run<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) await this.#wait(signal)
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
    if (this.#queue.length >= WAITING) throw new BureauError('TE-09', 'QUEUE_FULL', null)
    return new Promise((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.#queue = this.#queue.filter((g) => g !== go)
        reject(new BureauError('TE-09', 'TIMEOUT', null))
      }
      this.#queue.push(go)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
}
