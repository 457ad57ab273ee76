import type { contract } from '@xinjian/contract'
import type { Printer } from '@xinjian/report-files/pdf'
import type { Blobs } from '../../blobs.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import type { NounRoutes } from '../../http/implement.ts'
import type { JobKind } from '../../jobs/job.ts'
import type { LendingSources } from '../../outside/lending/connector.ts'
import type { PublicSources } from '../../outside/public/connector.ts'
import type { Secret } from '../../security/secret.ts'
import type { Agreements } from '../agreement/index.ts'
import { type ConsentService, createLendingConsents } from '../consent/index.ts'
import { createPeerValues } from '../peers/index.ts'
import { completionJob } from './completion/job.ts'
import { engines } from './engines/engines.ts'
import { objectedRecords } from './evidence/objected.ts'
import { createReportFiles } from './files/files.ts'
import { createReportPacks } from './files/pack.ts'
import { reportJob } from './job.ts'
import { frameSites } from './justice/calls.ts'
import { createProver } from './proof.ts'
import { createRecordedAccess } from './recorded-access.ts'
import { reportRoutes } from './routes.ts'
import { createReportSeals } from './seal.ts'
import { createShares } from './share.ts'
import { createNamedAccess, type NamedAccess } from './stored/named.ts'

export interface ReportFeature {
  routes: NounRoutes<typeof contract.report>
  job: JobKind
  /** Makes reports again that lacked what could not be had. */
  completions: JobKind
  /** For objections to records that reports show. */
  objected: ReturnType<typeof objectedRecords>
  /** For judgements that name the reports they rest on. */
  named: NamedAccess
  /** Sites that may show the page of a link in a frame. */
  frameSites(token: string): Promise<readonly string[]>
}

export function reportFeature(deps: {
  config: Config
  db: Database
  blobs: Blobs
  secret: Secret
  printer: Printer
  consents: ConsentService
  agreements: Agreements
  /** Where this process finds the pages that are printed. */
  pages: string
  publicSources: PublicSources
  lendingSources: LendingSources
}): ReportFeature {
  const shares = createShares(deps.db, deps.secret)
  const files = createReportFiles({ ...deps, shares })
  const seals = createReportSeals(deps.secret)
  const recorded = createRecordedAccess(seals)
  const lenders = { sources: deps.lendingSources, consents: createLendingConsents(deps.secret) }
  return {
    routes: reportRoutes({
      config: deps.config,
      db: deps.db,
      blobs: deps.blobs,
      files,
      packs: createReportPacks({ ...deps, files, shares }),
      shares,
      publicSources: deps.publicSources,
      engines,
      recorded,
      prove: createProver({ ...deps, seals }),
    }),
    named: createNamedAccess(recorded),
    objected: objectedRecords(recorded),
    frameSites: (token) => frameSites(shares, token),
    job: reportJob({ ...deps, lenders, seals, peers: createPeerValues(deps.secret) }),
    completions: completionJob({ ...deps, lenders }),
  }
}
