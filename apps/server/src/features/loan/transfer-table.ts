import type { JobTable } from '../../jobs/job.ts'

/** Transfers to payees, as work. A queued one waits for its `due_at`: the bank is asked again after a pause. */
export const TRANSFERS: JobTable = {
  name: 'loan_transfer',
  key: 'no',
  running: 'SENDING',
  delayed: true,
}
