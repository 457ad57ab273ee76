/** Collection from the phone and the consent ledger, put together. */
import { contract } from '@xinjian/contract'
import type { Printer } from '@xinjian/report-files/pdf'
import type { Blobs } from '../../blobs.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import type { TaskGate } from '../../http/context.ts'
import { implement, type Route } from '../../http/implement.ts'
import type { JobKind } from '../../jobs/job.ts'
import { lastHour } from '../../outside/bureau/board.ts'
import { createBureaus } from '../../outside/bureau/bureaus.ts'
import { createRegistry } from '../../outside/registry.ts'
import type { SmsGateway } from '../../outside/sms.ts'
import { createBox } from '../../security/box.ts'
import { createBodySealer } from '../../security/sealed-body.ts'
import type { Secret } from '../../security/secret.ts'
import { officeCalls } from '../board/calls.ts'
import { callbackJob } from '../channel/callback/job.ts'
import { createCallbackBox } from '../channel/callback/store.ts'
import { channelCalls } from '../channel/calls.ts'
import { collectedCalls } from '../collected/calls.ts'
import { createContractPapers } from '../consent/paper.ts'
import { ledgerCalls } from '../consent/routes.ts'
import { createConsents } from '../consent/service.ts'
import type { SmsCodes } from '../session/sms-codes.ts'
import { endForConsent } from './calls/bureau-step.ts'
import { entryCalls } from './calls/entry-calls.ts'
import { licenseCall } from './calls/license-call.ts'
import { loginCalls } from './calls/login-calls.ts'
import { ownConsentCalls } from './calls/own-consents.ts'
import { runCalls } from './calls/run-calls.ts'
import { signerCalls } from './calls/signer-calls.ts'
import type { CollectDeps, Log } from './deps.ts'
import { createTaskGate } from './gate.ts'
import { collectJob } from './job/job.ts'
import { startSweep } from './sweep.ts'

export interface CollectFeature {
  routes: Route[]
  tasks: TaskGate
  jobs: JobKind[]
  /** Starts housekeeping. */
  start(log: Log): void
  stop(): Promise<void>
}

export function collectFeature(parts: {
  config: Config
  db: Database
  secret: Secret
  codes: SmsCodes
  sms: SmsGateway
  blobs: Blobs
  printer: Printer
}): CollectFeature {
  const { config, db, secret, codes, sms, blobs, printer } = parts
  const bureaus = createBureaus(config, db)
  const bodies = createBodySealer(secret)
  const consents = createConsents(db, secret)
  const papers = createContractPapers({ config, db, blobs, secret, printer, consents })
  const deps: CollectDeps = {
    config,
    db,
    secret,
    codes,
    sms,
    bodies,
    bureaus,
    consents,
    papers,
    registry: createRegistry(config),
    sessionBox: createBox(secret, 'bureau-session'),
    signerBox: createBox(secret, 'collect-signer'),
    callbackBox: createCallbackBox(secret),
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
  }
  let stopSweep = () => {}
  return {
    routes: [
      ...implement(contract.collect, {
        ...entryCalls(deps),
        ...licenseCall,
        ...signerCalls(deps),
        ...ownConsentCalls(deps, onRevoked),
        ...loginCalls(deps),
        ...runCalls(deps),
      }),
      ...implement(contract.collected, collectedCalls),
      ...implement(contract.consent, {
        ...ledgerCalls({ db, consents, papers, onRevoked }),
        ...officeCalls(deps),
        ...channelCalls(deps),
      }),
    ],
    tasks: createTaskGate(db, bodies),
    jobs: [collectJob(deps), callbackJob(deps)],
    start(log) {
      stopSweep = startSweep(db, log)
    },
    async stop() {
      stopSweep()
      await bureaus.stop()
    },
  }
}
