/**
 * Vendors of public records in use, in order: the next is asked where one gives no answer. Each has a lane, so that one report does not
 * take all its calls a second, and a circuit: whoever is silent is left alone for a while. A vendor that refuses at once costs nobody
 * time and is asked each time.
 */
import type { Config } from '../../config.ts'
import type { Db } from '../../db/pool.ts'
import { Board } from '../source/board.ts'
import { VendorGuard } from '../vendors/guard.ts'
import { type PublicConnector, PublicSourceFailure, type PublicSources } from './connector.ts'
import { createPublicGateway } from './gateway.ts'
import { createQichacha } from './qichacha.ts'
import type { PublicVendorSetting } from './settings.ts'
import { createTianyancha } from './tianyancha.ts'

/** In the tables of circuits and of calls. */
const PLACE = 'PUBLIC'

export interface RunningPublicSources extends PublicSources {
  stop(): void
}

export function createPublicSources(
  { publicVendors, publicSeconds }: Pick<Config, 'publicVendors' | 'publicSeconds'>,
  db: Db,
): RunningPublicSources {
  const connectors = publicVendors.map((one) => connectorOf(one, publicSeconds * 1_000))
  const guard = new VendorGuard(db, {
    place: PLACE,
    failure: (fault) => new PublicSourceFailure(fault),
    isSilence: (error) => error instanceof PublicSourceFailure && error.fault === 'TIMEOUT',
  })

  const board = new Board(db)
  /** Counts an answer as whoever asked sees it: one vendor that stood in for another is an answer. */
  async function counted<T>(asked: readonly PublicConnector[], work: () => Promise<T>): Promise<T> {
    if (asked.length === 0) return work()
    const start = performance.now()
    const record = (error: string | null) =>
      board.record(PLACE, performance.now() - start, error, Date.now())
    try {
      const answer = await work()
      record(null)
      return answer
    } catch (error) {
      if (error instanceof PublicSourceFailure) record(error.fault)
      throw error
    }
  }

  /** Of the first that answers; null = there is none. @throws PublicSourceFailure of the last */
  const firstOf = <T>(
    asked: readonly PublicConnector[],
    ask: (connector: PublicConnector) => Promise<T>,
  ): Promise<T | null> => counted(asked, () => tried(asked, ask))

  async function tried<T>(
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
    stop() {
      guard.stop()
      void board.stop()
    },
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
