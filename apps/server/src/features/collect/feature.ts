/** Collection from the phone, put together. */
import { contract } from '@xinjian/contract'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import type { TaskGate } from '../../http/context.ts'
import { implement, type NounRoutes } from '../../http/implement.ts'
import { wake } from '../../jobs/events.ts'
import type { JobKind } from '../../jobs/job.ts'
import { createDevices } from '../../outside/devices.ts'
import { createIdentityChecks } from '../../outside/identity.ts'
import { createRegistry } from '../../outside/registry.ts'
import type { SmsGateway } from '../../outside/sms.ts'
import { lastHour } from '../../outside/source/board.ts'
import type { Sources } from '../../outside/source/sources.ts'
import { createBox } from '../../security/box.ts'
import type { Columns } from '../../security/column/column.ts'
import { createBodySealer } from '../../security/sealed-body.ts'
import type { Secret } from '../../security/secret.ts'
import { type Attempt, createCallbackBox } from '../channel/index.ts'
import { type ConsentService, type ContractPapers, WITHDRAWALS } from '../consent/index.ts'
import type { SmsCodes } from '../session/index.ts'
import { createWitnessKey, type TerminalDeps } from '../terminal/index.ts'
import { endForConsent } from './calls/bureau-step.ts'
import { checkCalls } from './calls/check-calls.ts'
import { entryCalls } from './calls/entry-calls.ts'
import { erpCalls } from './calls/erp-calls.ts'
import { guideCall } from './calls/guide-call.ts'
import { handoverCalls } from './calls/handover-calls.ts'
import { licenseCall } from './calls/license-call.ts'
import { loginCalls } from './calls/login-calls.ts'
import { ownConsentCalls } from './calls/own-consents.ts'
import { ownerCalls } from './calls/owner-calls.ts'
import { resetCalls } from './calls/reset-calls.ts'
import { runCalls } from './calls/run-calls.ts'
import { signerCalls } from './calls/signer-calls.ts'
import type { CollectDeps, Log } from './deps.ts'
import { directCalls } from './direct/calls.ts'
import { cardCall } from './door/card-call.ts'
import { partnerCalls } from './door/partner-calls.ts'
import { noteNow } from './events.ts'
import { createTaskGate } from './gate.ts'
import { collectJob } from './job/job.ts'
import { machineCalls, onlyByPhone } from './machine/machine-calls.ts'
import { rpaCalls } from './machine/rpa-calls.ts'
import { noticeJob } from './notice/job.ts'
import { createOwners } from './owner.ts'
import { startSweep } from './sweep.ts'
import { taskBegunAt } from './task.ts'
import { createLoginTries } from './tries/login-tries.ts'

export interface CollectFeature {
  routes: NounRoutes<typeof contract.collect>
  /** What the noun of terminals is handed of visits to them. */
  atTerminals: Omit<TerminalDeps, 'db'>
  tasks: TaskGate
  jobs: readonly JobKind[]
  /** Stops what runs under a contract that was taken back. */
  onRevoked(companyId: number, contractNo: string): Promise<void>
  /** Who may sign for an enterprise, and who signed what, by mobile. */
  signers: Pick<CollectDeps, 'owners' | 'registry'>
  /** Writes into the black box of a task what came of telling its channel. */
  noteCallback(tx: TenantDb, taskId: string, attempt: Attempt): Promise<number>
  /** Starts housekeeping. */
  start(log: Log): void
  stop(): void
}

export function collectFeature(parts: {
  config: Config
  db: Database
  secret: Secret
  columns: Columns
  codes: SmsCodes
  sms: SmsGateway
  sources: Pick<Sources, 'bureaus' | 'programs'>
  consents: ConsentService
  papers: ContractPapers
}): CollectFeature {
  const { config, db, secret } = parts
  const deps: CollectDeps = {
    ...parts,
    ...parts.sources,
    bodies: createBodySealer(secret),
    registry: createRegistry(config),
    identity: createIdentityChecks(config),
    sessionBox: createBox(secret, 'bureau-session'),
    signerBox: createBox(secret, 'collect-signer'),
    channelBox: createCallbackBox(secret),
    owners: createOwners(db, secret.lasting('collect-mobile')),
    witnessKey: createWitnessKey(secret),
    loginTries: createLoginTries(secret.lasting('collect-login-tries')),
    devices: createDevices(config),
    successRates: async () =>
      new Map((await lastHour(db)).map((r) => [r.area_code, 1 - r.failed / Math.max(1, r.calls)])),
  }
  const onRevoked = async (companyId: number, contractNo: string): Promise<void> => {
    const tenant = tenantOf(db, companyId)
    const running = await tenant.rows<{ task_id: string }>(
      `select task_id from collect_task where company_id = $1 and contract_no = $2 and finished_at is null`,
      [contractNo],
    )
    for (const task of running) await endForConsent(tenant, task)
    await wake(db, WITHDRAWALS)
  }
  let stopSweep = () => {}
  const signer = signerCalls(deps)
  return {
    atTerminals: {
      visits: { ...machineCalls(deps, signer), ...rpaCalls },
      begunAt: taskBegunAt,
      columns: deps.columns,
      witnessKey: deps.witnessKey,
    },
    routes: implement(contract.collect, {
      ...entryCalls(deps),
      ...licenseCall,
      ...onlyByPhone(signer),
      ...directCalls(deps),
      ...ownConsentCalls(deps, onRevoked),
      ...ownerCalls(deps, onRevoked),
      ...loginCalls(deps),
      ...checkCalls(deps),
      ...partnerCalls(deps),
      ...cardCall(deps),
      ...resetCalls(deps),
      ...erpCalls(deps),
      ...guideCall(deps),
      ...handoverCalls(deps),
      ...runCalls(deps),
    }),
    tasks: createTaskGate(db, deps.bodies),
    jobs: [collectJob(deps), noticeJob(deps)],
    onRevoked,
    signers: { owners: deps.owners, registry: deps.registry },
    noteCallback: (tx, taskId, attempt) => noteNow(tx, taskId, { step: 'CALLBACK', ...attempt }),
    start(log) {
      stopSweep = startSweep(db, parts.sources.bureaus, log)
    },
    stop: () => stopSweep(),
  }
}
