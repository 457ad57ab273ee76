/**
 * The verification platform as features use it: the services that lead to it, each with circuit, lane and deadline around every call. The
 * next one is asked, and all are asked once more, only where an answer says that the platform never looked at the invoice, so that the
 * budget of the day is never eaten twice.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { isWorthRetry } from '@xinjian/format/verify/result'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { Board } from '../source/board.ts'
import { Circuits } from '../source/circuits.ts'
import { Lane } from '../source/lane.ts'
import { readMap } from '../vendors/map.ts'
import type { VendorSetting, VerifyVendor } from '../vendors/settings.ts'
import { createAliyunConnector } from './aliyun-connector.ts'
import {
  type AskedInvoice,
  Unreached,
  type Verdict,
  type VerificationConnector,
  verdict,
} from './connector.ts'
import { createLeshuiConnector } from './leshui-connector.ts'
import { createSandboxConnector } from './sandbox-connector.ts'
import { createTencentConnector } from './tencent-connector.ts'
import { ALIYUN, LESHUI, TENCENT } from './vendor-map.ts'

/** Among the bureaus, in the table of circuits: the first service; others with their names behind it. */
const PLACE = 'VERIFY'
/** A person waits; longer than this the platform is as good as silent. */
const DEADLINE_MS = 12_000
const RETRY_MS = 400
const AT_ONCE = 8
const WAITING = 400

/** What was answered, and who answered. */
export interface Answer extends Verdict {
  vendor: string
}

export interface Verifier {
  /** Who is asked first. */
  readonly vendor: string
  check(asked: AskedInvoice): Promise<Answer>
  stop(): void
}

export function createVerifier(
  config: Config,
  db: Database,
  timing: { deadline: number; retry: number } = { deadline: DEADLINE_MS, retry: RETRY_MS },
): Verifier {
  const circuits = new Circuits(db)
  const board = new Board(db)
  const services = connectorsOf(config).map((connector, i) => ({
    connector,
    place: i === 0 ? PLACE : `${PLACE}_${connector.vendor.toUpperCase()}`,
    lane: new Lane({
      atOnce: AT_ONCE,
      waiting: WAITING,
      refuse: (why) => new Unreached(why, true),
    }),
  }))

  const ask = async (
    { connector, place, lane }: (typeof services)[number],
    asked: AskedInvoice,
  ): Promise<Verdict> => {
    if (!circuits.of(place).admits(Date.now())) return busy('CIRCUIT_OPEN', true)
    const signal = AbortSignal.timeout(timing.deadline)
    try {
      const answer = await lane.run(signal, () => connector.check(asked, signal))
      void circuits.succeeded(place)
      return answer
    } catch (error) {
      if (!(error instanceof Unreached)) throw error
      // A full lane says nothing about the platform.
      if (error.reason !== 'QUEUE_FULL') void circuits.failed(place)
      return busy(error.reason, error.before)
    }
  }

  /** One after the other, until an answer stands: the answers that were given, the last of which counts. */
  const round = async (asked: AskedInvoice): Promise<Answer[]> => {
    const answers: Answer[] = []
    for (const service of services) {
      const answer = { ...(await ask(service, asked)), vendor: service.connector.vendor }
      answers.push(answer)
      if (!passesOn(answer)) break
    }
    return answers
  }

  const vendor = services[0]!.connector.vendor
  const asked = async (invoice: AskedInvoice): Promise<Answer> => {
    const answers = await round(invoice)
    const last = answers.at(-1)!
    const again = answers.some((one) => isWorthRetry(one) && one.code !== 'CIRCUIT_OPEN')
    if (!passesOn(last) || !again) return last
    await sleep(timing.retry)
    return (await round(invoice)).at(-1)!
  }
  return {
    vendor,
    async check(invoice) {
      const start = performance.now()
      const answer = await asked(invoice)
      // As whoever asked sees it: one vendor that stood in for another is an answer.
      const failed = answer.result === 'BUSY' || answer.result === 'VENDOR_ERROR'
      if (services[0]!.connector !== NOWHERE)
        board.record(PLACE, performance.now() - start, failed ? answer.code : null, Date.now())
      return answer
    },
    stop() {
      circuits.stop()
      void board.stop()
    },
  }
}

/** The platform never looked at the invoice, and somebody else may let it. */
const passesOn = ({ result, eaten, unknown }: Verdict): boolean =>
  (result === 'BUSY' || result === 'VENDOR_ERROR') && eaten === 'NONE' && unknown !== true

/** No answer: as busy. What may have come to the platform counts as taken. */
const busy = (reason: string, before: boolean): Verdict =>
  verdict({ result: 'BUSY', eaten: before ? 'NONE' : 'TAKEN' }, reason)

function connectorsOf(config: Config): VerificationConnector[] {
  if (config.verifyVendors.length > 0) return config.verifyVendors.map(connectorOf)
  return [config.sandbox ? createSandboxConnector(config.sandboxUrl, config.sandboxKey) : NOWHERE]
}

const WHAT = '发票查验'

function connectorOf({
  vendor,
  url,
  key,
  map,
}: VendorSetting<VerifyVendor>): VerificationConnector {
  if (vendor === 'tencent')
    return createTencentConnector(url, key, map ? readMap(map, WHAT, TENCENT) : TENCENT)
  if (vendor === 'leshui')
    return createLeshuiConnector(url, key, map ? readMap(map, WHAT, LESHUI) : LESHUI)
  return createAliyunConnector(url, key, map ? readMap(map, WHAT, ALIYUN) : ALIYUN)
}

/** A production server without a service says so, instead of asking an address that means nothing. */
const NOWHERE: VerificationConnector = {
  vendor: 'none',
  check: async () => verdict({ result: 'VENDOR_ERROR', eaten: 'NONE' }, 'NOT_CONFIGURED'),
}
