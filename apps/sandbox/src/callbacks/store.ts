/** Results that a customer's own system was told: each message once by its key, however often it comes. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** A message this much older or newer than our clock is refused, so that a recorded one is worth nothing. */
const MAX_AGE_S = 300
const CAPACITY = 2_000

export interface Callback {
  key: string
  /** Beijing wall time of the first arrival. */
  at: string
  /** How often it came. Only the first one counts. */
  times: number
  body: unknown
}

export type Verdict = 'TAKEN' | 'REPEATED' | 'BAD_SIGNATURE' | 'TOO_OLD' | 'DOWN'

export interface Arrival {
  key: string
  timestamp: string
  signature: string
  body: string
}

export class Callbacks {
  #received = new Map<string, Callback>()
  #refused = 0
  #wall: () => string
  /** Of all addresses that were registered here: a system with several keys takes what one of them signed. */
  #secrets: Set<string>
  /** Answers 503 to everything. */
  down = false

  constructor(wall: () => string, secret: string) {
    this.#wall = wall
    this.#secrets = new Set([secret])
  }

  /** The key that registering one more address gave, or changing the key of one. */
  trust(secret: string): void {
    this.#secrets.add(secret)
  }

  /** @param now seconds since 1970 */
  take(arrival: Arrival, now: number): Verdict {
    const verdict = this.#judge(arrival, now)
    if (verdict !== 'TAKEN') {
      this.#refused++
      return verdict
    }
    const known = this.#received.get(arrival.key)
    if (known) {
      known.times++
      return 'REPEATED'
    }
    const { key } = arrival
    this.#received.set(key, { key, at: this.#wall(), times: 1, body: JSON.parse(arrival.body) })
    const oldest = this.#received.keys().next().value
    if (this.#received.size > CAPACITY && oldest !== undefined) this.#received.delete(oldest)
    return 'TAKEN'
  }

  #judge({ key, timestamp, signature, body }: Arrival, now: number): Verdict {
    if (this.down) return 'DOWN'
    const given = signature.split(',').map((one) => Buffer.from(one))
    const signed = [...this.#secrets].some((secret) => {
      const mac = createHmac('sha256', secret).update(`${timestamp}.${key}.${body}`).digest('hex')
      const expected = Buffer.from(`v1=${mac}`)
      return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected))
    })
    if (!signed) return 'BAD_SIGNATURE'
    return Math.abs(now - Number(timestamp)) <= MAX_AGE_S ? 'TAKEN' : 'TOO_OLD'
  }

  /** Newest first. */
  list(): { refused: number; down: boolean; received: Callback[] } {
    return {
      refused: this.#refused,
      down: this.down,
      received: [...this.#received.values()].reverse(),
    }
  }

  /** Up again; what was received stays. */
  reset(): void {
    this.down = false
  }
}
