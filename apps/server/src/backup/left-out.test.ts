/** What the manual (25.3.4) lists as not to be copied, and its neighbours that are. */
import { expect, it } from 'vitest'
import { isLeftOut } from './left-out.ts'

it.each([
  'postmaster.pid',
  'postmaster.opts',
  'pg_wal/000000010000000000000001',
  'pg_replslot/xinjian_backup/state',
  'pg_dynshmem/mmap.1',
  'pg_notify/0000',
  'pg_serial/0000',
  'pg_snapshots/1',
  'pg_stat_tmp/global.stat',
  'pg_subtrans/0000',
  'base/pgsql_tmp/pgsql_tmp12.0',
  'base/16384/pg_internal.init',
  'global/pg_internal.init',
])('%s is not', (name) => {
  expect(isLeftOut(name)).toBe(true)
})

it.each([
  ...[
    'PG_VERSION',
    'global/pg_control',
    'base/16384/1259',
    'pg_xact/0000',
    'pg_multixact/members/0000',
  ],
  ...[
    'pg_wal',
    'pg_replslot',
    'pg_hba.conf',
    'postgresql.auto.conf',
    'pg_stat/pgstat.stat',
    'pg_logical/mappings',
  ],
])('%s is', (name) => {
  expect(isLeftOut(name)).toBe(false)
})
