import type { contract } from '@xinjian/contract'
import type { NounRoutes } from '../../http/implement.ts'
import type { JobKind } from '../../jobs/job.ts'
import { importJob } from './job.ts'
import { type IntakeDeps, intakeRoutes } from './routes.ts'

export interface IntakeFeature {
  routes: NounRoutes<typeof contract.intake>
  job: JobKind
}

/** Upload → import job → facts in the database. */
export const intakeFeature = (deps: IntakeDeps): IntakeFeature => ({
  routes: intakeRoutes(deps),
  job: importJob(deps.db, deps.blobs),
})
