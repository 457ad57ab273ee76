import type { Db } from '../db/pool.ts'
import type { JobTable } from './job.ts'

const COLUMNS = [
  'company_id',
  'status',
  'fence',
  'attempt',
  'faults',
  'lease_until',
  'created_at',
  'trace',
]

/** Throws, naming what is missing, when a table that a kind of job declares cannot hold jobs. */
export async function mustHoldJobs(db: Db, table: JobTable): Promise<void> {
  const wanted = [
    ...COLUMNS,
    table.key,
    ...(table.delayed ? ['due_at'] : []),
    ...(table.lane ? [table.lane] : []),
    ...(table.kinds ? [table.kinds.column] : []),
  ]
  const found = await db.rows<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped',
    [table.name],
  )
  const names = new Set(found.map((column) => column.name))
  const missing = wanted.filter((column) => !names.has(column))
  if (missing.length > 0) throw new Error(`job table ${table.name} lacks ${missing.join(', ')}`)
}
