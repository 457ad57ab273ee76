/** What of a data folder is not copied, as the manual lists it (25.3.4): made anew at each start, or the log, which goes its own way. */

const FILES = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'tablespace_map',
  'backup_label.old',
  'tablespace_map.old',
  'recovery.signal',
  'standby.signal',
  'current_logfiles',
])
/** The folders stay, empty. */
const FOLDERS =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//

/** @param name under the data folder, with `/` */
export function isLeftOut(name: string): boolean {
  const parts = name.split('/')
  return (
    FILES.has(name) ||
    FOLDERS.test(name) ||
    parts.some((part) => part.startsWith('pgsql_tmp')) ||
    parts.at(-1) === 'pg_internal.init'
  )
}
