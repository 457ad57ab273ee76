import type { Blobs } from '../../blobs.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import type { GuardedReaders } from '../../outside/recognition/guarded.ts'
import type { Verifier } from '../../outside/verification/verifier.ts'
import type { Secret } from '../../security/secret.ts'
import { recordCorrections } from '../recognition/index.ts'
import { type BatchJobDeps, verifyBatchJob } from './batch/job.ts'
import { batchRoutes } from './batch/routes.ts'
import { createBudget } from './budget.ts'
import { caseReader } from './picture/case.ts'
import { startPictureSweep } from './picture/retention.ts'
import { createTurns } from './picture/turns.ts'
import { createPolls } from './polls.ts'
import { verifyRoutes } from './routes.ts'
import { startCheckSweep } from './sweep.ts'

export { ownedTables } from './batch/owned.ts'
export { type ConsistentInvoice, consistentBetween, newestMarks } from './consistent.ts'
export { checkWalk } from './list.ts'
export { noteOf } from './notes.ts'
export { costOfPoll, isJudged, type Polls, typedOf } from './polls.ts'
export { quoteOf } from './quote.ts'
export { checkByNo, type VerificationRecord } from './store.ts'
export { TooDear } from './verification.ts'
export { wireRow } from './wire.ts'
export { VERIFY_NAME } from './words.ts'

interface Deps {
  config: Config
  db: Database
  blobs: Blobs
  secret: Secret
  verifier: Verifier
  /** Originals of pictures. */
  pictures: Blobs
  /** Vendors that may read pictures. */
  readers: GuardedReaders
}

/** Verification of invoices, one by one, out of pictures and files, and by the table. */
export function verifyFeature({ config, db, blobs, secret, verifier, pictures, readers }: Deps) {
  const budget = createBudget(db, secret)
  const checks = { verifier, budget }
  const reading = {
    db,
    pictures,
    vendors: readers.vendors,
    keptDays: config.pictureDays,
    turns: createTurns(),
  }
  return {
    routes: [
      ...verifyRoutes({ ...checks, ...reading, recordCorrections }),
      ...batchRoutes({ db, blobs, mayWait: config.queuePerCompany }),
    ],
    polls: createPolls(checks),
    voucherCase: caseReader(pictures),
    job: (log: BatchJobDeps['log']) => verifyBatchJob({ db, blobs, verifier, budget, log }),
    startSweep(log: Parameters<typeof startCheckSweep>[2]) {
      const stops = [startCheckSweep(db, budget, log), startPictureSweep(db, pictures, log)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
