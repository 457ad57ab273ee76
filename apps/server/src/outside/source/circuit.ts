/**
 * One circuit per bureau (domain §5.6): 3 failures in 5 minutes = UNSTABLE, calls still pass; 10 = MAINTENANCE, calls are
 * answered at once by us, and every half minute one may try. The first success closes it.
 */
export type CircuitStatus = 'OPEN' | 'UNSTABLE' | 'MAINTENANCE'

export const WINDOW_MS = 5 * 60_000
const UNSTABLE_AT = 3
const MAINTENANCE_AT = 10
const PROBE_MS = 30_000

export class Circuit {
  #failures: number[] = []
  #probedAt = 0
  /** What another process found, and when. */
  #heard: { status: CircuitStatus; at: number } | null = null

  /** The worse of what this process and the others found. */
  status(now: number): CircuitStatus {
    this.#failures = this.#failures.filter((at) => now - at < WINDOW_MS)
    const heard = this.#heard && now - this.#heard.at < WINDOW_MS ? this.#heard.status : 'OPEN'
    if (this.#failures.length >= MAINTENANCE_AT || heard === 'MAINTENANCE') return 'MAINTENANCE'
    return this.#failures.length >= UNSTABLE_AT || heard === 'UNSTABLE' ? 'UNSTABLE' : 'OPEN'
  }

  /** Takes what another process found at `at`; its success makes up for failures before it. */
  hear(status: CircuitStatus, at: number): void {
    if (status === 'OPEN') {
      this.#failures = this.#failures.filter((failed) => failed > at)
      if (this.#heard && this.#heard.at <= at) this.#heard = null
      return
    }
    this.#heard = { status, at }
    if (status === 'MAINTENANCE') this.#probedAt = Math.max(this.#probedAt, at)
  }

  /** Whether a call may go out now. While broken, one probe per half minute. */
  admits(now: number): boolean {
    if (this.status(now) !== 'MAINTENANCE') return true
    if (now - this.#probedAt < PROBE_MS) return false
    this.#probedAt = now
    return true
  }

  /** Broken, and no probe due. */
  rests(now: number): boolean {
    return this.status(now) === 'MAINTENANCE' && now < this.nextProbe()
  }

  /** When the next probe may go, as milliseconds since 1970. */
  nextProbe(): number {
    return this.#probedAt + PROBE_MS
  }

  succeeded(): void {
    this.#failures = []
    this.#heard = null
  }

  failed(now: number): void {
    this.#failures.push(now)
    // Broken now: the first probe waits as long as the next ones.
    if (this.status(now) === 'MAINTENANCE') this.#probedAt = Math.max(this.#probedAt, now)
    // The window forgets by time; this bounds a storm.
    if (this.#failures.length > 100) this.#failures.shift()
  }
}
