/**
 * The circuits of all bureaus, shared by all processes through `bureau_state`: what one process learns of a bureau the others
 * know seconds later, and the first success anywhere closes the circuit everywhere. Written on change and while it lasts,
 * read with every tick. A lost write or read costs seconds; each process still has its own circuit.
 */
import type { Db } from '../../db/pool.ts'
import { Circuit, type CircuitStatus, WINDOW_MS } from './circuit.ts'

const TICK_MS = 3_000
/** A state that lasts is written again this often at most. */
const TELL_MS = 3_000

/** What the processes found of the places within the last minutes, the worst that is still believed. */
export async function circuitsFound(db: Db): Promise<ReadonlyMap<string, CircuitStatus>> {
  const rows = await db.rows<{ area_code: string; status: CircuitStatus }>(
    'select area_code, status from bureau_state where at > now() - make_interval(secs => $1)',
    [WINDOW_MS / 1000],
  )
  return new Map(rows.map(({ area_code, status }) => [area_code, status]))
}

export class Circuits {
  #db: Db
  #now: () => number
  #circuits = new Map<string, Circuit>()
  #toldAt = new Map<string, number>()
  /** Last success here. */
  #closedAt = new Map<string, number>()
  #timer: NodeJS.Timeout

  constructor(db: Db, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
    const tick = () => void this.tick().catch(() => undefined)
    this.#timer = setInterval(tick, TICK_MS)
    this.#timer.unref()
    tick()
  }

  of(area: string): Circuit {
    const known = this.#circuits.get(area)
    if (known) return known
    const made = new Circuit()
    this.#circuits.set(area, made)
    return made
  }

  status(area: string): CircuitStatus {
    return this.#circuits.get(area)?.status(this.#now()) ?? 'OPEN'
  }

  /** Bureaus that are broken and whose next probe is not due. */
  resting(): string[] {
    const now = this.#now()
    return [...this.#circuits].flatMap(([area, c]) => (c.rests(now) ? [area] : []))
  }

  async failed(area: string): Promise<void> {
    const now = this.#now()
    const circuit = this.of(area)
    const before = circuit.status(now)
    circuit.failed(now)
    const after = circuit.status(now)
    if (after === 'OPEN') return
    if (after === before && now - (this.#toldAt.get(area) ?? 0) < TELL_MS) return
    await this.#tell(area, after, now)
  }

  async succeeded(area: string): Promise<void> {
    const now = this.#now()
    const circuit = this.of(area)
    const before = circuit.status(now)
    circuit.succeeded()
    this.#closedAt.set(area, now)
    if (before !== 'OPEN') await this.#tell(area, 'OPEN', now)
  }

  /** Hears what the other processes found. */
  async tick(): Promise<void> {
    const asked = this.#now()
    const rows = await this.#db.rows<{ area_code: string; status: CircuitStatus; age: number }>(
      `select area_code, status, (extract(epoch from clock_timestamp() - at) * 1000)::float8 as age
         from bureau_state where at > now() - make_interval(secs => $1)`,
      [WINDOW_MS / 1000],
    )
    const now = this.#now()
    // Read before a success of ours was written: the answer may come after it.
    for (const { area_code, status, age } of rows)
      if (asked - age > (this.#closedAt.get(area_code) ?? Number.NEGATIVE_INFINITY))
        this.of(area_code).hear(status, now - age)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Broken is not made milder by a process that has seen less of it; only a success does that. */
  async #tell(area: string, status: CircuitStatus, now: number): Promise<void> {
    this.#toldAt.set(area, now)
    await this.#db
      .run(
        `insert into bureau_state (area_code, status, at) values ($1, $2, clock_timestamp())
         on conflict (area_code) do update
            set at = excluded.at,
                status = case when excluded.status = 'UNSTABLE' and bureau_state.status = 'MAINTENANCE'
                               and bureau_state.at > now() - make_interval(secs => $3)
                              then bureau_state.status else excluded.status end`,
        [area, status, WINDOW_MS / 1000],
      )
      .catch(() => undefined)
  }
}
