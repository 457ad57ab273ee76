/**
 * Around every call to a place of a source (a bureau is one): its circuit, its share of calls at once, and its statistics. What hangs
 * or breaks there fills its own lane and stops no other.
 */
import type { Database } from '../../db/pool.ts'
import { Board } from './board.ts'
import type { CircuitStatus } from './circuit.ts'
import { Circuits } from './circuits.ts'
import { SourceError } from './failure.ts'
import { Lane } from './lane.ts'

/** What the guard reads of a call: where it goes, and whether its caller still waits. */
export interface Guarded {
  area: string
  signal?: AbortSignal | undefined
}

export class Guard {
  readonly #board: Board
  readonly #circuits: Circuits
  readonly #lanes = new Map<string, Lane>()

  constructor(db: Database) {
    this.#board = new Board(db)
    this.#circuits = new Circuits(db)
  }

  /** Throws TE-08 without a call while the circuit is broken, TE-09 where the lane is full. */
  async run<T>(call: Guarded, work: () => Promise<T>): Promise<T> {
    const { area, signal } = call
    const circuit = this.#circuits.of(area)
    if (!circuit.admits(Date.now())) {
      const at = new Date(circuit.nextProbe()).toISOString()
      throw new SourceError('TE-08', 'CIRCUIT_OPEN', null, { time: at })
    }
    return this.#laneOf(area).run(signal, async () => {
      const start = performance.now()
      try {
        const result = await work()
        this.#settle(area, start, null)
        return result
      } catch (error) {
        // A caller that went away says nothing about the source.
        if (!signal?.aborted) this.#settle(area, start, error)
        throw error
      }
    })
  }

  #settle(area: string, start: number, error: unknown): void {
    const ms = performance.now() - start
    const ill = error instanceof SourceError && error.ill
    this.#board.record(area, ms, ill ? (error.said ?? error.reason) : null, Date.now())
    if (ill) void this.#circuits.failed(area)
    else if (!(error instanceof SourceError && error.te === 'TE-08'))
      void this.#circuits.succeeded(area)
  }

  #laneOf(area: string): Lane {
    const known = this.#lanes.get(area)
    if (known) return known
    const made = new Lane()
    this.#lanes.set(area, made)
    return made
  }

  /** As we measured it. */
  status(area: string): CircuitStatus {
    return this.#circuits.status(area)
  }

  /** Places that are broken and whose next probe is not due: no new work for them now. */
  shunned(): string[] {
    return this.#circuits.resting()
  }

  stop(): Promise<void> {
    this.#circuits.stop()
    return this.#board.stop()
  }
}

/** A connector whose calls go through the guard; those named in `free` name no place. */
export function guarded<C extends object>(raw: C, guard: Guard, free: readonly (keyof C)[]): C {
  return new Proxy(raw, {
    get(target, name) {
      const method = target[name as keyof C]
      if (typeof method !== 'function' || free.includes(name as keyof C)) return method
      return (call: Guarded, ...rest: unknown[]) => guard.run(call, () => method(call, ...rest))
    },
  })
}
