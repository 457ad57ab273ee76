/** A worker process of its own, to be killed: node import-worker.ts DATABASE_URL DATA_DIR. */
import pino from 'pino'
import { createBlobs } from '../../src/blobs.ts'
import { openDatabase } from '../../src/db/pool.ts'
import { importJob } from '../../src/features/intake/job.ts'
import { startWorker } from '../../src/jobs/worker.ts'

const [url, dataDir] = process.argv.slice(2) as [string, string]
const db = openDatabase(url, () => undefined)
await startWorker(db, [importJob(db, createBlobs(dataDir))], pino({ level: 'silent' }))
