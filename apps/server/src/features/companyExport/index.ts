import type { FastifyBaseLogger } from 'fastify'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import type { Columns } from '../../security/column/column.ts'
import type { LogSigner } from '../../security/log-signer.ts'
import { companyExportJob } from './job.ts'
import { companyExportRoutes } from './routes.ts'

export { startCompanyExportSweep } from './sweep.ts'

interface Deps {
  db: Database
  stores: { readonly blobs: Blobs; readonly pictures: Blobs; readonly exports: Blobs }
  columns: Columns
  signer: LogSigner
}

/** Calls and job of exports of everything that a company has. */
export const companyExportFeature = ({ db, stores, columns, signer }: Deps) => {
  const { blobs, pictures, exports: files } = stores
  return {
    routes: companyExportRoutes({ files }),
    job: (log: FastifyBaseLogger) =>
      companyExportJob({ ...{ db, files, columns, signer, log }, stores: [blobs, pictures] }),
  }
}
