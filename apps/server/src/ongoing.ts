/** What goes on by itself, beside requests and jobs: in every process that works. */
import type { FastifyBaseLogger } from 'fastify'
import { startBlobSweep } from './blob-sweep.ts'
import type { Blobs } from './blobs.ts'
import type { Config } from './config.ts'
import type { Database } from './db/pool.ts'
import { type CheckpointDeps, startCheckpoints, startWaitingLines } from './features/audit/index.ts'
import { startBillFreeze } from './features/billing/index.ts'
import { startDaySums } from './features/board/index.ts'
import { startCompanyExportSweep } from './features/companyExport/index.ts'
import { startConsentSweep } from './features/consent/index.ts'
import { startInitials } from './features/enterprise/index.ts'
import { startLeadSweep } from './features/lead/index.ts'
import { startLendingDemoSweep } from './features/lendingDemo/index.ts'
import { startExportSweep } from './features/listExport/index.ts'
import { type LoanSubjects, startLoanDays } from './features/loan/index.ts'
import { startNoticeSweep } from './features/notice/index.ts'
import { startPeerRefresh } from './features/peers/index.ts'
import { startScfAlerts } from './features/scf/index.ts'
import { startSensitive } from './features/sensitive/index.ts'

type Deps = {
  db: Database
  config: Pick<Config, 'noticeDays'>
  stores: Parameters<typeof startBlobSweep>[1] & { exports: Blobs }
  checkpoints: CheckpointDeps
  subjects: LoanSubjects
} & Pick<Parameters<typeof startSensitive>[0], 'links' | 'columns'>

/** Begins all of it; each that is given back ends one. */
export function startOngoing(deps: Deps, log: FastifyBaseLogger): (() => void)[] {
  const { db, config, stores, checkpoints, links, columns, subjects } = deps
  startInitials(db, log)
  return [
    startPeerRefresh(db, log),
    startExportSweep(db, stores.exports, log),
    startCompanyExportSweep(db, stores.exports, log),
    startBlobSweep(db, stores, log),
    startConsentSweep(db, log),
    startDaySums(db, log),
    startBillFreeze(db, log),
    startCheckpoints(checkpoints, log),
    startWaitingLines(db, log),
    startSensitive({ db, links, columns }, log),
    startLeadSweep(db, log),
    startLendingDemoSweep(db, log),
    startScfAlerts(db, log),
    startLoanDays({ db, subjects }, log),
    startNoticeSweep(db, config.noticeDays, log),
  ]
}
