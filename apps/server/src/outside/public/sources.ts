/**
 * Vendors of public records in use, in order: the next is asked where one gives no answer. Each has a lane, so that one report does not
 * take all its calls a second, and a circuit: whoever is silent is left alone for a while. A vendor that refuses at once costs nobody
 * time and is asked each time.
 */
import type { Config } from '../../config.ts'
import type { Db } from '../../db/pool.ts'
import { Circuits } from '../source/circuits.ts'
import { Lane } from '../source/lane.ts'
import { type PublicConnector, PublicSourceFailure, type PublicSources } from './connector.ts'
import { createPublicGateway } from './gateway.ts'
import { createQichacha } from './qichacha.ts'
import type { PublicVendorSetting } from './settings.ts'
import { createTianyancha } from './tianyancha.ts'

/** Among the bureaus, in the table of circuits. */
const PLACE = 'PUBLIC'
const AT_ONCE = 6
const WAITING = 600
/** A vendor that is full keeps nobody longer than this. */
const WAIT_MS = 60_000

export interface RunningPublicSources extends PublicSources {
  stop(): void
}

export function createPublicSources(
  { publicVendors, publicSeconds }: Pick<Config, 'publicVendors' | 'publicSeconds'>,
  db: Db,
): RunningPublicSources {
  const connectors = publicVendors.map((one) => connectorOf(one, publicSeconds * 1_000))
  const guard = new PublicGuard(db)

  /** Of the first that answers; null = there is none. @throws PublicSourceFailure of the last */
  async function firstOf<T>(
    asked: readonly PublicConnector[],
    ask: (connector: PublicConnector) => Promise<T>,
  ): Promise<T | null> {
    let failure: unknown
    for (const connector of asked)
      try {
        return await guard.run(connector.vendor, () => ask(connector))
      } catch (error) {
        if (!(error instanceof PublicSourceFailure)) throw error
        failure = error
      }
    if (failure) throw failure
    return null
  }

  const tellers = (kind: Parameters<PublicSources['tells']>[0]) =>
    connectors.filter(({ tells }) => tells.includes(kind))
  return {
    tells: (kind) => tellers(kind).length > 0,
    async ask(kind, subject) {
      const answer = await firstOf(tellers(kind), (one) => one.ask(kind, subject))
      if (!answer) throw new PublicSourceFailure('DOWN')
      return answer
    },
    find: (words) =>
      firstOf(
        connectors.filter(({ find }) => find),
        (one) => one.find!(words),
      ),
    stop: () => guard.stop(),
  }
}

function connectorOf(
  { vendor, url, key, map }: PublicVendorSetting,
  deadline: number,
): PublicConnector {
  if (vendor === 'qichacha') return createQichacha(url, key, deadline)
  if (vendor === 'tianyancha') return createTianyancha(url, key, deadline)
  return createPublicGateway(url, key, map, deadline)
}

class PublicGuard {
  readonly #circuits: Circuits
  readonly #lanes = new Map<string, Lane>()
  /** Of a broken circuit, the one call that is let through; others wait for what becomes of it. */
  readonly #probes = new Map<string, Promise<unknown>>()

  constructor(db: Db) {
    this.#circuits = new Circuits(db)
  }

  async run<T>(vendor: string, work: () => Promise<T>): Promise<T> {
    for (let probe = this.#probes.get(vendor); probe; probe = this.#probes.get(vendor)) await probe
    const place = `${PLACE}_${vendor.toUpperCase()}`
    const circuit = this.#circuits.of(place)
    const broken = circuit.status(Date.now()) === 'MAINTENANCE'
    if (!circuit.admits(Date.now())) throw new PublicSourceFailure('DOWN')
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
      if (error instanceof PublicSourceFailure && error.fault === 'TIMEOUT')
        void this.#circuits.failed(place)
      throw error
    }
  }

  #laneOf(vendor: string): Lane {
    const known = this.#lanes.get(vendor)
    if (known) return known
    const refuse = () => new PublicSourceFailure('TIMEOUT')
    const made = new Lane({ atOnce: AT_ONCE, waiting: WAITING, refuse })
    this.#lanes.set(vendor, made)
    return made
  }

  stop(): void {
    this.#circuits.stop()
  }
}
