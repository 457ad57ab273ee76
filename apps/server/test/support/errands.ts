/** A table of jobs for tests of the kernel: an errand has a text that whoever has it may write. */
import pino from 'pino'
import type { Database } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { claimed } from '../../src/jobs/claimed.ts'
import type { Claim, JobKind, JobTable } from '../../src/jobs/job.ts'
import { startWorker } from '../../src/jobs/worker.ts'

export const ERRANDS: JobTable = { name: 'errand', key: 'no', running: 'RUNNING' }

/** As a migration would make it: guarded by company, its claim open to the platform. */
export const makeErrands = (db: Database) =>
  db.pool.query(
    `create table errand (company_id int not null, no text not null, status text not null default 'QUEUED',
       fence int not null default 0, attempt int not null default 0, faults int not null default 0, lease_until timestamptz,
       created_at timestamptz not null default now(), text text not null default '', trace text, primary key (company_id, no));
     call guard_by_company('errand');
     call open_to_system('errand', 'company_id, no, status, fence, attempt, lease_until, created_at, text, trace',
       'status, fence, attempt, lease_until')`,
  )

export const queueErrand = (db: Database, no: string, companyId = 1) =>
  tenantOf(db, companyId).run('insert into errand (company_id, no) values ($1, $2)', [no])

export interface Errand {
  status: string
  fence: number
  attempt: number
  lease_until: Date
  text: string
}

export const errand = async (db: Database, no: string): Promise<Errand> =>
  (await db.one<Errand>(
    'select status, fence, attempt, lease_until, text from errand where no = $1',
    [no],
  ))!

/** As if the worker's lease had run out unnoticed. */
export const lapse = (db: Database, no: string) =>
  db.run("update errand set lease_until = now() - interval '1 second' where no = $1", [no])

/** Writes the end of an errand under a claim. */
export const finish = (db: Database, claim: Claim, text: string) =>
  claimed(tenantOf(db, claim.companyId), claim).write(
    "status = 'DONE', lease_until = null, text = $4",
    [text],
  )

/** A worker of errands with short pauses. */
export const workErrands = (db: Database, run: JobKind['run'], fail?: JobKind['fail']) =>
  startWorker(
    db,
    [
      {
        table: ERRANDS,
        concurrency: 1,
        maxAttempts: 5,
        run,
        fail: fail ?? ((claim, message) => finish(db, claim, message).then(() => undefined)),
      },
    ],
    pino({ level: 'silent' }),
    { renewMs: 30, stopMs: 50 },
  )
