/**
 * The verification platform as features use it: the connector with circuit, lane, deadline and one retry around every call. A retry is
 * made only where the platform turned the request away before it looked at the invoice, so that the budget of the day is never eaten
 * twice.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { isWorthRetry } from '@xinjian/format/verify/result'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { Circuits } from '../bureau/circuits.ts'
import { Lane } from '../bureau/lane.ts'
import {
  type AskedInvoice,
  Unreached,
  type Verdict,
  type VerificationConnector,
  verdict,
} from './connector.ts'
import { createSandboxConnector } from './sandbox-connector.ts'
import { createTencentConnector } from './tencent-connector.ts'
import { readVendorMap, TENCENT } from './vendor-map.ts'

/** Among the bureaus, in the table of circuits. */
const PLACE = 'VERIFY'
/** A person waits; longer than this the platform is as good as silent. */
const DEADLINE_MS = 12_000
const RETRY_MS = 400
const AT_ONCE = 8
const WAITING = 400

export interface Verifier {
  readonly vendor: string
  check(asked: AskedInvoice): Promise<Verdict>
  stop(): void
}

export function createVerifier(
  config: Config,
  db: Database,
  timing: { deadline: number; retry: number } = { deadline: DEADLINE_MS, retry: RETRY_MS },
): Verifier {
  const connector = connectorOf(config)
  const circuits = new Circuits(db)
  const lane = new Lane({
    atOnce: AT_ONCE,
    waiting: WAITING,
    refuse: (why) => new Unreached(why, true),
  })

  const once = async (asked: AskedInvoice): Promise<Verdict> => {
    if (!circuits.of(PLACE).admits(Date.now())) return busy('CIRCUIT_OPEN', true)
    const signal = AbortSignal.timeout(timing.deadline)
    try {
      const answer = await lane.run(signal, () => connector.check(asked, signal))
      void circuits.succeeded(PLACE)
      return answer
    } catch (error) {
      if (!(error instanceof Unreached)) throw error
      // A full lane says nothing about the platform.
      if (error.reason !== 'QUEUE_FULL') void circuits.failed(PLACE)
      return busy(error.reason, error.before)
    }
  }

  return {
    vendor: connector.vendor,
    async check(asked) {
      const first = await once(asked)
      if (!isWorthRetry(first) || first.code === 'CIRCUIT_OPEN') return first
      await sleep(timing.retry)
      return once(asked)
    },
    stop: () => circuits.stop(),
  }
}

/** No answer: as busy. What may have come to the platform counts as taken. */
const busy = (reason: string, before: boolean): Verdict =>
  verdict({ result: 'BUSY', eaten: before ? 'NONE' : 'TAKEN' }, reason)

function connectorOf(config: Config): VerificationConnector {
  if (config.verifyUrl) {
    const map = config.verifyMap ? readVendorMap(config.verifyMap) : TENCENT
    return createTencentConnector(config.verifyUrl, config.verifyKey ?? '', map)
  }
  return config.sandbox ? createSandboxConnector(config.sandboxUrl, config.sandboxKey) : NOWHERE
}

/** A production server without a service says so, instead of asking an address that means nothing. */
const NOWHERE: VerificationConnector = {
  vendor: 'none',
  check: async () => verdict({ result: 'VENDOR_ERROR', eaten: 'NONE' }, 'NOT_CONFIGURED'),
}
