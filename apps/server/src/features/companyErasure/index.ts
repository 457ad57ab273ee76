import type { FastifyBaseLogger } from 'fastify'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import type { Mailer } from '../../outside/mail.ts'
import type { Columns } from '../../security/column/column.ts'
import type { Secret } from '../../security/secret.ts'
import type { CheckpointDeps } from '../audit/index.ts'
import { erasureJob } from './job.ts'
import { createErasureLinks } from './link.ts'
import { companyErasureRoutes } from './routes.ts'
import { startErasureSweep } from './sweep.ts'

export { isClosed } from './store.ts'

interface Deps {
  db: Database
  columns: Columns
  secret: Secret
  mail: Mailer
  stores: { readonly blobs: Blobs; readonly pictures: Blobs; readonly exports: Blobs }
  checkpoints: CheckpointDeps
  config: { publicUrl: string; backupDir: string | null; backupKeep: number }
}

/** Calls, job and sweep of erasing a company for good. */
export const companyErasureFeature = (deps: Deps) => {
  const { db, columns, secret, mail, stores, checkpoints, config } = deps
  const links = createErasureLinks(secret, config.publicUrl)
  const { blobs, pictures, exports: files } = stores
  return {
    routes: companyErasureRoutes({ db, links, columns }),
    job: (log: FastifyBaseLogger) =>
      erasureJob({
        ...{ db, columns, checkpoints, log, stores: [blobs, pictures, files] },
        backupKeep: config.backupDir === null ? null : config.backupKeep,
      }),
    startSweep: (log: FastifyBaseLogger) => startErasureSweep({ db, columns, mail, links }, log),
  }
}
