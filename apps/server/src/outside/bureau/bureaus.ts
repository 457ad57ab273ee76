/**
 * The bureaus as features use them: the connector with its circuit, lane and statistics per bureau around every call, and
 * the status of each bureau from its own notice and from what we measured.
 */
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { Board } from './board.ts'
import { Circuits } from './circuits.ts'
import type { BureauConnector, BureauInfo, Call } from './connector.ts'
import { BureauError } from './failure.ts'
import { readGatewayMap } from './gateway-map.ts'
import { createHttpConnector } from './http-connector.ts'
import { createHttpWire } from './http-wire.ts'
import { Lane } from './lane.ts'
import type { Wire } from './wire.ts'

/** Notices are asked for this often at most. */
const NOTICE_MS = 3_000

export interface Bureaus {
  connector: BureauConnector
  /** Traits and status; the last known ones when the other side does not answer. */
  all(): Promise<BureauInfo[]>
  of(area: string): Promise<BureauInfo | null>
  /** Bureaus whose circuit is broken and whose next probe is not due: no new work for them now. */
  shunned(): string[]
  stop(): Promise<void>
}

export function createBureaus(config: Config, db: Database): Bureaus {
  const raw = createHttpConnector(wireOf(config))
  const board = new Board(db)
  const circuits = new Circuits(db)
  const lanes = new Map<string, Lane>()
  const laneOf = (area: string) => obtain(lanes, area, () => new Lane())

  const guarded = async <T>(call: Call, work: () => Promise<T>): Promise<T> => {
    const circuit = circuits.of(call.area)
    if (!circuit.admits(Date.now())) {
      const at = new Date(circuit.nextProbe()).toISOString()
      throw new BureauError('TE-08', 'CIRCUIT_OPEN', null, { time: at })
    }
    return laneOf(call.area).run(call.signal, async () => {
      const start = performance.now()
      const settle = (error: unknown) => {
        const ms = performance.now() - start
        const ill = error instanceof BureauError && error.ill
        board.record(call.area, ms, ill ? (error.bureauMessage ?? error.reason) : null, Date.now())
        if (ill) void circuits.failed(call.area)
        else if (!(error instanceof BureauError && error.te === 'TE-08'))
          void circuits.succeeded(call.area)
      }
      try {
        const result = await work()
        settle(null)
        return result
      } catch (error) {
        // A caller that went away says nothing about the bureau.
        if (!call.signal?.aborted) settle(error)
        throw error
      }
    })
  }

  let known: BureauInfo[] = []
  let askedAt = 0
  const notices = async (): Promise<BureauInfo[]> => {
    if (Date.now() - askedAt > NOTICE_MS) {
      askedAt = Date.now()
      known = await raw.bureaus().catch((error) => {
        if (known.length === 0) throw error
        return known
      })
    }
    return known.map(measured)
  }
  /** Our own measurements can only make a notice worse. */
  const measured = (info: BureauInfo): BureauInfo => {
    const status = circuits.status(info.code)
    if (status === 'OPEN' || info.status === 'MAINTENANCE' || info.status === 'CLOSED') return info
    return { ...info, status, reason: '近期响应不稳定' }
  }

  return {
    connector: wrap(raw, guarded),
    all: notices,
    of: async (area) => (await notices()).find((b) => b.code === area) ?? null,
    shunned: () => circuits.resting(),
    stop() {
      circuits.stop()
      return board.stop()
    },
  }
}

/** Every call that names a bureau goes through the guard. */
function wrap(
  raw: BureauConnector,
  guarded: <T>(call: Call, work: () => Promise<T>) => Promise<T>,
): BureauConnector {
  return new Proxy(raw, {
    get(target, name: keyof BureauConnector) {
      const method = target[name] as (...args: unknown[]) => Promise<unknown>
      if (name === 'bureaus' || typeof method !== 'function') return method
      return (call: Call, ...rest: unknown[]) => guarded(call, () => method(call, ...rest))
    },
  })
}

function wireOf(config: Config) {
  if (config.bureauGatewayUrl) {
    const map = config.bureauGatewayMap ? readGatewayMap(config.bureauGatewayMap) : null
    return createHttpWire(config.bureauGatewayUrl, config.bureauGatewayKey ?? '', map)
  }
  return config.sandbox ? createHttpWire(config.sandboxUrl, config.sandboxKey, null) : UNCONFIGURED
}

/** A production server without a gateway says so, instead of asking an address that means nothing. */
const nowhere = async (): Promise<never> => {
  throw new BureauError('TE-08', 'NOT_CONFIGURED', '税局接口尚未配置')
}
const UNCONFIGURED: Wire = { call: nowhere, bytes: nowhere }

function obtain<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key)
  if (value === undefined) {
    value = make()
    map.set(key, value)
  }
  return value
}
