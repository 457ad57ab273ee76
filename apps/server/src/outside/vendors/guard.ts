/**
 * Around every call to a vendor that is asked at an order: a lane, so that one report does not take all its calls a second, and a circuit:
 * whoever is silent is left alone for a while.
 */
import type { Db } from '../../db/pool.ts'
import { Circuits } from '../source/circuits.ts'
import { Lane } from '../source/lane.ts'

const AT_ONCE = 6
const WAITING = 600
/** A vendor that is full keeps nobody longer than this. */
const WAIT_MS = 60_000

interface Guarded {
  /** Among the bureaus, in the table of circuits. */
  place: string
  failure(fault: 'TIMEOUT' | 'DOWN'): Error
  /** Silence breaks a circuit; whoever refuses at once costs nobody time. */
  isSilence(error: unknown): boolean
}

export class VendorGuard {
  readonly #circuits: Circuits
  readonly #of: Guarded
  readonly #lanes = new Map<string, Lane>()
  /** Of a broken circuit, the one call that is let through; others wait for what becomes of it. */
  readonly #probes = new Map<string, Promise<unknown>>()

  constructor(db: Db, of: Guarded) {
    this.#circuits = new Circuits(db)
    this.#of = of
  }

  async run<T>(vendor: string, work: () => Promise<T>): Promise<T> {
    for (let probe = this.#probes.get(vendor); probe; probe = this.#probes.get(vendor)) await probe
    const place = `${this.#of.place}_${vendor.toUpperCase()}`
    const circuit = this.#circuits.of(place)
    const broken = circuit.status(Date.now()) === 'MAINTENANCE'
    if (!circuit.admits(Date.now())) throw this.#of.failure('DOWN')
    const call = this.#laneOf(vendor).run(AbortSignal.timeout(WAIT_MS), () =>
      this.#judged(place, work),
    )
    if (broken) {
      const probe = call.catch(() => undefined).finally(() => this.#probes.delete(vendor))
      this.#probes.set(vendor, probe)
    }
    return call
  }

  async #judged<T>(place: string, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      void this.#circuits.succeeded(place)
      return result
    } catch (error) {
      if (this.#of.isSilence(error)) void this.#circuits.failed(place)
      throw error
    }
  }

  #laneOf(vendor: string): Lane {
    const known = this.#lanes.get(vendor)
    if (known) return known
    const refuse = () => this.#of.failure('TIMEOUT')
    const made = new Lane({ atOnce: AT_ONCE, waiting: WAITING, refuse })
    this.#lanes.set(vendor, made)
    return made
  }

  stop(): void {
    this.#circuits.stop()
  }
}
