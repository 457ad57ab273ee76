/**
 * The bureaus as features use them: the connector with its circuit, lane and statistics per bureau around every call, and
 * the status of each bureau from its own notice and from what we measured.
 */
import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/pool.ts'
import { SourceError } from '../failure.ts'
import { readGatewayMap } from '../gateway-map.ts'
import { Guard, guarded } from '../guard.ts'
import type { BureauConnector, BureauInfo } from './connector.ts'
import { createHttpConnector } from './http-connector.ts'
import { createHttpWire } from './http-wire.ts'
import { OPERATIONS, type Wire } from './wire.ts'

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
  const guard = new Guard(db)

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
    const status = guard.status(info.code)
    if (status === 'OPEN' || info.status === 'MAINTENANCE' || info.status === 'CLOSED') return info
    return { ...info, status, reason: '近期响应不稳定' }
  }

  return {
    connector: guarded(raw, guard, ['bureaus']),
    all: notices,
    of: async (area) => (await notices()).find((b) => b.code === area) ?? null,
    shunned: () => guard.shunned(),
    stop: () => guard.stop(),
  }
}

function wireOf(config: Config) {
  if (config.bureauGatewayUrl) {
    const map = config.bureauGatewayMap
      ? readGatewayMap(config.bureauGatewayMap, '税局网关', OPERATIONS)
      : null
    return createHttpWire(config.bureauGatewayUrl, config.bureauGatewayKey ?? '', map)
  }
  return config.sandbox ? createHttpWire(config.sandboxUrl, config.sandboxKey, null) : UNCONFIGURED
}

/** A production server without a gateway says so, instead of asking an address that means nothing. */
const nowhere = async (): Promise<never> => {
  throw new SourceError('TE-08', 'NOT_CONFIGURED', '税局接口尚未配置')
}
const UNCONFIGURED: Wire = { call: nowhere, bytes: nowhere }
