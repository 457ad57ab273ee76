/** The accounting programs as features use them: a connector each, with circuit, lane and statistics around every call as bureaus have them. */
import { isProgram, PROGRAMS, type Program } from '@xinjian/format/books/programs'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/pool.ts'
import type { CircuitStatus } from '../circuit.ts'
import { SourceError } from '../failure.ts'
import { readGatewayMap } from '../gateway-map.ts'
import { Guard, guarded } from '../guard.ts'
import type { ProgramConnector } from './connector.ts'
import { createGalaxy } from './galaxy/galaxy.ts'
import { createGateway, OPERATIONS } from './gateway/gateway.ts'
import { createJdy } from './jdy/jdy.ts'
import { createYonyou } from './yonyou/yonyou.ts'

export interface AccountingPrograms {
  /** Goes by the place of each call: the program. */
  connector: ProgramConnector
  /** Those that can be reached, with what was measured of each. */
  all(): { code: Program; status: CircuitStatus }[]
  /** Programs whose circuit is broken and whose next probe is not due. */
  shunned(): string[]
  stop(): Promise<void>
}

export function createPrograms(config: Config, db: Database): AccountingPrograms {
  const made = connectorsOf(config)
  const guard = new Guard(db)
  const of = (area: string): ProgramConnector => {
    const found = isProgram(area) ? made[area] : undefined
    if (!found) throw new SourceError('TE-08', 'NOT_CONFIGURED', '该财务软件的接口尚未配置')
    return found
  }
  const raw: ProgramConnector = {
    login: async (call, form) => of(call.area).login(call, form),
    months: async (call, ...rest) => of(call.area).months(call, ...rest),
    page: async (call, ...rest) => of(call.area).page(call, ...rest),
    logout: async (call, session) => of(call.area).logout(call, session),
  }
  return {
    connector: guarded(raw, guard, []),
    all: () =>
      PROGRAMS.filter((code) => made[code]).map((code) => ({ code, status: guard.status(code) })),
    shunned: () => guard.shunned(),
    stop: () => guard.stop(),
  }
}

const mapOf = ({ programs: { gatewayMap } }: Config) =>
  gatewayMap === null ? null : readGatewayMap(gatewayMap, '财务软件网关', OPERATIONS)

function connectorsOf(config: Config): Partial<Record<Program, ProgramConnector>> {
  const { galaxy, jdy, yonyou, gateway } = config.programs
  return {
    ...(galaxy && { GALAXY: createGalaxy(galaxy) }),
    ...(jdy && { JDY: createJdy(jdy) }),
    ...(yonyou && { YONYOU: createYonyou(yonyou) }),
    ...(gateway && { GATEWAY: createGateway(gateway, config.programs.gatewayKey, mapOf(config)) }),
  }
}
