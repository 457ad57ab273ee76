/** What is done to the running product. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CrashWorld } from '../../apps/server/test/collect/crash-world.ts'
import type { Sandbox } from '../../apps/server/test/collect-phone.ts'
import { steady } from '../lib/steady.ts'

export const BLOWS = ['api', 'worker', 'postgres', 'sandbox', 'cut', 'full'] as const
export type Blow = (typeof BLOWS)[number]

/** How long the disk stays full. */
const FULL_MS = 2_000
/** Where writes end that need room. */
const FULL_TABLES = [
  ...['invoice', 'import_batch', 'report', 'report_facts', 'collect_item'],
  ...['gl_voucher_line', 'public_answer'],
]

export async function strike(blow: Blow, world: CrashWorld, sandbox: Sandbox): Promise<void> {
  if (blow === 'sandbox') await sandbox.restart()
  else if (blow === 'cut') await steady(() => world.db.run(CUT))
  else if (blow === 'full') await fillDisk(world)
  else await world.kill(blow)
}

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

/** The database says what it says when its disk is full; the disk of this machine is left alone. */
async function fillDisk({ db }: CrashWorld): Promise<void> {
  const all = (sql: (table: string) => string) =>
    steady(() => db.pool.query(FULL_TABLES.map(sql).join(';')))
  await steady(() =>
    db.pool.query(`create or replace function disk_is_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`),
  )
  await all(
    (table) => `create or replace trigger disk_is_full before insert or update on ${table}
      execute function disk_is_full()`,
  )
  await sleep(FULL_MS)
  await all((table) => `drop trigger if exists disk_is_full on ${table}`)
}
